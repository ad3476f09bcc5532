import { InvalidInputError } from '#rules/faults.ts'
import { lockColleague } from '#store/applications/application-reviews.ts'
import type { Transaction } from '#store/database.ts'

/** Locks the people who are to take part; throws for somebody who is not of the employer's team. */
export async function lockInterviewers(tx: Transaction, people: readonly string[], employerId: string): Promise<void> {
  for (const [at, id] of people.entries())
    if (!(await lockColleague(tx, id, employerId)))
      throw new InvalidInputError([{ fault: 'choice-unknown', path: `interviewers.${at}` }])
}

/** Says which locked people take part, instead of those before. */
export async function putInterviewers(tx: Transaction, interviewId: string, people: readonly string[]): Promise<void> {
  await tx.deleteFrom('interviewers').where('interview_id', '=', interviewId).execute()
  if (people.length === 0) return
  const rows = people.map((user_id) => ({ interview_id: interviewId, user_id }))
  await tx.insertInto('interviewers').values(rows).execute()
}
