import { Bookmark, BookmarkCheck, CircleCheck, Paperclip } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { paperKinds } from '#rules/people/papers.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompareBar } from '#web/parts/compare/compare-bar.tsx'
import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { hasLostFocus } from '#web/parts/lost-focus.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { storedPaperLook } from '#web/storage/paper-look.ts'
import { monthDayText } from '#words/dates.ts'
import { applicationStatusLabel, withdrawnLabel } from '#words/status-labels.ts'
import type { ApplyFormValues } from './apply-dialog.tsx'
import type { ApplyState } from './apply-state.ts'
import { aboutApplying, applyFailureText, useApply, useSignInToApply } from './use-apply.ts'
import '#web/parts/button.css'
import './apply.css'

const applyDialog = lazyPart(async () => (await import('./apply-dialog.tsx')).ApplyDialog)

/**
 * The two ways to apply: at once, or with a letter and a resume. `place` puts the same buttons into the sheet of facts and
 * into the bar at the foot of narrow screens.
 */
export function useApplying(job: { id: string; title: string }, standing: ApplyState) {
  const apply = useApply(job.id)
  const signIn = useSignInToApply()
  const hydrated = useHydrated()
  const [writing, setWriting] = useState<'not-yet' | 'open' | 'closed'>('not-yet')
  const [failure, setFailure] = useState<string | null>(null)

  function applyAtOnce() {
    if (standing.kind === 'anonymous') return signIn()
    apply.mutate(
      {},
      {
        onSuccess: standOnApplication,
        onError: (error) => toast.error(applyFailureText(error), undefined, aboutApplying(job.id)),
      },
    )
  }

  function applyWithLetter({ cover_letter, resume_id, share_profile }: ApplyFormValues, onSuccess: () => void) {
    setFailure(null)
    apply.mutate(
      { ...(cover_letter && { cover_letter }), ...(share_profile && { share_profile }), ...withPaper(resume_id) },
      {
        onSuccess: () => {
          setWriting('closed')
          onSuccess()
          standOnApplication()
        },
        onError: (error) => setFailure(applyFailureText(error)),
      },
    )
  }

  const ready = hydrated && standing.kind !== 'deciding'
  const main = mainButton(job.id, standing, { disabled: !ready, busy: apply.isPending, onApply: applyAtOnce })
  // While it is being decided too: most readers may apply, and nothing below would move.
  const more = ['open', 'anonymous', 'deciding'].includes(standing.kind) && (
    <Button
      variant="ghost"
      size="sm"
      className="justify-self-center"
      disabled={!ready || apply.isPending}
      {...(standing.kind === 'open' && { onPointerEnter: applyDialog.preload, onFocus: applyDialog.preload })}
      onClick={() => (standing.kind === 'anonymous' ? signIn() : setWriting('open'))}
    >
      <Paperclip className="ui-icon" aria-hidden="true" />
      メッセージや履歴書を添えて応募
    </Button>
  )
  const dialog = writing !== 'not-yet' && (
    <Lazy part={applyDialog} onLoadError={() => setWriting('not-yet')}>
      {(ApplyDialog) => (
        <ApplyDialog
          open={writing === 'open'}
          onOpenChange={(open) => {
            setWriting(open ? 'open' : 'closed')
            setFailure(null)
          }}
          jobTitle={job.title}
          busy={apply.isPending}
          failure={failure}
          onSubmit={applyWithLetter}
        />
      )}
    </Lazy>
  )
  return { main, more, dialog }
}

/** The dialog offers papers beside stored resumes; they look as the reader chose there or where they are previewed. */
function withPaper(chosen: string | null | undefined) {
  const kind = paperKinds.find((each) => each === chosen)
  if (kind) return { paper: { kind, ...storedPaperLook() } }
  return chosen ? { resume_id: chosen } : {}
}

function mainButton(
  jobId: string,
  standing: ApplyState,
  { disabled, busy, onApply }: { disabled: boolean; busy: boolean; onApply: () => void },
): ReactNode {
  if (standing.kind === 'own') {
    return (
      <LinkButton to={pagePath('applicants', { jobId })} size="lg" block>
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
  if (standing.kind === 'blocked') {
    return (
      <Button size="lg" block disabled>
        ブロックした企業の求人です
      </Button>
    )
  }
  if (standing.kind === 'closed' || standing.kind === 'unpublished') {
    return (
      <Button size="lg" block disabled>
        {standing.kind === 'closed' ? '募集は終了しました' : '公開されていません'}
      </Button>
    )
  }
  if (standing.kind === 'preview') return <ApplyButton disabled busy={false} onApply={onApply} />
  return <ApplyButton disabled={disabled} busy={busy} onApply={onApply} />
}

/** The button that applies at once, and what the employer is told by it. */
function ApplyButton({ disabled, busy, onApply }: { disabled: boolean; busy: boolean; onApply: () => void }) {
  const note = useId()
  return (
    <div className="grid min-w-0 flex-1 gap-1.5">
      <Button
        variant="primary"
        size="lg"
        block
        disabled={disabled}
        busy={busy}
        busyLabel="応募中..."
        aria-describedby={note}
        onClick={onApply}
      >
        この求人に応募する
      </Button>
      <p className="text-xs text-muted text-center" id={note}>
        <span className="apply__note-whole">
          応募すると、氏名・写真・メールアドレス・電話番号が募集企業に提供されます。履歴書とプロフィールは送りません。
        </span>
        <span className="apply__note-brief">氏名・写真・連絡先が募集企業に提供されます</span>
      </p>
    </div>
  )
}

const applicationLink = 'own-application'

/** The buttons that apply are gone then, or cannot be pressed any more. */
function standOnApplication(): void {
  afterDialogsClose(() => hasLostFocus() && document.getElementById(applicationLink)?.focus({ preventScroll: true }))
}

/** When the reader applied, and the state of the application. */
export function AppliedLine({ standing }: { standing: ApplyState }) {
  if (standing.kind !== 'applied') return null
  const { applied_at, status, withdrawn_at } = standing.application
  return (
    <p className="text-xs text-muted min-h-8 content-center text-center">
      <span className="ui-number">{monthDayText(applied_at)}</span>に応募・
      {withdrawn_at ? withdrawnLabel : applicationStatusLabel[status]}・
      <Link id={applicationLink} to={pagePath('applications')}>
        応募履歴を見る
      </Link>
    </p>
  )
}

/** The bar at the foot of narrow screens. */
export function ApplyBar({ kept, onKeep, children }: { kept: boolean; onKeep: () => void; children: ReactNode }) {
  const Keep = kept ? BookmarkCheck : Bookmark
  return (
    <div className="apply__bar">
      <CompareBar inApplyBar />
      <Button
        className="button--square min-h-12 w-12 flex-none"
        aria-label="お気に入り"
        aria-pressed={kept}
        onClick={onKeep}
      >
        <Keep className="ui-icon" aria-hidden="true" />
      </Button>
      {children}
    </div>
  )
}
