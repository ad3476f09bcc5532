import { type Row, table } from '#bench/table.ts'
import { limits } from '#rules/limits.ts'
import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import { prepareRules } from '#rules/postings/findings/operator-rule.ts'
import type { CheckContext, Posting } from '#rules/postings/findings/posting.ts'
import { demoJobs } from '#samples/demo/jobs.ts'

// npm run bench:postings: times the check of very long postings, and estimates it for a large board.

const context: CheckContext = { employer: null, today: new Date().toISOString().slice(0, 10) }
const prose = '入居者の方の朝の身支度を手伝い、食事の片づけをして、午後は散歩に出かけます。'
const ofLength = (length: number, text = prose): Posting => ({
  title: '介護職員',
  description: text.repeat(Math.ceil(length / text.length)).slice(0, length),
})
/** 600 different sentences, because equal ones are checked once. */
const numbered = (text: string) => Array.from({ length: 600 }, (_, at) => text.replaceAll('%', String(at))).join('')
const faults = ofLength(20_000, numbered('男性のみ%名募集。35歳までの方%名。独身の方限定%。'))
const mentions = ofLength(20_000, numbered('20代20代20代%の方、男性男性%の方、'))

const long = fastest(() => checkPosting(ofLength(20_000), context))
const shorter = fastest(() => checkPosting(ofLength(5_000), context))
const fullOfFaults = fastest(() => checkPosting(faults, context))
const fullOfMentions = fastest(() => checkPosting(mentions, context))
/** As many rules of the operator as there may be. */
const rules = prepareRules(
  Array.from({ length: limits.checkRules.inForce }, (_, rule) => ({
    ...{ id: String(rule), code: 'word.slur', severity: 'warn' as const, not_words: [] },
    words: Array.from({ length: limits.checkRules.words }, (_, word) => `朝の身支度${rule}の${word}`),
  })),
)
const underRules = fastest(() => checkPosting(ofLength(20_000), { ...context, rules }))
const all = fastest(() => {
  for (const job of demoJobs) checkPosting(job, context)
})
const each = all / demoJobs.length
const rows: Row[] = [
  { what: 'check of 20,000 characters of plain prose', value: long, unit: 'ms', must: 15, aim: 5 },
  { what: 'the same beside 5,000 characters', value: long / shorter, unit: 'times', must: 12, aim: 5 },
  { what: 'the same under 200 rules of 100 words', value: underRules, unit: 'ms', must: 15, aim: 5 },
  { what: 'check of 20,000 characters full of faults', value: fullOfFaults, unit: 'ms', must: 15, aim: 5 },
  { what: 'the same, full of mentions that are no faults', value: fullOfMentions, unit: 'ms', must: 15, aim: 5 },
  {
    what: 'check of 1,000,000 postings on one core, estimated',
    value: (each * 1_000_000) / 60_000,
    unit: 'min',
    must: 60,
    aim: 15,
    told: `${each.toFixed(3)} ms for one of the ${demoJobs.length} demo jobs`,
  },
]
console.log(`\n${table(rows)}`)

/** The fastest of 30 runs, in ms: other work on the machine only adds time. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 30 }, () => {
    const began = performance.now()
    run()
    return performance.now() - began
  })
  return Math.min(...times)
}
