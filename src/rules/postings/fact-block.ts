import { stationTexts } from './card-facts.ts'
import { joined } from './hours-text.ts'
import type { TableJob, TableLine } from './table.ts'

/** A deciding fact; null when not stated. `note` qualifies it. */
export type BlockFact = { term: string; fact: string | null; note: string | null }

/**
 * Pay, place, hours, days off and period above a job's text, and the labels of table lines that only repeat these or
 * another line.
 */
export function factBlock(job: TableJob, lines: readonly TableLine[]): { facts: BlockFact[]; said: Set<string> } {
  const value = (label: string) => lines.find((line) => line.label === label && line.stated)?.value ?? null
  const [pay, ...payNotes] = (value('賃金') ?? '').split('\u3000')
  const [breaks, overtime, days] = [value('休憩'), value('時間外労働'), value('年間休日')]
  const others = job.terms?.workplaces?.length
  const access = joined([...stationTexts(job.terms?.workplace, job.workplaces), others && `ほか${others}か所`])
  const facts: BlockFact[] = [
    { term: '給与', fact: pay || null, note: joined(payNotes) },
    { term: '勤務地', fact: job.location, note: access },
    {
      term: '時間',
      fact: value('就業時間'),
      note: joined([breaks && `休憩${breaks}`, overtime && `時間外${overtime}`], '・'),
    },
    { term: '休日', fact: value('休日'), note: days && `年間${days}` },
    { term: '期間', fact: value('雇用期間'), note: null },
  ]
  const said = ['募集職種', '賃金', '就業時間', '休日', '雇用期間', '雇用形態', '働き方']
  const whole = [
    ...(breaks ? ['休憩'] : []),
    ...(overtime ? ['時間外労働'] : []),
    ...(days ? ['年間休日'] : []),
    ...(value('就業場所') === job.location ? ['就業場所'] : []),
    ...(job.posted === job.asOf ? ['掲載日'] : []),
  ]
  return { facts, said: new Set([...said, ...whole]) }
}
