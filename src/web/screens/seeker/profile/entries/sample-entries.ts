import type { User } from '#web/screens/seeker/profile/profile-form.ts'

/** Shown, marked 見本, to people without entries. Never saved. */
export const sampleExperiences: User['experiences'] = [
  {
    title: '営業事務',
    company: '株式会社みほん商事',
    location: '東京都千代田区',
    startDate: '2021-04',
    endDate: null,
    isCurrent: true,
    description: '見積書と請求書の作成、受発注の管理を担当。請求の締め作業を、5日から3日に短縮しました。',
  },
  {
    title: '販売スタッフ',
    company: '株式会社みほん百貨店',
    location: '神奈川県横浜市',
    startDate: '2018-04',
    endDate: '2021-03',
    isCurrent: false,
    description: '食品売場の接客と在庫管理を担当しました。',
  },
]

export const sampleEducations: User['educations'] = [
  {
    degree: '学士（経済学）',
    school: 'みほん大学',
    field: '経済学部 経済学科',
    startDate: '2014-04',
    endDate: '2018-03',
    gpa: '3.2',
  },
]
