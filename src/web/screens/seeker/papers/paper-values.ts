import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { paperFieldsInput } from '#contract/people/papers.ts'
import { monthText, readMonth } from '#words/months.ts'

export type Papers = ResponseData<'readPapers'>['papers']

/** The form as the contract takes it; months are typed text. */
export const paperForm = paperFieldsInput.extend({
  licences: z.array(
    z.object({ date: z.string().transform((text) => readMonth(text) ?? text.trim()), name: z.string() }),
  ),
})

export type PaperInput = z.output<typeof paperForm>
export type PaperValues = z.input<typeof paperForm>
export type PaperField = keyof PaperInput

/** Stored papers as the form shows them. */
export function formOfPapers({ licences, ...texts }: Papers): PaperValues {
  const shown = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']))
  return { ...shown, licences: licences.map(({ date, name }) => ({ date: monthText(date), name })) }
}
