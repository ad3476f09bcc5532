import { InvalidInputError } from '#rules/faults.ts'
import { lockColleague } from '#store/applications/application-reviews.ts'
import type { Transaction } from '#store/database.ts'

/** Says which people of the employer's team take part, instead of those before; throws for somebody else. */
export async function putInterviewers(
  tx: Transaction,
  { interviewId, employerId }: { interviewId: string; employerId: string },
  people: readonly string[],
): Promise<void> {
  for (const [at, id] of people.entries())
    if (!(await lockColleague(tx, id, employerId)))
      throw new InvalidInputError([{ fault: 'choice-unknown', path: `interviewers.${at}` }])
  await tx.deleteFrom('interviewers').where('interview_id', '=', interviewId).execute()
  if (people.length === 0) return
  const rows = people.map((user_id) => ({ interview_id: interviewId, user_id }))
  await tx.insertInto('interviewers').values(rows).execute()
}
