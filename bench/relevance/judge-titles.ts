import { guessOccupations } from '#rules/occupations/guess-occupations.ts'
import type { Outcome } from './outcome.ts'

/** A posting's title, perhaps with the beginning of its description, and the occupations that are right for it. */
export type TitleCase = { title: string; text?: string; ids: readonly string[] }

/** Whether an occupation is guessed at all, and whether a guess is right. */
export function judgeTitle({ title, text, ids }: TitleCase): Outcome[] {
  const { likely, isClear } = guessOccupations(title, text)
  const told = `${title} → ${likely}`
  const guessed = { kind: 'occupations guessed', told, holds: isClear }
  return isClear ? [guessed, { kind: 'guesses that are right', told, holds: ids.includes(likely[0] ?? '') }] : [guessed]
}
