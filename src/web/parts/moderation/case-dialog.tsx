import type { ResponseData } from '#contract/endpoints.ts'
import { requiredLines } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { call } from '#web/api/client.ts'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useReadRecord } from './use-read-record.ts'

type WholeCase = ResponseData<'readCase'>['case']

/** What is about to be done in a case. */
export type CaseQuestion =
  | { what: 'note' | 'tell' | 'reject' | 'suspend' | 'close' }
  | { what: 'stop'; job: { id: string; title: string } }

type Words = { title: string; about: string; label: string; verb: string; busyVerb: string; danger?: boolean }

const words: Record<CaseQuestion['what'], Words> = {
  note: {
    title: 'メモを追加しますか？',
    about: '運営者だけが読みます。',
    label: 'メモ',
    verb: '追加する',
    busyVerb: '保存しています…',
  },
  tell: {
    title: '応募者に通知しますか？',
    about: 'この企業の求人に応募した全員に、お知らせとメールで送ります。1回だけ送れます。',
    label: '通知の内容',
    verb: '通知する',
    busyVerb: '送信しています…',
  },
  reject: {
    title: '承認待ちの求人を却下しますか？',
    about: '承認待ちの求人と修正を、すべて同じ理由で却下します。理由は募集企業に届きます。',
    label: '却下の理由',
    verb: '却下する',
    busyVerb: '却下しています…',
    danger: true,
  },
  stop: {
    title: '求人の掲載を停止しますか？',
    about: '理由は募集企業に届きます。応募者には、停止したことだけを通知します。',
    label: '停止の理由',
    verb: '掲載を停止する',
    busyVerb: '停止しています…',
    danger: true,
  },
  suspend: {
    title: 'ユーザーの利用を停止しますか？',
    about: 'ログインできなくなり、掲載中の求人は公開されません。理由は本人にメールで届きます。',
    label: '停止の理由',
    verb: '利用を停止する',
    busyVerb: '停止しています…',
    danger: true,
  },
  close: {
    title: '案件を終了しますか？',
    about: 'この案件の報告も、すべて対応済みになります。結論は運営者だけが読みます。',
    label: '結論',
    verb: '終了する',
    busyVerb: '保存しています…',
  },
}

/** What may have been added to a case since it was read. */
const caseParts = {
  reports: '求人の報告',
  message_reports: 'メッセージの報告',
  contacts: 'お問い合わせ',
  notes: 'メモ',
  assignee: '担当者',
  told: '応募者への通知',
}

/** Asks for the text of an act in a case, and executes it. The text stays after a failure. */
export function CaseDialog(props: { asking: CaseQuestion; found: WholeCase; onClose: () => void }) {
  const { asking, onClose } = props
  const { read: found, changed } = useReadRecord(props.found, caseParts, pagePath('adminCase', { id: props.found.id }))
  const { title, about, label, verb, busyVerb, danger } = words[asking.what]
  return (
    <TextDialog
      onClose={onClose}
      title={title}
      about={
        <>
          {asking.what === 'stop' && <p>{asking.job.title}</p>}
          <p>{about}</p>
        </>
      }
      verb={verb}
      busyVerb={busyVerb}
      danger={danger ?? false}
      name="text"
      text={requiredLines(limits.contactMessage)}
      initial={asking.what === 'tell' ? found.told_template : ''}
      label={label}
      rows={asking.what === 'tell' ? 12 : 4}
      refused="操作に失敗しました"
      onFailure={(error, usual) => changed(error) ?? usual}
      onSubmit={async (text) => {
        const { message } = await send(asking, found, text)
        toast.success(message, found.account.name, `case:${found.id}`)
        onClose()
      }}
    />
  )
}

function send(
  asking: CaseQuestion,
  { id, account, updated_at: version }: WholeCase,
  text: string,
): Promise<{ message: string }> {
  const params = { id }
  switch (asking.what) {
    case 'note':
      return call('addCaseNote', { params, body: { text } })
    case 'tell':
      return call('notifyApplicants', { params, body: { text, version } })
    case 'reject':
      return call('rejectPendingOfCase', { params, body: { rejection_reason: text, version } })
    case 'close':
      return call('closeCase', { params, body: { finding: text, version } })
    case 'suspend':
      return call('suspendUser', { params: { id: account.id }, body: { reason: text } })
    case 'stop':
      return call('toggleJob', { params: { id: asking.job.id }, body: { stop: true, reason: text } })
  }
}
