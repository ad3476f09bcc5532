import { parseArgs } from 'node:util'
import { outcomesOf } from '#bench/relevance/read-cases.ts'
import { type Row, table } from '#bench/table.ts'

// npm run bench:relevance: how many cases of each kind hold, our own and those of a directory (--cases DIR); --misses
// prints the others. Fails where a kind that is built holds for fewer than it must.

const must = 0.95
const built = new Set([
  ...['okurigana', 'kanji or kana', 'kanji variants', 'loan words', 'numerals', 'spelling of places', 'unseen letters'],
  ...['readings', 'said otherwise', 'without blanks', 'not meant', 'slips'],
  ...['places of a job', 'places of a query', 'commutes'],
  ...['occupations guessed', 'guesses that are right'],
])
const mustOf = (kind: string) => ({ 'occupations guessed': 0.85, 'guesses that are right': 0.93 })[kind] ?? must

const { values } = parseArgs({ options: { cases: { type: 'string' }, misses: { type: 'boolean', default: false } } })
const outcomes = ['bench/relevance/cases', ...(values.cases ? [values.cases] : [])].flatMap(outcomesOf)

const kinds = [...Map.groupBy(outcomes, ({ kind }) => kind)].map(([kind, all]) => {
  const held = all.filter(({ holds }) => holds).length
  return { kind, all, held, share: held / all.length }
})
const rows = kinds.map(
  ({ kind, all, held, share }): Row => ({
    ...{ what: kind, value: share, unit: '', must: mustOf(kind), aim: 1 },
    told: `${held} of ${all.length}${built.has(kind) ? '' : ', not built yet'}`,
  }),
)
console.log(table(rows))
if (values.misses) for (const { kind, told } of outcomes.filter(({ holds }) => !holds)) console.log(`${kind}: ${told}`)
process.exitCode = kinds.some(({ kind, share }) => built.has(kind) && share < mustOf(kind)) ? 1 : 0
