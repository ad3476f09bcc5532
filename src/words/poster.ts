import { type LinkKind, manyRejections, type PosterSignal } from '#rules/people/poster.ts'

/** What speaks against who posts, for operators. */
export const posterReason: Record<PosterSignal, string> = {
  'linked-suspended': '利用を停止されたアカウントと電話番号・住所・名称などが同じです',
  'case-high': '詐欺や犯罪の疑いで報告された案件に対応中です',
  'crime-rejected': '犯罪の疑いで却下された求人があります',
  'case-open': '対応中の案件があります',
  'case-unconfirmed': 'アカウントのない人からの、未確認の通報があります',
  'suspended-before': '利用停止になったことがあります',
  linked: 'ほかの企業アカウントと電話番号・住所・名称などが同じです',
  'network-suspended': '利用を停止されたアカウントと同じネットワークから登録されました',
  'often-rejected': `却下が${manyRejections}件以上あります`,
  'email-unconfirmed': 'メールアドレスが未確認です',
}

export const linkKindLabel: Record<LinkKind, string> = {
  phone: '電話番号',
  corporate_number: '法人番号',
  company: '名称',
  address: '住所',
  network: 'ネットワーク',
  text: '求人の文章',
}
