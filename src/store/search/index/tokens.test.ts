import { expect, test } from 'vitest'
import { countedValues } from '#rules/jobs/job-filters.ts'
import { filterableOccupations } from '#rules/occupations/occupations.ts'
import { wayIds } from '#rules/ways/ways.ts'
import { indexedWords, optionToken, shortWordToken, stateTokens, tokenFilters, wordToken } from './tokens.ts'

test('no two known words and no two options share a number', () => {
  expect(new Set([...indexedWords].map((word) => wordToken(word, 0))).size).toBe(indexedWords.size)
  const valuesOf = (name: (typeof tokenFilters)[number]) => {
    if (name === 'way') return wayIds
    return name === 'occupation' ? filterableOccupations : countedValues(name)
  }
  const options = tokenFilters.flatMap((name) => valuesOf(name).map((value) => optionToken(name, value)))
  options.push(...Object.values(stateTokens))
  expect(new Set(options).size).toBe(options.length)
})

test('no Latin word of up to three letters shares a number with another', () => {
  const letters = ['', ...'abcdefghijklmnopqrstuvwxyz']
  const words = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
  expect(new Set([...new Set(words)].map((word) => shortWordToken(word, 0))).size).toBe(new Set(words).size)
})
