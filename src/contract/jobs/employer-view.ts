import type { z } from 'zod'
import { type EmployerFields, nothingStated } from '#rules/people/employer-profile.ts'
import type { companyInfo, employerLines } from './employer.ts'

type CompanyInfo = z.input<typeof companyInfo>
type Profile = EmployerFields & { verified_at: Date | null }

/** What the directory tells of a company. */
export type DirectoryCompany = Omit<CompanyInfo, 'verified'>

/** What a job page tells of who stands behind the job: the lines of the law, and the company. */
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
