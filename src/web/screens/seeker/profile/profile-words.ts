import { hasPermission } from '#rules/people/permissions.ts'
import type { Role } from '#rules/people/roles.ts'
import type { ProfileTab } from './profile-faults.ts'

/** The four tabs with their numbers of entries. */
export const profileTabs = (counts: { experiences: number; educations: number; skills: number }) => [
  { value: 'overview' as ProfileTab, label: '基本情報' },
  { value: 'experience' as ProfileTab, label: '職歴', count: counts.experiences },
  { value: 'education' as ProfileTab, label: '学歴', count: counts.educations },
  { value: 'skills' as ProfileTab, label: 'スキル', count: counts.skills },
]

/** Who sees which part of a profile: employers see only what came with an application. */
export const profileLead = (role: Role): string =>
  !hasPermission(role, 'job:post')
    ? '募集企業に提供されるのは、氏名、写真、メールアドレス、電話番号と、応募のときに添えた応募メッセージ、志望動機、回答、書類、プロフィールです。'
    : 'ご本人と運営者だけが見られます。'
