import { type FieldFault, InvalidInputError } from '#rules/faults.ts'
import { nfkc } from '#rules/nfkc.ts'

/** How a question is answered. */
export const questionKinds = ['text', 'choice', 'yes-no', 'number'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** A question to every applicant of a job. */
export type JobQuestion = {
  id: string
  text: string
  kind: QuestionKind
  options?: string[] | undefined
  required: boolean
}

/** An answer with its question as it was asked; `value` is `yes` or `no` for yes-no. */
export type JobAnswer = { id: string; text: string; kind: QuestionKind; value: string | number }

type SentAnswer = { id: string; value: string | number | boolean | null }

/** Gives questions without an id a new one; sent ids stay. */
export function withQuestionIds<Question extends { id?: string | undefined }>(
  questions: readonly Question[],
): (Question & { id: string })[] {
  const taken = new Set(questions.flatMap(({ id }) => id ?? []))
  let next = 1
  return questions.map((question) => {
    while (!question.id && taken.has(`q${next}`)) next += 1
    return { ...question, id: question.id || `q${next++}` }
  })
}

/** The answers in the order of the job's questions; throws when one is unknown, of a wrong kind or missing. */
export function answersTo(questions: readonly JobQuestion[], sent: readonly SentAnswer[]): JobAnswer[] {
  const faults: FieldFault[] = []
  const values = new Map<string, string | number>()
  for (const [at, { id, value }] of sent.entries()) {
    const question = questions.find((one) => one.id === id)
    if (!question || values.has(id)) faults.push({ fault: 'choice-unknown', path: `answers.${at}.id` })
    else if (value !== null && value !== '') {
      const read = answerValue(question, value)
      if (read === undefined) faults.push({ fault: answerFault(question), path: `answers.${at}.value` })
      else values.set(id, read)
    }
  }
  const missing = questions.some(({ id, required }) => required && !values.has(id))
  if (missing && faults.length === 0) faults.push({ fault: 'answer-required', path: 'answers' })
  if (faults.length > 0) throw new InvalidInputError(faults)
  return questions.flatMap(({ id, text, kind }) => {
    const value = values.get(id)
    return value === undefined ? [] : [{ id, text, kind, value }]
  })
}

/** An answer's stored form; undefined when it does not answer the question. Full-width digits become ASCII. */
export function answerValue(
  { kind, options = [] }: Pick<JobQuestion, 'kind' | 'options'>,
  value: string | number | boolean,
): string | number | undefined {
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value).trim()
  if (kind === 'text') return text
  if (kind === 'choice') return options.includes(text) ? text : undefined
  if (kind === 'yes-no') return text === 'yes' || text === 'no' ? text : undefined
  const digits = nfkc(text).replaceAll(',', '')
  return /^-?\d{1,12}(\.\d{1,4})?$/.test(digits) ? Number(digits) : undefined
}

const answerFault = ({ kind }: JobQuestion) => (kind === 'number' ? 'number-range' : 'choice-unknown')
