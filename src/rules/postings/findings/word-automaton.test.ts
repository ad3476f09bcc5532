import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordAutomaton } from './word-automaton.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'あ'), maxLength: 60 })
const someWords = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'あ'), minLength: 1, maxLength: 5 }), {
  maxLength: 20,
})

test('finds every occurrence of every word, as a search for each alone does', () => {
  fc.assert(
    fc.property(someWords, letters, (words, text) => {
      const alone = words.flatMap((word, index) =>
        [...text].flatMap((_, at) =>
          text.startsWith(word, at) ? [{ word: index, from: at, to: at + word.length }] : [],
        ),
      )
      const order = (list: typeof alone) => list.map((one) => JSON.stringify(one)).sort()
      expect(order(new WordAutomaton(words).in(text))).toEqual(order(alone))
    }),
  )
})
