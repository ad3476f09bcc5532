import type { KeyScope, KeyState, keyDays } from '#rules/people/api-keys.ts'

/** The rights of an API key. */
export const keyScopeLabel: Record<KeyScope, string> = {
  'jobs:read': '求人を読む',
  'jobs:write': '求人を掲載・編集する',
  'applications:read': '応募を読む',
  'applications:write': '選考を進める',
}

export const keyScopeText: Record<KeyScope, string> = {
  'jobs:read': '自社の求人と、その審査・公開の状況',
  'jobs:write': '掲載、一括の取り込み、編集、募集の終了と再開。削除はできません',
  'applications:read': '応募者の氏名、連絡先、応募メッセージ、履歴書',
  'applications:write': '選考状況と選考の段階、評価、タグ、担当者の変更。応募者へのメッセージは送れません',
}

export const keyStateLabel: Record<Exclude<KeyState, 'active'>, string> = {
  expired: '期限切れ',
  'without-owner': '使用できません',
}

export const keyDaysLabel: Record<(typeof keyDays)[number], string> = { 30: '30日', 90: '90日', 365: '1年' }
