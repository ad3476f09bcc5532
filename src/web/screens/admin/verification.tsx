import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { ListSearch } from '#web/parts/lists/list-filters.tsx'
import { keywordIn, pageIn } from '#web/parts/lists/list-query.ts'
import { ListScreen } from '#web/parts/lists/list-screen.tsx'
import { PagedList } from '#web/parts/lists/paged-list.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { RequestCase, type VerificationRequest } from './verification/request-case.tsx'

const pageSize = 10

const decisionDialog = lazyPart(async () => (await import('./verification/decision-dialog.tsx')).DecisionDialog)

type Asking = { about: 'accept' | 'refuse'; request: VerificationRequest }

export const meta = () => pageMeta({ title: '企業の確認', hidden: true })

/** Employers waiting for verification, oldest request first. The search is in the address. */
export default function Verification() {
  const [query] = useSearchParams()
  const q = keywordIn(query)
  const page = pageIn(query)
  const list = useQuery({
    ...read('listVerificationRequests', { query: { q, page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  const { requests, total } = list.data ?? {}
  const [now] = useState(() => new Date())
  const announceRemoval = useFocusAfterRemoval(requests?.map(({ id }) => id) ?? [], 'verification')
  const [asking, setAsking] = useState<Asking | null>(null)
  return (
    <ListScreen
      title="企業の確認"
      total={list.isPlaceholderData ? undefined : total}
      totalText={{ before: `${q ? '条件に合う、' : ''}確認待ちの企業は`, after: '社です。' }}
      filtersLabel="企業の絞り込み"
      filters={<ListSearch label="企業を検索" placeholder="会社名、アカウント名、メールアドレス" />}
    >
      <PagedList
        result={list}
        items={requests}
        total={total}
        page={page}
        pageSize={pageSize}
        waiting={<SkeletonRows count={4} label="申請を読み込み中" />}
        empty={<NoRequests searched={q !== ''} />}
      >
        {(shown, stale) => (
          <div className="ui-stack" aria-busy={stale}>
            {shown.map((each) => (
              <RequestCase
                key={each.id}
                request={each}
                now={now}
                onAccept={() => setAsking({ about: 'accept', request: each })}
                onRefuse={() => setAsking({ about: 'refuse', request: each })}
                onIntent={decisionDialog.preload}
              />
            ))}
          </div>
        )}
      </PagedList>
      <Question asking={asking} onDecided={announceRemoval} onClose={() => setAsking(null)} />
    </ListScreen>
  )
}

/** The dialog before a decision. Its texts are kept per request until the screen is left. */
function Question(props: { asking: Asking | null; onDecided: (id: string) => void; onClose: () => void }) {
  const { asking, onDecided, onClose } = props
  const drafts = useRef(new Map<string, string>())
  if (!asking) return null
  const { about, request } = asking
  const key = `${about} ${request.id}`
  return (
    <Lazy key={key} part={decisionDialog} onLoadError={onClose}>
      {(DecisionDialog) => (
        <DecisionDialog
          about={about}
          request={request}
          draft={drafts.current.get(key) ?? ''}
          onDraft={(text) => drafts.current.set(key, text)}
          onDecided={onDecided}
          onClose={onClose}
        />
      )}
    </Lazy>
  )
}

function NoRequests({ searched }: { searched: boolean }) {
  if (searched)
    return (
      <EmptyState
        title="条件に合う企業が見つかりません"
        actions={<LinkButton to={pagePath('adminVerification')}>条件をクリアする</LinkButton>}
      >
        言葉を短くしてお試しください。
      </EmptyState>
    )
  return (
    <EmptyState title="確認待ちの企業はありません">
      企業が企業プロフィールから申請すると、ここに古いものから並びます。
    </EmptyState>
  )
}
