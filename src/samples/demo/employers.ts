import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'
import { readJsonLines } from './json-lines.ts'

/** An invented employer: its account, its profile and its head office. */
export type DemoEmployer = {
  /** Email of the account that posts its jobs. Readers do not see it. */
  account: string
  /** Name of the account's holder. */
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

/** Every employer of the demo data. Each posts its own jobs: recruiting for others needs a permit (職業安定法36条). */
export const demoEmployers: readonly DemoEmployer[] = readJsonLines('employers.jsonl')

export const prefectureName = (prefecture: Prefecture) =>
  prefectures.find(({ value }) => value === prefecture)?.name ?? ''
