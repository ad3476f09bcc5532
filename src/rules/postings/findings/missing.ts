import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { nfkc } from '#rules/nfkc.ts'
import { shiftsOf, spanMinutes } from '#rules/postings/time-span.ts'
import { type Finding, finding } from './finding.ts'
import type { CheckContext, Posting } from './posting.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import type { PlainReason } from './reasons.ts'
import { dispatchWords } from './words/engagement.ts'
import { isAbout } from './words/topics.ts'

/** A shorter description does not describe the work. */
const shortDescription = 30

/** Statements required by 職業安定法5条の3 and 施行規則4条の2 that are missing. */
export function missing(posting: Posting, texts: readonly PostingText[], { employer }: CheckContext): Finding[] {
  const terms = posting.terms ?? {}
  const has = (value: unknown) => value !== undefined && value !== null && value !== ''
  const lacks: [boolean, PlainReason, string][] = [
    [!employer?.name?.trim() && !posting.company?.trim(), 'employer-name', 'company'],
    [!employer?.address?.trim(), 'employer-address', 'employer.address'],
    [
      ![employer?.phone, employer?.email, employer?.form_url].some((way) => way?.trim()),
      'employer-contact',
      'employer.phone',
    ],
    [
      (posting.description ?? '').trim().length < shortDescription && !terms.duties?.initial?.trim(),
      'no-duties',
      'description',
    ],
    [!terms.workplace?.address?.trim() && !namesWorkplace(posting.location ?? ''), 'no-workplace', 'location'],
    [!terms.pay?.min && !posting.salary_min, 'no-pay', 'terms.pay'],
    [!has(terms.hours?.system) && !terms.hours?.spans?.length, 'no-hours', 'terms.hours'],
    [
      shiftsOf(terms.hours).some((shift) => !has(shift.break_minutes) && spanMinutes(shift) > 360),
      'no-break',
      'terms.hours.break_minutes',
    ],
    [!has(terms.hours?.overtime) && !has(terms.hours?.overtime_hours), 'no-overtime', 'terms.hours.overtime'],
    [!statesHolidays(posting), 'no-holidays', 'terms.holidays'],
    [!has(terms.period?.kind), 'no-period', 'terms.period'],
    [!has(terms.trial?.exists) && !terms.trial?.months, 'no-trial', 'terms.trial'],
    [!terms.insurance, 'no-insurance', 'terms.insurance'],
    [!has(terms.workplace?.smoking), 'no-smoking', 'terms.workplace.smoking'],
    [!terms.duties?.change_scope?.trim(), 'no-duties-change', 'terms.duties.change_scope'],
    [!terms.workplace?.change_scope?.trim(), 'no-workplace-change', 'terms.workplace.change_scope'],
  ]
  return [
    ...lacks.flatMap(([lacking, reason, field]) => (lacking ? [finding(reason, field)] : [])),
    ...renewal(posting),
    ...dispatch(posting, texts),
  ]
}

function statesHolidays({ terms }: Posting): boolean {
  const holidays = terms?.holidays
  return Boolean(holidays && (holidays.pattern || holidays.days?.length || holidays.annual_days || holidays.note))
}

const prefectureName = new RegExp(prefectures.map(({ name }) => name).join('|'), 'g')
/** Words that end like a municipality but are none. */
const noPlace = /首都圏|都市[部圏]|地区|区域|市区町村|市町村|各[市区町村]|市街地?|下町|[0-9]区内?/g

/** Whether a location names a municipality, or work from home. */
export function namesWorkplace(location: string): boolean {
  const text = nfkc(location)
  if (/在宅|自宅|リモート|テレワーク|ホームワーク/.test(text)) return true
  const rest = text.replace(prefectureName, ' ').replace(noPlace, ' ')
  return /[一-鿿ぁ-んァ-ヶー][市区町村郡]/.test(rest)
}

function renewal({ terms }: Posting): Finding[] {
  const period = terms?.period
  if (period?.kind !== 'fixed') return []
  if (!period.renewal) return [finding('no-renewal', 'terms.period.renewal')]
  if (period.renewal === 'none' || period.renewal_criteria?.trim()) return []
  return [finding('no-renewal-criteria', 'terms.period.renewal_criteria')]
}

function dispatch(posting: Posting, texts: readonly PostingText[]): Finding[] {
  if (posting.terms?.dispatched !== undefined && posting.terms.dispatched !== null) return []
  for (const text of texts)
    for (const sentence of text.sentences) {
      if (!isAbout(sentence.topics, 'dispatch')) continue
      const place = dispatchWords(sentence)
      if (place) return [finding('no-dispatch', text.field, {}, placeOf(text, sentence, place))]
    }
  return posting.job_type === 'dispatch' ? [finding('no-dispatch', 'terms.dispatched')] : []
}

/** The prefecture of the workplace: the stated one, else that of the address, else the only one in the location. */
export function prefectureOf({ terms, location, places }: Posting) {
  if (places) return places.work ?? undefined
  const { prefecture, address } = terms?.workplace ?? {}
  const [stated = prefecture] = prefecture ? [prefecture] : prefecturesOf(address ?? '')
  if (stated) return stated
  const named = prefecturesOf(location ?? '')
  return named.length === 1 ? named[0] : undefined
}
