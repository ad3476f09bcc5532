import { Bookmark, BookmarkCheck, CircleCheck, Paperclip } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompareBar } from '#web/parts/compare/compare-bar.tsx'
import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { hasLostFocus } from '#web/parts/lost-focus.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useRequireAccount } from '#web/session/require-account.ts'
import { monthDayText } from '#words/dates.ts'
import { applicationStatusLabel, withdrawnLabel } from '#words/status-labels.ts'
import { type AppliedJob, asksAnything } from './apply-values.ts'
import { type ApplyState, aboutApplying, applyFailureText, useApply } from './use-apply.ts'
import '#web/parts/button.css'
import './apply.css'

const applySheet = lazyPart(async () => (await import('./apply-sheet.tsx')).ApplySheet)

/**
 * Two ways to apply: at once, or with the sheet. A job that asks for papers or answers needs the sheet. A visitor signs in
 * first, on this page.
 */
export function useApplying(job: AppliedJob, standing: ApplyState, pay: string) {
  const apply = useApply(job.id)
  const requireAccount = useRequireAccount()
  const hydrated = useHydrated()
  const [writing, setWriting] = useState<'not-yet' | 'open' | 'closed'>('not-yet')
  const [sent, setSent] = useState<string | null>(null)
  const [wanted, setWanted] = useState<'at-once' | 'sheet' | null>(null)
  const asks = asksAnything(job)
  const { mutate } = apply

  // After signing in it takes a moment until it is known whether the person may apply.
  useEffect(() => {
    if (!wanted || standing.kind === 'anonymous' || standing.kind === 'deciding') return
    setWanted(null)
    if (standing.kind !== 'open') return
    if (wanted === 'sheet') return setWriting('open')
    mutate(
      {},
      {
        onSuccess: focusApplicationLink,
        onError: (error) => toast.error(applyFailureText(error), undefined, aboutApplying(job.id)),
      },
    )
  }, [wanted, standing.kind, mutate, job.id])

  const begin = (way: 'at-once' | 'sheet') =>
    requireAccount({
      title: '応募するにはログインが必要です',
      slip: { kind: '応募', title: job.title, detail: `${job.company}　${pay}` },
      onReady: () => setWanted(way),
    })

  return {
    job,
    standing,
    asks,
    ready: hydrated && standing.kind !== 'deciding',
    busy: apply.isPending,
    press: () => begin(asks ? 'sheet' : 'at-once'),
    openSheet: () => begin('sheet'),
    writing,
    setWriting,
    sent,
    setSent,
    send: mutate,
  }
}

type Applying = ReturnType<typeof useApplying>

/**
 * The button for the reader's relation to the job: to apply, to the applicants, or why one cannot apply. `learns` is the
 * id of an `ApplyNote` elsewhere, so that the button is brief.
 */
export function MainButton({ applying, learns }: { applying: Applying; learns?: string }) {
  const { job, standing } = applying
  if (standing.kind === 'own') {
    return (
      <LinkButton to={pagePath('applicants', { jobId: job.id })} size="lg" block>
        応募者を見る
      </LinkButton>
    )
  }
  if (standing.kind === 'applied') {
    return (
      <Button size="lg" block done>
        <CircleCheck className="ui-icon" aria-hidden="true" />
        応募済み
      </Button>
    )
  }
  const refusal = refusals[standing.kind]
  if (refusal) {
    return (
      <Button size="lg" block disabled>
        {refusal}
      </Button>
    )
  }
  return <ApplyButton applying={applying} learns={learns} />
}

const refusals: { [Kind in ApplyState['kind']]?: string } = {
  blocked: 'ブロックした企業の求人です',
  closed: '募集は終了しました',
  unpublished: '公開されていません',
}

/** Opens the sheet where one press would apply. Shown while deciding too, because most readers may apply. */
export function SheetButton({ applying }: { applying: Applying }) {
  const { standing, ready, busy, openSheet } = applying
  if (!['open', 'anonymous', 'deciding'].includes(standing.kind)) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className="justify-self-center"
      disabled={!ready || busy}
      {...(standing.kind === 'open' && { onPointerEnter: applySheet.preload, onFocus: applySheet.preload })}
      onClick={openSheet}
    >
      <Paperclip className="ui-icon" aria-hidden="true" />
      メッセージや履歴書を添えて応募
    </Button>
  )
}

