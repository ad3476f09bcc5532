import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { reportStatuses } from '#rules/jobs/job-reports.ts'
import { read } from '#web/api/read-query.ts'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { PagedList } from '#web/parts/lists/paged-list.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { MessageReportCase, type MessageReportFacts } from './message-report-case.tsx'

const pageSize = 10

const closeDialog = lazyPart(async () => (await import('./close-dialog.tsx')).CloseDialog)
const readDialog = lazyPart(async () => (await import('./read-dialog.tsx')).ReadDialog)

type Status = (typeof reportStatuses)[number]

/** Reported messages, newest report first; their text is read one report at a time. */
export function MessageReports({ status, page }: { status: Status; page: number }) {
  const list = useQuery({
    ...read('listMessageReports', { query: { status, page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  const { reports, total } = list.data ?? {}
  const announceRemoval = useFocusAfterRemoval(reports?.map(({ id }) => id) ?? [], 'report')
  const [reading, setReading] = useState<MessageReportFacts | null>(null)
  const [closing, setClosing] = useState<MessageReportFacts | null>(null)
  return (
    <div className="ui-stack pt-6">
      <PagedList
        result={list}
        items={reports}
        total={total}
        page={page}
        pageSize={pageSize}
        waiting={<SkeletonRows count={3} label="報告を読み込み中" />}
        empty={
          status === 'closed' ? (
            <EmptyState title="対応済みの報告はありません">対応を終えた報告が、ここに並びます。</EmptyState>
          ) : (
            <EmptyState title="未対応の報告はありません">応募のメッセージが報告されると、ここに並びます。</EmptyState>
          )
        }
      >
        {(shown, stale) => (
          <div className="ui-stack" aria-busy={stale}>
            {shown.map((each) => (
              <MessageReportCase
                key={each.id}
                report={each}
                onRead={() => setReading(each)}
                onClose={() => setClosing(each)}
                onIntent={() => {
                  readDialog.preload()
                  closeDialog.preload()
                }}
              />
            ))}
          </div>
        )}
      </PagedList>
      {reading && (
        <Lazy key={reading.id} part={readDialog} onLoadError={() => setReading(null)}>
          {(ReadDialog) => <ReadDialog report={reading} onClose={() => setReading(null)} />}
        </Lazy>
      )}
      {closing && (
        <Lazy key={closing.id} part={closeDialog} onLoadError={() => setClosing(null)}>
          {(CloseDialog) => (
            <CloseDialog
              report={closing}
              endpoint="closeMessageReport"
              list="listMessageReports"
              about={`「${closing.job.title}」の応募のメッセージについての報告を閉じます。報告した方と相手には通知しません。`}
              onClosed={announceRemoval}
              onCancel={() => setClosing(null)}
            />
          )}
        </Lazy>
      )}
    </div>
  )
}
