import { Copy, FileText, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { ListItems, useList } from '#web/parts/lists/list-page.tsx'
import { RowMenu } from '#web/parts/row-menu.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'
import './my-job-row.css'

/** The employer's drafts and templates, last changed first; few enough for one page. */
export function DraftList() {
  const list = useList('listJobDrafts', { prefix: 'draft', itemsOf: ({ drafts }) => drafts })
  return (
    <ListItems
      list={list}
      waiting={{ rows: 3 }}
      empty={{
        title: '下書きとひな形はまだありません',
        text: '求人の入力中に「下書きを保存」を押すと、ここに並びます。',
        actions: <LinkButton to={pagePath('addJob')}>求人を書く</LinkButton>,
      }}
    >
      {(drafts) => (
        <ul className="sheet my-job-row__list">
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onRemove={list.announceRemoval} />
          ))}
        </ul>
      )}
    </ListItems>
  )
}

function DraftRow({ draft, onRemove }: { draft: JobDraft; onRemove: (id: string) => void }) {
  const [question, setQuestion] = useState<'template' | 'delete' | null>(null)
  const { posting, template_name } = draft
  const title = posting.title?.trim() || '（求人タイトルなし）'
  const close = () => setQuestion(null)
  return (
    <li className="my-job-row grid gap-x-6 gap-y-3 border-b border-rule p-(--pad-card) last:border-0">
      <div>
        <div className="ui-row ui-row--tight">
          {template_name ? <Badge tone="info">ひな形</Badge> : <Badge>下書き</Badge>}
          <span className="ui-number text-xs text-muted">{monthDayTimeText(draft.updated_at)}更新</span>
        </div>
        <h2 className="mt-1.5 text-md" id={`draft-${draft.id}`} tabIndex={-1}>
          {template_name ?? title}
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-xs/[inherit] text-muted">
          {[template_name && title, posting.company, posting.location].map(
            (fact) => fact && <span key={fact}>{fact}</span>,
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6 @min-[44rem]/my-job-rows:contents @max-[43.99rem]/my-job-rows:order-2">
        <span />
        <span />
      </div>
      <div className="ui-row ui-row--tight ui-row--nowrap @max-[43.99rem]/my-job-rows:order-3">
        <LinkButton
          to={pagePath('addJob', { draft: draft.id })}
          size="sm"
          className="min-h-9"
          aria-label={template_name ? `ひな形「${template_name}」から求人を作る` : `「${title}」の続きを書く`}
        >
          {template_name ? (
            <Copy className="ui-icon" aria-hidden="true" />
          ) : (
            <Pencil className="ui-icon" aria-hidden="true" />
          )}
          {template_name ? '求人を作る' : '続きを書く'}
        </LinkButton>
        <RowMenu
          label={`「${template_name ?? title}」のその他の操作`}
          actions={[
            {
              label: template_name ? 'ひな形の名前を変える' : 'ひな形にする',
              icon: FileText,
              onSelect: () => setQuestion('template'),
            },
            { label: '削除する', icon: Trash2, danger: true, onSelect: () => setQuestion('delete') },
          ]}
        />
      </div>
      {question === 'template' && <TemplateDialog draft={draft} onClose={close} />}
      <DeleteQuestion draft={draft} open={question === 'delete'} onClose={close} onRemove={onRemove} />
    </li>
  )
}

function DeleteQuestion(props: {
  draft: JobDraft
  open: boolean
  onClose: () => void
  onRemove: (id: string) => void
}) {
  const { draft, open, onClose, onRemove } = props
  const about = `draft:${draft.id}`
  const removal = useChange(
    {
      mutationFn: (id: string) => call('deleteJobDraft', { params: { id } }),
      onMutate: onRemove,
      onSuccess: ({ message }) => toast.success(message, undefined, about),
      onError: (error) => toast.error(failureText(error, words('削除に失敗しました')), undefined, about),
      onSettled: onClose,
    },
    (id) => id,
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={draft.template_name ? 'ひな形を削除しますか？' : '下書きを削除しますか？'}
      verb="削除する"
      busyVerb="削除しています…"
      danger
      busy={removal.isPending}
      onConfirm={() => removal.mutate(draft.id)}
    >
      <p>削除すると、元に戻せません。公開中の求人は変わりません。</p>
    </ConfirmDialog>
  )
}

const words = (refused: string) => ({ refused, unreachable: 'エラーが発生しました' })

type JobDraft = ResponseData<'listJobDrafts'>['drafts'][number]

/** Asks for a template's name. */
function TemplateDialog({ draft, onClose }: { draft: JobDraft; onClose: () => void }) {
  const [name, setName] = useState(
    draft.template_name ?? draft.posting.title?.trim().slice(0, limits.templateName) ?? '',
  )
  const [fault, setFault] = useState<string>()
  const change = useChange(
    {
      mutationFn: (template_name: string) =>
        call('editJobDraft', { params: { id: draft.id }, body: { template_name, updated_at: draft.updated_at } }),
      onSuccess: ({ message }) => {
        toast.success(message, undefined, `draft:${draft.id}`)
        onClose()
      },
      onError: (error) => setFault(failureText(error, words('保存に失敗しました'))),
    },
    () => draft.id,
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setFault('名前を入力してください')
    setFault(undefined)
    change.mutate(name.trim())
  }

  return (
    <FormDialog
      onClose={onClose}
      title="ひな形の名前"
      verb="ひな形として保存する"
      busyVerb="保存しています…"
      busy={change.isPending}
      onSubmit={submit}
    >
      <Field label="名前" required error={fault} hint="例：店舗スタッフの基本。求人を書きはじめるときに選べます。">
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={limits.templateName}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
