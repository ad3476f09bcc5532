import list from './companies.json' with { type: 'json' }

/** The industries that the company list can be filtered by. */
export const industries = ['テクノロジー', 'エネルギー', 'ヘルスケア', '金融', '教育'] as const
export type Industry = (typeof industries)[number]

/** A sample company, list and detail fields in one; `id` is the slug in its address. */
export type Company = {
  id: string
  name: string
  description: string
  location: string
  industry: Industry
  /** Size band, such as 100-500名. */
  size: string
  website: string
  /** Out of 5.0. */
  rating: number
  foundedYear: number
  headquarters: string
  /** With its unit, such as 240名. */
  employeeCount: string
  /** With its unit, such as 18億円. */
  revenue: string
  /** Paragraphs, separated by a blank line. */
  about: string
  benefits: readonly string[]
  culture: string
  mission: string
  values: readonly string[]
  socialMedia: { linkedin: string; twitter: string; facebook: string }
}

/** The company directory: invented companies, in the order of the list. */
export const companies = list as readonly Company[]
