import type { Prefecture } from '#rules/jobs/prefectures.ts'

/** An invented employer of the demo data: who posts its jobs, its profile, and its head office. */
export type DemoEmployer = {
  /** Email of the account that posts its jobs, which readers are not shown. */
  account: string
  /** Who holds that account. */
  contact: string
  /** Earlier than every job of this employer. */
  joined_days_ago: number
  name: string
  name_kana: string
  /** No registry office has the number 9999, so no corporation has this one; a sole proprietor has none. */
  corporate_number: string | null
  representative: string
  postal_code: string
  prefecture: Prefecture
  /** With building and floor, without the prefecture. */
  address: string
  station: string
  station_minutes: number
  phone: string
  email: string
  website: string
  industry: string
  size: string
  founded_year: number
  about: string
  dispatch_license?: string
  /** Absent where the account's email is verified. */
  account_email_verified?: false
  /** Days since an administrator verified it; absent where none has. */
  verified_days_ago?: number
}
