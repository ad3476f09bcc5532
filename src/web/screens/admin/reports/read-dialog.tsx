import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { read } from '#web/api/read-query.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { tableTimeText } from '#words/full-dates.ts'

type MessageReportFacts = ResponseData<'listMessageReports'>['reports'][number]

/** A reported conversation. Fetched only on confirmation, because the audit log records its reader. */
export function ReadDialog({ report, onClose }: { report: MessageReportFacts; onClose: () => void }) {
  const [reads, setReads] = useState(false)
  const aboutId = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={reads ? '報告されたやり取り' : 'やり取りを読みますか？'}
      describedBy={aboutId}
    >
      <DialogBody>
        <p id={aboutId} className="ui-phrase">
          {report.applicant.name}さんと{report.job.company}
          のやり取りです（新しいものから200件まで）。閲覧した方と日時は、操作の記録に残ります。
        </p>
        {reads && <Messages report={report} />}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{reads ? '閉じる' : 'キャンセル'}</Button>
        {!reads && (
          <Button variant="primary" onClick={() => setReads(true)}>
            記録して読む
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}

function Messages({ report }: { report: MessageReportFacts }) {
  const query = useQuery({
    ...read('readMessageReport', { params: { id: report.id } }),
    // Each fetch is recorded in the audit log.
    ...{ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false },
  })
  return (
    <QueryState query={query} of="やり取り" waiting={<SkeletonText label="やり取りを読み込み中" />}>
      {({ messages }) => (
        <ol className="ui-stack ui-stack--tight" aria-label="やり取り">
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once
            <li key={index} className="not-first:border-t border-rule-soft not-first:pt-3">
              <p className="ui-row ui-row--tight items-baseline text-sm">
                <b>{message.sender === 'applicant' ? `${report.applicant.name}さん` : report.job.company}</b>
                <span className="ui-number text-xs text-muted">{tableTimeText(message.sent_at)}</span>
                {message.is_reported && <Badge tone="warning">報告されたメッセージ</Badge>}
              </p>
              <p className="text-sm mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{message.body}</p>
            </li>
          ))}
        </ol>
      )}
    </QueryState>
  )
}
