import { cells } from '#rules/cells.ts'
import { occupationWords } from '#rules/occupations/occupation-words.ts'
import { occupationById, occupationGroups } from '#rules/occupations/occupations.ts'
import otherNamesTable from '#rules/occupations/tables/other-names.json' with { type: 'json' }
import { foldedLines } from './fold.ts'
import { cut } from './loan-words.ts'
import type { Meaning } from './search-query.ts'
import vocabularyTable from './tables/vocabulary.json' with { type: 'json' }
import workplaceTable from './tables/workplaces.json' with { type: 'json' }

const list = (cell = '') => cell.split(',').filter(Boolean)

/** What the tables say, by folded word; built with the first query. */
let tables: ReturnType<typeof loaded> | undefined
const load = () => {
  tables ??= loaded()
  return tables
}

type KeyOf = (word: string) => string

/** Folds words like those of queries; all at once, which is faster than one by one. */
function keysOf(words: Iterable<string>): KeyOf {
  const typed = [...new Set(words)]
  const folded = foldedLines(typed).replaceAll(cut, '').split('\n')
  const keys = new Map(typed.map((word, at) => [word, folded[at] ?? word]))
  return (word) => keys.get(word) ?? word
}

function loaded() {
  const keyOf = keysOf([
    ...[...cells(vocabularyTable), ...cells(workplaceTable)].flatMap(([first, second]) => [
      ...list(first),
      ...list(second),
    ]),
    ...occupationWords.flatMap(({ words }) => [...words.own, ...words.general, ...words.place]),
    ...occupationNames.map(([name]) => name),
    ...groupWords.map(([word]) => word),
  ])
  const others = new Map<string, string[]>()
  const add = (word: string, found: readonly string[]) => {
    const key = keyOf(word)
    others.set(key, [...new Set([...(others.get(key) ?? []), ...found])])
  }
  for (const [equal, typed] of cells(vocabularyTable)) {
    for (const word of list(equal))
      add(
        word,
        list(equal).filter((other) => other !== word),
      )
    for (const word of list(typed)) add(word, list(equal))
  }
  const meanings = occupationMeanings(keyOf)
  for (const [words, ids = '', how] of cells(workplaceTable))
    for (const word of list(words))
      meanings.set(keyOf(word), {
        occupations: ids.split(' '),
        ...{ isEnough: how === 'enough', isPlace: how === 'place' },
      })
  return { others, meanings }
}

/**
 * The occupations of the words of the occupation table: a word means those with it and those whose names end with it
 * (事務: 営業事務), of its own group where it is a word of its own.
 */
function occupationMeanings(keyOf: KeyOf): Map<string, Meaning> {
  const own = new Map<string, Set<string>>()
  const general = new Map<string, Set<string>>()
  const place = new Map<string, Set<string>>()
  const add = (to: Map<string, Set<string>>, word: string, id: string) => {
    const key = keyOf(word)
    to.set(key, (to.get(key) ?? new Set()).add(id))
  }
  for (const { occupation, words } of occupationWords) {
    for (const word of words.own) add(own, word, occupation)
    for (const word of words.general) add(general, word, occupation)
    for (const word of words.place) add(place, word, occupation)
  }
  const names = occupationNames.map(([name, id]) => [keyOf(name), id] as const)
  const occupationsEnding = (word: string) => names.flatMap(([name, id]) => (name.endsWith(word) ? [id] : []))
  for (const [word, ids] of general) for (const id of occupationsEnding(word)) ids.add(id)
  // 看護師 does not mean 動物看護師, of another group.
  for (const [word, ids] of own) {
    const groups = new Set([...ids].map(groupOf))
    for (const id of occupationsEnding(word)) if (groups.has(groupOf(id))) ids.add(id)
  }
  const all = [
    ...groupWords.map(([word, id]) => [keyOf(word), new Set([id])] as const),
    ...place,
    ...general,
    ...own,
  ].map(([word, ids]) => [word, { occupations: [...ids] }] as const)
  return new Map<string, Meaning>(all)
}

const groupOf = (id: string) => occupationById.get(id)?.group ?? id

/** The names of occupations, in usual spelling. */
const occupationNames: readonly (readonly [name: string, id: string])[] = cells(otherNamesTable).flatMap(
  ([id = '', others = '']) =>
    [...(occupationById.get(id)?.name ?? '').split('・'), ...list(others)].map((name) => [name, id] as const),
)

/** 飲食系, 医療業界. */
const groupWords: readonly (readonly [word: string, id: string])[] = occupationGroups.flatMap(({ id, name }) =>
  name.split('・').flatMap((word) => ['系', '関係', '業界'].map((end) => [word + end, id] as const)),
)

/** Words that a folded word finds too, in usual spelling: 訪問看護 for 訪看. */
export const otherWords = (folded: string): readonly string[] => {
  const known = load().others.get(folded) ?? []
  return known.length > 0 ? known : mended(folded)
}

/** Whether the tables have a folded word, or a word that it is a slip of. */
export const isInVocabulary = (folded: string): boolean =>
  load().others.has(folded) || load().meanings.has(folded) || mended(folded).length > 0

/** The occupations that a folded word means; undefined for other words. */
export const meaningOf = (folded: string): Meaning | undefined => load().meanings.get(folded)

/** Names of occupations end with 士 or 師, and people mistake one for the other: 看護士, 保育師. */
export function mended(folded: string): readonly string[] {
  const [, before = '', end] = /^(.{2,})([士師])$/.exec(folded) ?? []
  if (load().meanings.has(folded) || load().others.has(folded)) return []
  const right = before + (end === '士' ? '師' : '士')
  return end && load().meanings.has(right) ? [right] : []
}
