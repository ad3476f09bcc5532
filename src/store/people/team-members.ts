import type { TeamRole } from '#rules/people/roles.ts'
import type { Transaction } from '#store/database.ts'

type NewMember = { user_id: string; employer_id: string; role: TeamRole; joined_at: Date }

/**
 * Makes somebody a member of an employer's team, which begins with its first one. Whoever belongs to a team already, or
 * has one, violates `team_members_pkey`; an employer that is somebody's member violates `team_members_team`.
 */
export async function addMember(tx: Transaction, member: NewMember): Promise<void> {
  const { employer_id, joined_at } = member
  await tx
    .insertInto('team_members')
    .values({ user_id: employer_id, employer_id, role: 'owner', joined_at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  await tx.insertInto('team_members').values(member).execute()
}
