import { parseArgs } from 'node:util'
import { type Answer, judgeAlternatives, judgeBoard } from '#bench/relevance/judge-board.ts'
import { outcomesOf } from '#bench/relevance/read-cases.ts'
import { fallsShort, type Row, table } from '#bench/table.ts'

// npm run bench:relevance: how many cases of each kind hold, our own and those of a directory (--cases DIR), and how well
// everyday queries are answered over a board of their own. --misses prints what fails, of the board only the half that
// may be looked at. Fails where a kind that is built, or the board, holds for fewer than it must.

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

const answers = judgeBoard()
const mean = (of: readonly Answer[], share: (answer: Answer) => number) =>
  of.reduce((sum, answer) => sum + share(answer), 0) / of.length

/** A half of the queries must reach these shares, each the mean over its queries. */
const rowsOf = (half: string, of: readonly Answer[]): Row[] => [
  {
    ...{ what: `board, ${half}: found where meant`, unit: '', must: 0.93, aim: 1 },
    value: mean(of, ({ both, meant }) => both / meant),
  },
  {
    ...{ what: `board, ${half}: not meant above or beside meant`, unit: '', must: 0.05, aim: 0 },
    value: mean(of, ({ harmful, found }) => (found === 0 ? 0 : harmful / found)),
  },
  {
    ...{ what: `board, ${half}: first three right`, unit: '', must: 0.9, aim: 1 },
    value: mean(of, ({ startsRight }) => Number(startsRight)),
    told: `${of.length} queries`,
  },
]
const seen = answers.filter(({ isHeldOut }) => !isHeldOut)
const boardRows = [
  ...rowsOf('seen', seen),
  ...rowsOf(
    'held out',
    answers.filter(({ isHeldOut }) => isHeldOut),
  ),
]
const near = judgeAlternatives()
const nearRow: Row = {
  ...{ what: 'board: alternatives sensible', unit: '', must: 0.9, aim: 1, told: `${near.length} queries of zero` },
  value: near.filter(({ isSensible }) => isSensible).length / near.length,
}
console.log(table([...rows, ...boardRows, nearRow]))
if (values.misses) for (const { kind, told } of outcomes.filter(({ holds }) => !holds)) console.log(`${kind}: ${told}`)
if (values.misses)
  for (const { query, startsRight, missed, wrong } of seen.filter(
    (each) => !each.startsRight || each.missed.length > 0,
  ))
    console.log(
      `board: ${query}: ${startsRight ? '' : 'not '}right; missed ${missed.slice(0, 3)}; wrong ${wrong.slice(0, 3)}`,
    )
if (values.misses)
  for (const { query, told } of near.filter(({ isSensible }) => !isSensible))
    console.log(`alternatives: ${query}: ${told.join('; ') || 'none'}`)
process.exitCode = [...rows.filter(({ what }) => built.has(what)), ...boardRows, nearRow].some(fallsShort) ? 1 : 0
