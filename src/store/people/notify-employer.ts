import { sql } from 'kysely'
import type { TeamRole } from '#rules/people/roles.ts'
import type { Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { type NotifyOptions, notify } from './notify.ts'

type NotifyEmployerOptions = Omit<NotifyOptions, 'to' | 'isMember'> & {
  employerId: string
  /** Whether only the team's owners are notified. */
  ownersOnly?: boolean
  /** The bundle of mails to one person that this one joins; null sends it alone. */
  bundleFor?: (userId: string) => Promise<NotifyOptions['bundle'] | null>
}

/**
 * Notifies an employer: its own account and the team members who work with applications, each by their chosen channels.
 */
export async function notifyEmployer(
  tx: Transaction,
  followUps: FollowUps,
  { employerId, ownersOnly = false, bundleFor, ...options }: NotifyEmployerOptions,
): Promise<void> {
  const tell = async (to: string, isMember: boolean) => {
    const bundle = (await bundleFor?.(to)) ?? options.bundle
    await notify(tx, followUps, { ...options, to, isMember, ...(bundle && { bundle }) })
  }
  await tell(employerId, false)
  const others = await tx
    .selectFrom('team_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select('users.id')
    .where('member.employer_id', '=', employerId)
    .where('member.user_id', '<>', employerId)
    .where('member.role', '=', sql<TeamRole>`ANY(${ownersOnly ? ['owner'] : ['owner', 'recruiter']}::text[])`)
    .where('users.role', '=', 'employer')
    .orderBy('users.id')
    .execute()
  for (const { id } of others) await tell(id, true)
}
