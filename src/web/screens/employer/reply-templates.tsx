import { useQuery } from '@tanstack/react-query'
import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#rules/limits.ts'
import { failedLine } from '#web/api/failed-line.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { useMay } from '#web/session/use-may.ts'
import { replyTemplates as standardTexts } from '#words/reply-templates.ts'
import { ReplyTemplateDialog, type ReplyText } from './reply-templates/reply-template-dialog.tsx'
import { ReplyTemplateRow } from './reply-templates/reply-template-row.tsx'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '返信テンプレート', hidden: true })

/** The employer's reply templates, and the product's to start from. */
export default function ReplyTemplates() {
  const list = useQuery(read('listReplyTemplates'))
  const mayWrite = useMay('application:decide')
  const [edited, setEdited] = useState<ReplyText | null>(null)
  const templates = list.data?.templates ?? []
  const announceRemoval = useFocusAfterRemoval(
    templates.map(({ id }) => id),
    'reply-template',
  )
  const isFull = templates.length >= limits.replyTemplatesPerEmployer
  return (
    <>
      <PageHead
        title="返信テンプレート"
        lead="応募者への返信によく使う文面です。応募者を選んでまとめて連絡するときに使えます。"
        actions={
          mayWrite && (
            <Button variant="primary" disabled={isFull} onClick={() => setEdited({ name: '', text: '' })}>
              <Plus className="ui-icon" aria-hidden="true" />
              追加する
            </Button>
          )
        }
      />
      <div className="ui-stack pt-6">
        {isFull && mayWrite && (
          <p className="text-sm">
            {limits.replyTemplatesPerEmployer}件まで保存できます。追加するには、使わないものを削除してください。
          </p>
        )}
        <QueryState query={list} waiting={<SkeletonRows count={3} />} failure={failedLine}>
          {() =>
            templates.length === 0 ? (
              <EmptyState title="返信テンプレートはまだありません">
                {mayWrite
                  ? '「追加する」を押すか、下の文例をもとに作れます。'
                  : '応募者に連絡できる人が追加すると、ここに並びます。'}
              </EmptyState>
            ) : (
              <ul className="sheet" aria-label="返信テンプレート">
                {templates.map((template) => (
                  <ReplyTemplateRow
                    key={template.id}
                    template={template}
                    onEdit={mayWrite ? () => setEdited(template) : undefined}
                    onRemove={announceRemoval}
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
        {/* The list's end is unknown until it is loaded. */}
        {mayWrite && !list.isPending && (
          <section className="sheet sheet--padded ui-stack" aria-labelledby="standard-texts">
            <div>
              <h2 className="text-md font-bold" id="standard-texts">
                文例
              </h2>
              <p className="text-sm text-muted ui-phrase">まとめて連絡する画面では、保存しなくても選べます。</p>
            </div>
            <ul className="ui-stack ui-stack--tight" aria-labelledby="standard-texts">
              {[...standardTexts.rejected, ...standardTexts.message].map(({ label, text }) => (
                <li className="ui-row ui-row--between border-t border-rule-soft pt-3" key={label}>
                  <span className="font-bold">{label}</span>
                  <Button
                    size="sm"
                    disabled={isFull}
                    aria-label={`「${label}」をもとにして作る`}
                    onClick={() => setEdited({ name: label, text })}
                  >
                    <Copy className="ui-icon" aria-hidden="true" />
                    もとにして作る
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {edited && <ReplyTemplateDialog edited={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
