import type { Terms } from '#rules/postings/terms.ts'
import { minuteOf } from '#rules/postings/time-span.ts'
import { bandSetsOf, bandSetsWithin } from '#rules/ways/bands.ts'
import { isGiven } from '#rules/ways/ways-of-job.ts'

/** Conditions stated by ways of working with other ids. */
const conditionsOfWay: Readonly<Record<string, string>> = {
  ...{ 'no-education': 'no-school', 'blank-ok': 'after-a-break', 'side-job-ok': 'second-job', 'car-commute': 'by-car' },
  ...{ 'free-hair': 'any-hair', 'free-clothes': 'any-clothes', 'qualification-help': 'support-for-licences' },
  ...{ 'social-insurance': 'insured', housing: 'dormitory', 'one-day': 'single-days', 'late-night': 'late-nights' },
  ...{ 'dependant-range': 'tax-allowance', 'shift-free': 'own-shifts', promotion: 'becoming-permanent', meal: 'meals' },
}

type Posting = { terms?: Terms | null | undefined; ways?: readonly string[]; work_style: string }

const bandsOf = { mornings: ['early-morning', 'morning'], evenings: ['evening', 'night'] } as const
const fiveOClock = 5 * 60
const tenAtNight = 22 * 60

/** Ids of the conditions that a posting's fields state, whatever its texts say. */
export function conditionsStated({ terms, ways = [], work_style }: Posting): Set<string> {
  const { hours, holidays, workplace } = terms ?? {}
  const spans = hours?.spans ?? []
  const off = new Set(holidays?.days)
  const sets = bandSetsOf(terms ?? {})
  const isByDay = spans.every(
    ({ start, end }) => minuteOf(start) >= fiveOClock && minuteOf(end) > minuteOf(start) && minuteOf(end) <= tenAtNight,
  )
  const stated: Record<string, boolean> = {
    'weekends-off': off.has('sat') && off.has('sun'),
    'weekends-and-holidays-off': off.has('sat') && off.has('sun') && off.has('public'),
    'two-days-off': holidays?.pattern === 'two-days-full',
    'weekdays-off': (['mon', 'tue', 'wed', 'thu', 'fri'] as const).some((day) => off.has(day)),
    'no-overtime': hours?.overtime === 'none',
    'little-overtime': hours?.overtime === 'none' || (hours?.overtime_hours ?? 21) <= 20,
    'no-nights': spans.length > 0 && isByDay,
    // This way also applies with raises alone.
    bonus: isGiven(terms?.pay?.bonus),
    flextime: hours?.system === 'flex',
    'full-remote': work_style === 'remote' || workplace?.remote_days === 5,
    ...Object.fromEntries(
      Object.entries(bandsOf).map(([id, bands]) => [id, bandSetsWithin(bands).some((set) => sets.includes(set))]),
    ),
  }
  return new Set([
    ...ways.map((way) => conditionsOfWay[way] ?? way).filter((id) => !(id in stated)),
    ...Object.keys(stated).filter((id) => stated[id]),
  ])
}
