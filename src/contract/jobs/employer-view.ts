import type { z } from 'zod'
import { type EmployerFields, nothingStated } from '#rules/people/employer-profile.ts'
import type { companyInfo, employerLines } from './employer.ts'

type CompanyInfo = z.input<typeof companyInfo>
type Profile = EmployerFields & { verified_at: Date | null }

/** A company's directory entry. */
export type DirectoryCompany = Omit<CompanyInfo, 'verified'>

/** The employer on a job page: the lines required by law, and the company. */
export function employerView(
  job: { company: string },
  profile: Profile | undefined,
  listed: DirectoryCompany | null,
): { employer: z.input<typeof employerLines>; companyInfo: CompanyInfo } {
  const stated = profile ?? nothingStated
  const { name, postal_code, address, phone, email, form_url, dispatch_license } = stated
  const verified = Boolean(profile?.verified_at)
  return {
    employer: { name, postal_code, address, phone, email, form_url, dispatch_license, verified },
    companyInfo: { ...(listed ?? companyOf(job, stated)), verified },
  }
}

function companyOf(job: { company: string }, stated: EmployerFields): DirectoryCompany {
  return {
    name: stated.name ?? job.company,
    industry: stated.industry ?? undefined,
    size: stated.size ?? undefined,
    description: stated.about ?? undefined,
    website: stated.website ?? undefined,
    founded_year: stated.founded_year ?? undefined,
  }
}
