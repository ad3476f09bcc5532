import { useQuery } from '@tanstack/react-query'
import { CalendarDays, ChevronLeft, ChevronRight, Keyboard, MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { failureText } from '#web/api/api-error.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { read } from '#web/api/read-query.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { Drawer } from '#web/parts/dialogs/drawer.tsx'
import { FoldedText } from '#web/parts/folded-text.tsx'
import { IconButton } from '#web/parts/icon-button.tsx'
import { JobAnswers } from '#web/parts/job-answers.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useSession } from '#web/session/session.ts'
import { useMay } from '#web/session/use-may.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { slotText } from '#words/interviews.ts'
import { applicationStatusLabel, unreadText } from '#words/status-labels.ts'
import { ApplicationNotes } from './application-notes.tsx'
import { Contacts, resumeLinksRefetchInterval } from './contacts.tsx'
import { DecisionButtons } from './decisions.tsx'
import { DrawerSection } from './drawer-section.tsx'
import type { Opened } from './opened-drawer.tsx'
import { ReviewSection } from './review-section.tsx'
import { SharedProfile } from './shared-profile.tsx'
import { type ReceivedApplication, useDecide } from './use-decide.ts'
import './cover-letter.css'
import '#web/parts/dialogs/drawer.css'

const conversation = lazyPart(async () => (await import('./applicant-conversation.tsx')).ApplicantConversation)

const nameId = 'opened-applicant'
const conversationId = 'applicant-conversation'

/** One applicant: what they sent, possible decisions, and links to the neighbours. */
export function ApplicantDrawer(props: {
  opened: Opened
  /** The list's data, shown while the rest loads. */
  row: ReceivedApplication | undefined
  /** The list has several jobs. */
  withJob: boolean
  /** The reader belongs to the employer's team, which alone writes to applicants. */
  mayWrite: boolean
  /** Tags of the list's applicants. */
  knownTags: readonly string[]
  neighbours: { place: number; count: number; hasBefore: boolean; hasAfter: boolean }
  onStep: (step: 1 | -1) => void
  /** Shows the list of keys. */
  onHelp: () => void
  /** The decided application may leave the list now. */
  onDecided: (id: string) => void
  onClose: () => void
  returnFocus: () => HTMLElement | null
}) {
  const { opened, row, withJob, mayWrite, knownTags, neighbours, onStep, onHelp, onDecided, ...drawer } = props
  const mayDecide = useMay('application:decide')
  const { place, count, hasBefore, hasAfter } = neighbours
  const query = useQuery({
    ...read('readApplicant', { params: { jobId: opened.jobId, applicationId: opened.id } }),
    refetchInterval: resumeLinksRefetchInterval,
  })
  const decide = useDecide()
  // Stays open when the drawer goes to another applicant, whose messages then count as read.
  const [talks, setTalks] = useState(false)
  const application = query.data?.application ?? row
  const name = application ? `${application.applicant_name}さん` : '応募者'
  return (
    <Drawer
      {...drawer}
      title={`${name}の応募`}
      head={
        <div className="ui-row ui-row--tight ui-row--nowrap me-auto">
          <IconButton label="前の応募者" disabled={!hasBefore} onClick={() => onStep(-1)}>
            <ChevronLeft className="ui-icon" aria-hidden="true" />
          </IconButton>
          <span className="ui-number min-w-12 text-center text-sm text-muted">
            {count > 0 && (
              <>
                {place.toLocaleString('ja-JP')}／{count.toLocaleString('ja-JP')}
                <span className="sr-only">人目</span>
              </>
            )}
          </span>
          <IconButton label="次の応募者" disabled={!hasAfter} onClick={() => onStep(1)}>
            <ChevronRight className="ui-icon" aria-hidden="true" />
          </IconButton>
          <IconButton label="キー操作" className="max-lg:hidden" onClick={onHelp}>
            <Keyboard className="ui-icon" aria-hidden="true" />
          </IconButton>
        </div>
      }
      foot={
        application && (
          <fieldset className="drawer__actions flex gap-3 max-md:grid max-md:grid-cols-[1fr_1fr] max-md:gap-2">
            <legend className="sr-only">{application.applicant_name}さんの選考</legend>
            <DecisionButtons
              key={application.id}
              application={application}
              mayDecide={mayDecide}
              holdFocus={() => document.getElementById(nameId)?.focus({ preventScroll: true })}
              onDecide={(status) => {
                onDecided(application.id)
                decide.mutate({ application, status })
              }}
            />
          </fieldset>
        )
      }
    >
      <div className="ui-stack gap-7">
        <Name id={opened.id} application={application} withJob={withJob} />
        {application && (
          <>
            <div className="ui-stack ui-stack--tight">
              <Contacts application={application} />
              {mayWrite && !application.external && (
                <div className="ui-row ui-row--tight">
                  <Button
                    data-key="m"
                    aria-expanded={talks}
                    aria-controls={conversationId}
                    onPointerEnter={conversation.preload}
                    onFocus={conversation.preload}
                    onClick={() => setTalks(!talks)}
                  >
                    <MessageSquare className="ui-icon" aria-hidden="true" />
                    メッセージ{unreadText(application.unread_count)}
                  </Button>
                  <LinkButton to={pagePath('application', { id: application.id })} variant="ghost">
                    <CalendarDays className="ui-icon" aria-hidden="true" />
                    面接を調整する
                  </LinkButton>
                </div>
              )}
              {mayWrite && (
                <section id={conversationId} aria-label="メッセージ" hidden={!talks}>
                  {talks && (
                    <Lazy
                      part={conversation}
                      fallback={<SkeletonText lines={4} label="メッセージを読み込み中" />}
                      onLoadError={() => setTalks(false)}
                    >
                      {(ApplicantConversation) => (
                        <ApplicantConversation key={opened.id} id={opened.id} mayDecide={mayDecide} />
                      )}
                    </Lazy>
                  )}
                </section>
              )}
            </div>
            <NextAndSource application={application} />
            {application.motive && (
              <DrawerSection title="志望動機">
                <CoverLetter
                  key={`motive ${opened.id}`}
                  text={application.motive}
                  title="志望動機"
                  from={application.applicant_name}
                />
              </DrawerSection>
            )}
            {application.answers.length > 0 && (
              <DrawerSection title="質問への回答">
                <JobAnswers answers={application.answers} />
              </DrawerSection>
            )}
            <DrawerSection title="応募メッセージ">
              {application.cover_letter ? (
                <CoverLetter key={opened.id} text={application.cover_letter} from={application.applicant_name} />
              ) : (
                <p className="text-sm text-muted">応募メッセージは添えられていません。</p>
              )}
            </DrawerSection>
          </>
        )}
        {query.data?.application.review && (
          <>
            <SharedProfile profile={query.data.profile} />
            <ReviewSection
              key={`review ${opened.id}`}
              id={opened.id}
              stored={query.data.application.review}
              version={query.data.application.updated_at}
              stages={query.data.stages}
              isAccepted={query.data.application.status === 'accepted'}
              mayDecide={mayDecide}
              knownTags={knownTags}
            />
            <ApplicationNotes
              key={`notes ${opened.id}`}
              id={opened.id}
              notes={query.data.notes}
              mayDecide={mayDecide}
            />
            <Moves moves={query.data.moves} />
            {application?.external && mayDecide && (
              <DeleteExternal application={application} onDeleted={drawer.onClose} />
            )}
          </>
        )}
        {query.isPending && <SkeletonText lines={4} label="応募を読み込み中" />}
        {query.isError && (
          <ErrorState
            title={failureText(query.error, {
              refused: '応募情報の取得に失敗しました',
              unreachable: 'ネットワークエラーが発生しました',
            })}
            error={query.error}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
      </div>
    </Drawer>
  )
}

/** The next appointment, and where the applicant came from; nothing when neither is known. */
function NextAndSource({ application: { source, next } }: { application: ReceivedApplication }) {
  const facts = [
    ...(next?.kind === 'interview'
      ? [{ term: '次の面接', value: <b className="ui-number">{slotText(next.at)}</b> }]
      : []),
    ...(source ? [{ term: '応募経路', value: source }] : []),
  ]
  return facts.length > 0 && <Ledger items={facts} />
}

type Move = ResponseData<'readApplicant'>['moves'][number]

/** An application's moves with their authors. */
function Moves({ moves }: { moves: readonly Move[] }) {
  const me = useSession().user?.id
  if (moves.length === 0) return null
  return (
    <DrawerSection title="選考の記録">
      <ol className="ui-stack ui-stack--tighter text-sm" aria-label="選考の記録">
        {moves.map((move) => (
          <li key={`${move.status} ${move.decided_at}`}>
            <span className="ui-number text-muted">{monthDayTimeText(move.decided_at)}</span>{' '}
            <span className="ui-phrase">{moveText(move, me)}</span>
          </li>
        ))}
      </ol>
    </DrawerSection>
  )
}

/** Omits the reader's own name. */
function moveText({ status, by, by_operator }: Move, me: string | undefined): string {
  const done = `${applicationStatusLabel[status]}にしました`
  if (by) return by.id === me ? done : `${by.name}さんが${done}`
  return `${by_operator ? '運営者' : '退会した方'}が${done}`
}

/** The letter or another text, cut after six lines until unfolded. */
function CoverLetter({ text, title = '応募メッセージ', from }: { text: string; title?: string; from: string }) {
  return (
    <FoldedText
      as="blockquote"
      className="cover-letter m-0"
      clamp="line-clamp-6"
      button={(whole) => {
        const verb = whole ? '折りたたむ' : '続きを読む'
        return { 'aria-label': `${verb}（${from}さんの${title}）`, children: verb }
      }}
    >
      {text}
    </FoldedText>
  )
}

/** The applicant's name, date and state. Takes the focus for each applicant, so that screen readers read the name. */
function Name(props: { id: string; application: ReceivedApplication | undefined; withJob: boolean }) {
  const { id, application, withJob } = props
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody else is shown
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.closest('.drawer__body')?.scrollTo({ top: 0 })
  }, [id])
  return (
    <div className="ui-row ui-row--nowrap items-start">
      <Avatar name={application?.applicant_name ?? ''} src={application?.applicant_avatar_url} size="m" />
      <div className="ui-stack ui-stack--tighter min-w-0 flex-1">
        <div className="ui-row ui-row--between">
          <h2 className="text-lg" id={nameId} ref={title} tabIndex={-1}>
            {application?.applicant_name ?? '応募者'}
          </h2>
          {application && (
            <ApplicationStatusBadge status={application.status} withdrawn={application.withdrawn_at !== null} />
          )}
          {application?.external && <Badge tone="quiet">外部</Badge>}
        </div>
        {application && (
          <p className="ui-phrase text-sm text-muted">
            <span className="ui-number">{monthDayTimeText(application.applied_at)}</span> 応募
          </p>
        )}
        {application && withJob && (
          <p className="text-sm">
            <span className="text-muted">求人：</span>
            <Link to={pagePath('applicants', { jobId: application.job_id })}>{application.job_title}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

/** Deletes a person from elsewhere at their request. */
function DeleteExternal(props: { application: ReceivedApplication; onDeleted: () => void }) {
  const { application, onDeleted } = props
  const { id, job_id: jobId, applicant_name: name } = application
  const [asks, setAsks] = useState(false)
  return (
    <>
      <div>
        <Button size="sm" variant="danger-line" onClick={() => setAsks(true)}>
          応募者を削除する
        </Button>
      </div>
      {asks && (
        <ConfirmChange
          title={`${name}さんを削除しますか？`}
          verb="削除する"
          busyVerb="削除しています…"
          refused="応募者を削除できませんでした"
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            const params = { jobId, applicationId: id }
            const { message } = await callAndRefresh('deleteExternalApplicant', { params })
            toast.success(message, undefined, `applicant:${id}`)
            onDeleted()
          }}
        >
          <p className="ui-phrase">登録した情報、ファイル、メモ、評価をすべて削除します。元に戻せません。</p>
        </ConfirmChange>
      )}
    </>
  )
}
