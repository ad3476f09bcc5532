import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type ContactStatus, contactCategories, contactStatuses, contactUrgencies } from '#rules/contact-messages.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { choiceIn, keywordIn, pageIn } from '#web/parts/lists/list-query.ts'
import { ListScreen } from '#web/parts/lists/list-screen.tsx'
import { PagedList } from '#web/parts/lists/paged-list.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { ContactCase, type ContactFacts } from './contact-inbox/contact-case.tsx'
import { categoryOptions, urgencyOptions } from './contact-inbox/contact-sorting.tsx'
import { useContactChanges } from './contact-inbox/use-contact-changes.ts'

const pageSize = 10
const statusLabel = { open: '未対応', closed: '対応済み' } as const

const answerDialog = lazyPart(async () => (await import('./contact-inbox/answer-dialog.tsx')).AnswerDialog)

export const meta = () => pageMeta({ title: 'お問い合わせ', hidden: true })

/** Messages to the operator, oldest unanswered first. Search and state are in the address. */
export default function ContactInbox() {
  const [query] = useSearchParams()
  const status = choiceIn(query, 'status', contactStatuses) || 'open'
  const q = keywordIn(query)
  const category = choiceIn(query, 'category', contactCategories)
  const urgency = choiceIn(query, 'urgency', contactUrgencies)
  const page = pageIn(query)
  const list = useQuery({
    ...read('listContactMessages', {
      query: {
        ...{ status, q, page: String(page), limit: String(pageSize) },
        ...(category && { category }),
        ...(urgency && { urgency }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const { messages, total } = list.data ?? {}
  const announceRemoval = useFocusAfterRemoval(messages?.map(({ id }) => id) ?? [], 'contact')
  const changes = useContactChanges(announceRemoval)
  const [answering, setAnswering] = useState<ContactFacts | null>(null)
  const address = (of: ContactStatus) =>
    pagePath('adminContact', { ...(of === 'closed' && { status: of }), ...(q && { q }) })
  return (
    <ListScreen
      title="お問い合わせ"
      total={list.isPlaceholderData ? undefined : total}
      totalText={{ before: `${q ? '条件に合う' : ''}${statusLabel[status]}のお問い合わせは`, after: '件です。' }}
      filtersLabel="お問い合わせの絞り込み"
      filters={
        <>
          <ListFilter name="category" label="分類" all="すべての分類" options={categoryOptions} />
          <ListFilter name="urgency" label="緊急度" all="すべての緊急度" options={urgencyOptions} />
          <ListSearch label="お問い合わせを検索" placeholder="名前、メールアドレス、内容" />
          <div className="flex-none">
            <SegmentLinks
              label="対応の状態"
              items={contactStatuses.map((value) => ({
                to: address(value),
                label: statusLabel[value],
                current: value === status,
              }))}
            />
          </div>
        </>
      }
    >
      {q && <p className="text-sm text-muted">{statusLabel[status]}のうち、新しい5,000件から探しています。</p>}
      <PagedList
        result={list}
        items={messages}
        total={total}
        page={page}
        pageSize={pageSize}
        waiting={<SkeletonRows count={4} label="お問い合わせを読み込み中" />}
        empty={<NoMessages status={status} searched={q !== ''} />}
      >
        {(shown, stale) => (
          <div className="ui-stack" aria-busy={stale}>
            {shown.map((each) => (
              <ContactCase
                key={each.id}
                message={each}
                busy={changes.isBusy(each.id)}
                onAnswer={() => setAnswering(each)}
                onIntent={answerDialog.preload}
                onSort={(body) => changes.sort(each, body)}
                onClose={() => changes.close(each)}
                onReopen={() => changes.reopen(each)}
              />
            ))}
          </div>
        )}
      </PagedList>
      {answering && (
        <Lazy key={answering.id} part={answerDialog} onLoadError={() => setAnswering(null)}>
          {(AnswerDialog) => (
            <AnswerDialog message={answering} onAnswered={announceRemoval} onClose={() => setAnswering(null)} />
          )}
        </Lazy>
      )}
    </ListScreen>
  )
}

function NoMessages({ status, searched }: { status: ContactStatus; searched: boolean }) {
  if (searched)
    return (
      <EmptyState
        title="条件に合うお問い合わせが見つかりません"
        actions={
          <LinkButton to={pagePath('adminContact', status === 'closed' ? { status } : {})}>条件をクリアする</LinkButton>
        }
      >
        言葉を短くするか、対応の状態を切り替えてお試しください。
      </EmptyState>
    )
  if (status === 'closed')
    return <EmptyState title="対応済みのお問い合わせはありません">回答したお問い合わせが、ここに並びます。</EmptyState>
  return (
    <EmptyState title="未対応のお問い合わせはありません">お問い合わせフォームから届くと、ここに並びます。</EmptyState>
  )
}
