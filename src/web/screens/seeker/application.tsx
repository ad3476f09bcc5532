import { useQuery } from '@tanstack/react-query'
import { Check, Circle, CircleDot } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { type Conversation, otherName, useConversation } from '#web/parts/messages/conversation.ts'
import { Exchange } from '#web/parts/messages/exchange.tsx'
import { MessageLogSkeleton } from '#web/parts/messages/message-log.tsx'
import { Crumbs } from '#web/parts/site/crumbs.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { PageHeadSkeleton } from '#web/parts/site/page-head-skeleton.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import { monthDayText } from '#words/dates.ts'
import {
  InterviewSection,
  InterviewSectionSkeleton,
  useInterviews,
} from './application/interviews/interview-section.tsx'
import { NextStep } from './application/next-step.tsx'
import { OwnSent, ReceivedSent } from './application/sent-section.tsx'
import { type TimelineStep, timelineOf } from './application/timeline-steps.ts'
import './application/timeline.css'
import '#web/parts/sheet.css'

const withdrawDialog = lazyPart(async () => (await import('./application/withdraw-dialog.tsx')).WithdrawDialog)

export const meta = () => pageMeta({ title: '応募の詳細', hidden: true })

/** Interviews are before the messages on a phone, and beside them on wide screens. */
const parts = 'grid grid-cols-1 items-start gap-6 pt-6 xl:grid-cols-[minmax(0,1fr)_21.5rem]'

/** An application for both sides: interviews, messages, and withdrawal. */
export default function Application() {
  const { id = '' } = useParams()
  return <ApplicationScreen key={id} id={id} />
}

function ApplicationScreen({ id }: { id: string }) {
  const query = useConversation(id)
  const interviews = useInterviews(id)
  const own = useOwnApplicationOf(query.data?.conversation)
  if (query.error instanceof ApiError && query.error.status === 404 && !query.data) {
    return (
      <NotFoundState
        title="応募が見つかりません"
        back={
          <LinkButton to={pagePath('applications')} variant="primary" size="lg">
            応募履歴へ
          </LinkButton>
        }
      >
        取り消されたか、この応募の応募者と募集企業ではないアカウントでログインしています。
      </NotFoundState>
    )
  }
  return (
    <QueryState
      // Wait for interviews, which would push the messages down.
      query={{ ...query, isPending: query.isPending || !interviews.isFetched || own.isLoading }}
      waiting={
        <>
          <PageHeadSkeleton crumb={<Crumbs trail={[{ label: '応募の詳細' }]} />} />
          <div key="waiting" className={parts}>
            <div className="xl:order-last">
              <InterviewSectionSkeleton />
            </div>
            <MessageLogSkeleton />
          </div>
        </>
      }
      failure={() => ({ title: 'メッセージを取得できませんでした' })}
    >
      {({ conversation, messages, hasMore, readMore, isReadingMore }) => (
        <>
          <Head conversation={conversation} />
          {own.own && (
            <div className="pt-1">
              <NextStep
                own={own.own}
                interviews={interviews.data?.interviews ?? []}
                now={new Date()}
                to={otherName(conversation)}
              />
            </div>
          )}
          <div className={parts}>
            <div className="ui-stack xl:order-last">
              {own.own && <Timeline steps={timelineOf(own.own, interviews.data?.interviews ?? [], new Date())} />}
              <InterviewSection conversation={conversation} query={interviews} to={otherName(conversation)} />
            </div>
            <div className="ui-stack">
              <section className="sheet" aria-labelledby="messages-title">
                <div className="sheet__head">
                  <h2 id="messages-title" className="shrink-0 scroll-mt-28" tabIndex={-1}>
                    メッセージ
                  </h2>
                  <span className="min-w-0 text-right text-xs text-muted">
                    <span className="inline-block">{otherName(conversation)}</span>
                    <span className="inline-block">とのやり取り</span>
                  </span>
                </div>
                <Exchange
                  conversation={conversation}
                  messages={messages}
                  more={hasMore ? { onPress: readMore, busy: isReadingMore } : null}
                />
              </section>
              {conversation.side === 'employer' ? (
                <ReceivedSent conversation={conversation} />
              ) : (
                own.own && <OwnSent own={own.own} />
              )}
            </div>
          </div>
          {conversation.side === 'applicant' && conversation.status !== 'rejected' && (
            <p className="pt-8">
              <Withdraw conversation={conversation} />
            </p>
          )}
        </>
      )}
    </QueryState>
  )
}

const icons = { done: Check, now: CircleDot, ahead: Circle }
const spoken = { done: '済み', now: '進行中', ahead: 'これから' }

/** An application's steps, oldest first. */
function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="ui-ruled-heading mb-3">
        経過
      </h2>
      <ol className="timeline">
        {steps.map(({ name, when, state }, at) => {
          const Icon = icons[state]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: interviews may have the same name
            <li className="text-sm/[inherit] relative flex flex-wrap gap-x-2.5 pb-4 pl-9" key={at} data-state={state}>
              <span className="timeline__dot absolute start-0 top-0 grid size-6 place-items-center rounded-full border-2">
                <Icon className="ui-icon ui-icon--small" aria-hidden="true" />
              </span>
              <b>{name}</b>
              <span className="ui-number text-muted">{when}</span>
              <span className="sr-only">（{spoken[state]}）</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A conversation's application for its applicant; the other side requests nothing. */
function useOwnApplicationOf(conversation: Conversation | undefined) {
  const query = useQuery({
    ...read('listMyApplications', { query: { job_id: conversation?.job_id ?? '' } }),
    enabled: conversation?.side === 'applicant',
  })
  return { ...query, own: query.data?.applications.find(({ id }) => id === conversation?.application_id) }
}

function Head({ conversation }: { conversation: Conversation }) {
  const { side, job_id, job_title, company, applicant_name, status, withdrawn_at } = conversation
  const isApplicant = side === 'applicant'
  return (
    <PageHead
      title={isApplicant ? job_title : `${applicant_name}さん`}
      crumb={
        <Crumbs
          trail={[
            isApplicant
              ? { label: '応募履歴', to: pagePath('applications') }
              : { label: '応募者', to: pagePath('applicants', { jobId: job_id }) },
            { label: '応募の詳細' },
          ]}
        />
      }
      lead={
        <span className="ui-row ui-row--tight">
          <ApplicationStatusBadge status={status} withdrawn={withdrawn_at !== null} />
          {withdrawn_at && <span className="ui-number">{monthDayText(withdrawn_at)}に辞退</span>}
          {isApplicant ? <CompanyName name={company} /> : job_title}
          {isApplicant && <Link to={pagePath('job', { id: job_id })}>求人を見る</Link>}
        </span>
      }
    />
  )
}

/** Opens the dialog for withdrawal. */
function Withdraw({ conversation }: { conversation: Conversation }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onPointerEnter={withdrawDialog.preload}
        onFocus={withdrawDialog.preload}
        onClick={() => setOpen(true)}
      >
        応募を辞退する
      </Button>
      {open && (
        <Lazy part={withdrawDialog} onLoadError={() => setOpen(false)}>
          {(WithdrawDialog) => <WithdrawDialog conversation={conversation} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  )
}
