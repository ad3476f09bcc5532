import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type ContactStatus, contactCategories, contactStatuses, contactUrgencies } from '#rules/contact-messages.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn, keywordIn } from '#web/parts/lists/list-query.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import {
  ContactCase,
  type ContactFacts,
  categoryOptions,
  urgencyOptions,
  useContactChanges,
} from './contact-inbox/contact-case.tsx'

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
  const list = useList('listContactMessages', {
    ...{ filters: { status, q, category, urgency }, pageSize: 10, prefix: 'contact' },
    itemsOf: ({ messages }) => messages,
  })
  const changes = useContactChanges(list.announceRemoval)
  const [answering, setAnswering] = useState<ContactFacts | null>(null)
  const address = (of: ContactStatus) =>
    pagePath('adminContact', { ...(of === 'closed' && { status: of }), ...(q && { q }) })
  return (
    <>
      <ListPage
        list={list}
        title="お問い合わせ"
        lead={{ before: `${q ? '条件に合う' : ''}${statusLabel[status]}のお問い合わせは`, after: '件です。' }}
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
        note={q && <p className="text-sm text-muted">{statusLabel[status]}のうち、新しい5,000件から探しています。</p>}
        waiting={{ rows: 4, label: 'お問い合わせを読み込み中' }}
        empty={
          q
            ? {
                title: '条件に合うお問い合わせが見つかりません',
                text: '言葉を短くするか、対応の状態を切り替えてお試しください。',
                clear: pagePath('adminContact', status === 'closed' ? { status } : {}),
              }
            : emptyTexts[status]
        }
        row={(message) => (
          <ContactCase
            message={message}
            busy={changes.isBusy(message.id)}
            onAnswer={() => setAnswering(message)}
            onIntent={answerDialog.preload}
            onSort={(body) => changes.sort(message, body)}
            onClose={() => changes.close(message)}
            onReopen={() => changes.reopen(message)}
          />
        )}
      />
      {answering && (
        <Lazy key={answering.id} part={answerDialog} onLoadError={() => setAnswering(null)}>
          {(AnswerDialog) => (
            <AnswerDialog message={answering} onAnswered={list.announceRemoval} onClose={() => setAnswering(null)} />
          )}
        </Lazy>
      )}
    </>
  )
}

const emptyTexts = {
  open: { title: '未対応のお問い合わせはありません', text: 'お問い合わせフォームから届くと、ここに並びます。' },
  closed: { title: '対応済みのお問い合わせはありません', text: '回答したお問い合わせが、ここに並びます。' },
}
