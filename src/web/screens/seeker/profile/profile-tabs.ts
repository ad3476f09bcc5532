import type { ProfileTab } from './profile-faults.ts'

/** The four tabs with how many entries each holds. */
export const profileTabs = (counts: { experiences: number; educations: number; skills: number }) => [
  { value: 'overview' as ProfileTab, label: '基本情報' },
  { value: 'experience' as ProfileTab, label: '職歴', count: counts.experiences },
  { value: 'education' as ProfileTab, label: '学歴', count: counts.educations },
  { value: 'skills' as ProfileTab, label: 'スキル', count: counts.skills },
]
