import { demoteFromTerminal, linkForFirstPassword, makeAdmin, resetSecondFactor } from '#actions/people/admins.ts'
import type { OperatorRole } from '#rules/people/roles.ts'
import type { Database } from '#store/database.ts'

/** A command of `npm run admin`. */
export type AdminCommand = {
  email: string
  role?: OperatorRole | undefined
  demote?: boolean | undefined
  resetFactor?: boolean | undefined
  /** ADMIN_PASSWORD of the terminal, for ADMIN_EMAIL alone: creates the account or sets its password. */
  password?: string | undefined
}

/** A sentence for the terminal, and whether the command succeeded. */
export type AdminAnswer = { sentence: string; isDone: boolean }

const outcomes = {
  created: 'The administrator was created.',
  promoted: 'The account is an administrator now. Its sessions have ended: sign in again.',
  'taken-over':
    'The account is an administrator now. Nobody had verified its email: its password and every other way in have ended.',
  'role-changed': 'The administrator has this role now. Their sessions have ended: sign in again.',
  'last-owner': 'The last owner stays an owner: make somebody else an owner first.',
  already: 'The account is an administrator already.',
  'password-changed': 'The administrator has the new password. Their sessions have ended: sign in again.',
  unknown: 'There is no account with this email.',
}

/** Executes a command of `npm run admin`; its sentence may hold a one-time link, for the terminal and nowhere else. */
export async function runAdminCommand(
  db: Database,
  command: AdminCommand,
  { config, now }: { config: { secret: string; publicUrl: string }; now: Date },
): Promise<AdminAnswer> {
  const { email } = command
  if (command.demote) {
    const outcome = await demoteFromTerminal(db, email, now)
    if (outcome === 'done') return done('The account is no administrator any more. Its sessions have ended.')
    if (outcome === 'last-administrator') return failed('The last administrator cannot be demoted.')
    return failed('There is no administrator with this email.')
  }
  if (command.resetFactor)
    return (await resetSecondFactor(db, email, now)) === 'done'
      ? done('The account has no second factor any more. Its sessions have ended.')
      : failed('There is no account with this email.')
  const outcome = await makeAdmin(db, { email, password: command.password, role: command.role, now })
  if (outcome === 'last-owner') return failed(outcomes[outcome])
  const link = await linkForFirstPassword(db, email, { config, now })
  return done(link ? `${outcomes[outcome]} ${ofLink(link)}` : outcomes[outcome])
}

const ofLink = (link: string) => `This link sets its password, once and within an hour:\n${link}`

const done = (sentence: string): AdminAnswer => ({ sentence, isDone: true })
const failed = (sentence: string): AdminAnswer => ({ sentence, isDone: false })
