import type { ResponseData } from '#contract/endpoints.ts'
import { useSession } from '#web/session/session.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { applicationStatusLabel } from '#words/status-labels.ts'
import { DrawerSection } from './drawer-section.tsx'

type Move = ResponseData<'readApplicant'>['moves'][number]

/** An application's moves with their authors. */
export function Moves({ moves }: { moves: readonly Move[] }) {
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