/** The sheet once it was opened; closed it keeps what was typed. */
export function OpenedSheet({ applying }: { applying: Applying }) {
  const { job, busy, writing, setWriting, setSent, send } = applying
  if (writing === 'not-yet') return null
  return (
    <Lazy part={applySheet} onLoadError={() => setWriting('not-yet')}>
      {(ApplySheet) => (
        <ApplySheet
          open={writing === 'open'}
          onOpenChange={(open) => setWriting(open ? 'open' : 'closed')}
          job={job}
          busy={busy}
          send={send}
          onSent={(contents) => {
            setSent(contents)
            setWriting('closed')
            focusApplicationLink()
          }}
        />
      )}
    </Lazy>
  )
}

/** The button that applies or opens the sheet, and what the employer learns. */
function ApplyButton({ applying, learns }: { applying: Applying; learns: string | undefined }) {
  const { job, standing, ready, busy, asks, press } = applying
  const note = useId()
  return (
    <div className="grid min-w-0 flex-1 gap-1.5">
      <noscript>
        <form action={pagePath('login')}>
          <input type="hidden" name="redirect" value={pagePath('job', { id: job.id })} />
          <Button type="submit" variant="primary" size="lg" block>
            この求人に応募する
          </Button>
        </form>
      </noscript>
      <Button
        variant="primary"
        size="lg"
        block
        className="noscript:hidden"
        disabled={!ready || standing.kind === 'preview'}
        busy={busy}
        busyLabel="応募中..."
        {...(learns && { 'aria-label': 'この求人に応募する' })}
        aria-describedby={learns ?? note}
        aria-haspopup={asks ? 'dialog' : undefined}
        onClick={press}
      >
        {learns ? '応募する' : 'この求人に応募する'}
      </Button>
      {!learns && <ApplyNote id={note} applying={applying} />}
    </div>
  )
}

/** What the employer learns of who applies; nothing for who cannot. */
export function ApplyNote({ id, applying: { asks, standing } }: { id: string; applying: Applying }) {
  if (!['open', 'anonymous', 'deciding', 'preview'].includes(standing.kind)) return null
  return (
    <p className={`apply__note text-xs text-muted text-center${asks ? ' apply__note--sheet' : ''}`} id={id}>
      {asks ? (
        '送信前に、提出する内容を確認できます'
      ) : (
        <>
          <span className="apply__note-whole">
            応募すると、氏名・写真・メールアドレス・電話番号が募集企業に提供されます。履歴書とプロフィールは送りません。
          </span>
          <span className="apply__note-brief">氏名・写真・連絡先が募集企業に提供されます</span>
        </>
      )}
    </p>
  )
}

const applicationLink = 'own-application'

/** After applying, when the apply buttons are gone or disabled. */
function focusApplicationLink(): void {
  afterDialogsClose(() => hasLostFocus() && document.getElementById(applicationLink)?.focus({ preventScroll: true }))
}

const sentEnvelope = lazyPart(async () => (await import('./sent-envelope.tsx')).SentEnvelope)

/** When the reader applied, and the state of the application; just after the sheet also what was sent. */
export function AppliedLine(props: {
  application: Extract<ApplyState, { kind: 'applied' }>['application']
  applying: Applying
  steps: readonly string[]
}) {
  const { application, applying, steps } = props
  const { applied_at, status, withdrawn_at } = application
  const { sent, job } = applying
  const line = (
    <p className="text-xs text-muted min-h-6">
      <span className="ui-number">{monthDayText(applied_at)}</span>に応募・
      {withdrawn_at ? withdrawnLabel : applicationStatusLabel[status]}・
      <Link id={applicationLink} to={pagePath('applications')}>
        応募履歴を見る
      </Link>
    </p>
  )
  return (
    <>
      {sent !== null && (
        <Lazy part={sentEnvelope}>
          {(SentEnvelope) => <SentEnvelope company={job.company} contents={sent} steps={steps} />}
        </Lazy>
      )}
      {line}
    </>
  )
}

/** The bar at the foot of narrow screens. */
export function ApplyBar(props: { pay: string; kept: boolean; onKeep: () => void; children: ReactNode }) {
  const { pay, kept, onKeep, children } = props
  return (
    <div className="apply__bar">
      <CompareBar inApplyBar />
      <p className="flex-none min-h-12 grid content-center text-xs/[1.4] font-bold @max-[22rem]:hidden ui-number">
        {pay.split(/(?<=〜)/).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <KeepButton kept={kept} onKeep={onKeep} />
      {children}
    </div>
  )
}

/** Adds the job to the favourites, or takes it away. */
export function KeepButton({ kept, onKeep }: { kept: boolean; onKeep: () => void }) {
  const Keep = kept ? BookmarkCheck : Bookmark
  return (
    <Button className="button--square flex-none" aria-label="お気に入り" aria-pressed={kept} onClick={onKeep}>
      <Keep className="ui-icon" aria-hidden="true" />
    </Button>
  )
}
