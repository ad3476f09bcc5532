/** What an employer may state of itself; null is not stated. */
export type EmployerFields = {
  name: string | null
  name_kana: string | null
  corporate_number: string | null
  representative: string | null
  postal_code: string | null
  address: string | null
  phone: string | null
  email: string | null
  form_url: string | null
  industry: string | null
  size: string | null
  founded_year: number | null
  website: string | null
  about: string | null
  dispatch_license: string | null
}

/** What the operator looks at when it verifies an employer; a change of these has to be looked at again. */
export const verifiedFields = ['name', 'corporate_number', 'address'] as const
export type VerifiedField = (typeof verifiedFields)[number]
export type VerifiedFacts = Pick<EmployerFields, VerifiedField>
