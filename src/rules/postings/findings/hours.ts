import { shiftsOf, workMinutes } from '#rules/postings/time-span.ts'
import { type Finding, finding } from './finding.ts'
import type { Posting } from './posting.ts'
import { type PostingText, placeOf } from './posting-texts.ts'

const hour = 60
/** The required break by minutes of work (労働基準法34条). */
const breaks = [
  { over: 8 * hour, due: 60 },
  { over: 6 * hour, due: 45 },
] as const
/** 52 weeks of two days off. */
const twoDaysAWeek = 104

/** Hours over the legal day, too short breaks, and contradictory days off. */
export function hoursFindings(posting: Posting, texts: readonly PostingText[]): Finding[] {
  return [...overLegal(posting), ...contradiction(posting, texts)]
}

function overLegal({ terms }: Posting): Finding[] {
  const hours = terms?.hours
  return shiftsOf(hours).flatMap((shift, index) => {
    const field = `terms.hours.spans[${index}]`
    const rest = shift.break_minutes ?? null
    const work = workMinutes(shift)
    const found: Finding[] = []
    // Without a stated break, a day is too long only if the required hour would not make it lawful.
    if (hours?.system === 'fixed' && work > (rest === null ? 9 : 8) * hour)
      found.push(finding('day-too-long', field, { minutes: rest === null ? work - hour : work }))
    const due = breaks.find(({ over }) => work > over)?.due
    if (rest !== null && due !== undefined && rest < due) found.push(finding('break-too-short', field, { due }))
    return found
  })
}

const twoDays = /完全週休(?:2|二)日制?/
const notTwoDays =
  /完全週休(?:2|二)日(?:制)?[^、。]{0,12}(?:ではありません|ではない|ではなく|を目指|に移行|移行予定|になる予定|導入(?:予定|に向け))/

/** 完全週休2日制 means two days off every week, so at least 104 a year. */
function contradiction(posting: Posting, texts: readonly PostingText[]): Finding[] {
  const holidays = posting.terms?.holidays
  const words = twoDaysInText(texts)
  if (holidays?.pattern !== 'two-days-full' && !words) return []
  const place = words?.place ?? {}
  const field = words?.field ?? 'terms.holidays'
  const days = [holidays?.annual_days ?? null, daysInText(texts)].find(
    (count) => count !== null && count < twoDaysAWeek,
  )
  if (days !== undefined && days !== null)
    return [finding('two-days-with-few', field, { days, ...(words && { instead: '週休2日制' }) }, place)]
  return words && holidays?.pattern === 'one-day' ? [finding('two-days-with-one', field, {}, place)] : []
}

function twoDaysInText(texts: readonly PostingText[]) {
  for (const text of texts) {
    if (!text.plain.text.includes('完全週休')) continue
    for (const sentence of text.sentences) {
      const match = twoDays.exec(sentence.text)
      if (!match || notTwoDays.test(sentence.text)) continue
      const place = placeOf(text, sentence, { from: match.index, to: match.index + match[0].length })
      return { field: text.field, place }
    }
  }
  return null
}

const daysOfYear = /年間(?:の)?(?:休日|休暇)(?:数|日数|総数)?(?:は|:|が|・)*(?:約)?([0-9]{2,3})日/

function daysInText(texts: readonly PostingText[]): number | null {
  for (const { plain } of texts) {
    const match = daysOfYear.exec(plain.text)
    if (match?.[1]) return Number(match[1])
  }
  return null
}
