import type { ContactCategory, ContactUrgency } from '#rules/contact-messages.ts'

export const contactCategoryLabel: Record<ContactCategory, string> = {
  account: 'アカウント',
  job: '求人',
  application: '応募',
  employer: '掲載',
  trouble: 'トラブル・通報',
  privacy: '個人情報',
  other: 'その他',
}

export const contactUrgencyLabel: Record<ContactUrgency, string> = { high: '高', normal: '中', low: '低' }
