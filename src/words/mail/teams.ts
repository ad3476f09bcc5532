import type { TeamRole } from '#rules/people/roles.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { productName } from '#words/labels.ts'
import { teamRoleLabel } from '#words/team-labels.ts'
import {
  brief,
  employerToStranger,
  letter,
  type MailWords,
  personName,
  unverifiedName,
  unverifiedNote,
} from './frame.ts'

/** To an invited person: how to join an employer's team, for 7 days. */
export function teamInvitation(facts: {
  employerName: string
  isVerified: boolean
  inviterName: string | null
  role: TeamRole
  expiresAt: Date
  link: string
}): MailWords {
  const { employerName, isVerified, inviterName, role, expiresAt, link } = facts
  const shown = (name: string) => (isVerified ? personName(name) : brief(unverifiedName(name)))
  const employer = employerToStranger(employerName, isVerified)
  const person = shown(inviterName ?? '')
  // Half a telephone number each.
  const both = shown(employerName) + person
  const isSmuggled = !isVerified && unverifiedName(both) !== both
  const inviter = person === '' || isSmuggled ? employer : `${employer}の${person}さん`
  return letter({
    subject: `採用チームへの招待｜${productName}`,
    parts: [
      `${inviter}から、採用チームへの招待が届いています。参加すると、求人と応募を一緒に扱えます。`,
      {
        facts: [
          ['企業', employer],
          ['権限', teamRoleLabel[role]],
          ['有効期限', monthDayTimeText(expiresAt)],
        ],
      },
      ...(isVerified ? [] : [unverifiedNote]),
      { button: '招待を確認する', link },
      'アカウントをお持ちでない方は、このメールアドレスで企業アカウントを登録してから参加してください。',
      'お心当たりがない場合は、このメールを破棄してください。',
    ],
    why: `${productName}の企業アカウントから、このメールアドレスが招待されたため、お送りしています。`,
  })
}
