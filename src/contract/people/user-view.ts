import type { z } from 'zod'
import { endpointAddress } from '#contract/addresses.ts'
import { operatorRoleOf } from '#rules/people/permissions.ts'
import type { user } from './user.ts'

type UserData = z.input<typeof user>
type Row = Omit<UserData, 'avatar_url' | 'skills' | 'skill_details' | 'team'> & {
  suspended_at: Date | null
  avatar_name: string | null
  skills: UserData['skill_details']
  team: UserData['team'] | null
}

/** The path of an avatar by its random name; null without one. */
export function avatarUrl(name: string | null): string | null {
  return name === null ? null : endpointAddress('readAvatar').path.replace(':name', name)
}

/** A stored user as the contract promises it. */
export function userView({ avatar_name, skills, team, ...row }: Row): UserData & Pick<Row, 'suspended_at'> {
  return {
    ...row,
    operator_role: operatorRoleOf(row.role, row.operator_role),
    ...(team && { team }),
    avatar_url: avatarUrl(avatar_name),
    skills: skills.map(({ name }) => name),
    skill_details: skills,
  }
}
