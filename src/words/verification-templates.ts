import { employerFieldLabel } from './field-labels.ts'

type Facts = { name: string | null; corporate_number: string | null; address: string | null }

/** Frequent reasons for refusing verification with this employer's facts; each says what to do next. */
export function verificationTemplates({ name, corporate_number, address }: Facts): { label: string; reason: string }[] {
  const stated = (label: string, value: string | null) => (value ? `${label}「${value}」` : label)
  const company = stated(employerFieldLabel.name, name)
  const number = stated(employerFieldLabel.corporate_number, corporate_number)
  const place = stated(employerFieldLabel.address, address)
  return [
    {
      label: '名称の不一致',
      reason: `${company}が、${number}で登記されている名称と一致しません。登記のとおりの名称に修正して、もう一度申請してください。`,
    },
    {
      label: '所在地の不一致',
      reason: `${place}が、${number}で登記されている所在地と一致しません。本店の所在地に修正するか、事業所であることが分かる公式サイトを企業プロフィールに入力して、もう一度申請してください。`,
    },
    {
      label: '法人番号がない',
      reason: `${number}が、国税庁の法人番号公表サイトで見つかりませんでした。番号をご確認のうえ、もう一度申請してください。`,
    },
    {
      label: '活動を確認できない',
      reason: `${company}の活動を確認できませんでした。公式サイトと、つながる電話番号を企業プロフィールに入力して、もう一度申請してください。`,
    },
    {
      label: '別のアカウントがある',
      reason: `${company}は、別のアカウントで既に確認済みです。そのアカウントのチームに加わってご利用ください。お心当たりがないときは、運営者へお問い合わせください。`,
    },
  ]
}
