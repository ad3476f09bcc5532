export const timezones = [
  { value: 'Asia/Tokyo', label: '東京（日本標準時）' },
  { value: 'America/Los_Angeles', label: 'ロサンゼルス（太平洋時間）' },
  { value: 'America/Denver', label: 'デンバー（山地時間）' },
  { value: 'America/Chicago', label: 'シカゴ（中部時間）' },
  { value: 'America/New_York', label: 'ニューヨーク（東部時間）' },
] as const

export const languages = [{ value: 'ja', label: '日本語' }] as const

/** The form's two name fields; the account has one name, family name first. */
export type SplitName = { lastName: string; firstName: string }

/** The first word is the family name, the rest the given name; a name without a space is all family name. */
export function splitName(name: string): SplitName {
  const [lastName = '', ...rest] = name.trim().split(/\s+/)
  return { lastName, firstName: rest.join(' ') }
}

export const joinName = ({ lastName, firstName }: SplitName): string =>
  [lastName.trim(), firstName.trim()].filter(Boolean).join(' ')
