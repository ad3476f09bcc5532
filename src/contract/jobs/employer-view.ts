import type { z } from 'zod'
import { employerPictures } from '#contract/people/employer-profile-view.ts'
import { companyKey } from '#rules/jobs/company-name.ts'
import { type EmployerFields, nothingStated } from '#rules/people/employer-profile.ts'
import type { companyInfo, employerLines } from './employer.ts'

type CompanyInfo = z.input<typeof companyInfo>
type Profile = EmployerFields & {
  verified_at: Date | null
  logo_id: string | null
  photo_ids: readonly string[]
}

/** A company's directory entry. */
export type DirectoryCompany = Omit<CompanyInfo, 'verified'>

/** The employer on a job page: the lines required by law, and the company. */
export function employerView(
  job: { owner_id: string; company: string; employer_verified: boolean },
  profile: Profile | undefined,
  listed: DirectoryCompany | null,
): { employer: z.input<typeof employerLines>; companyInfo: CompanyInfo } {
  const stated = profile ?? nothingStated
  const { name, postal_code, address, phone, email, form_url, dispatch_license } = stated
  const verified = job.employer_verified
  const is_company = name !== null && companyKey(name) === companyKey(job.company)
  const verified_at = (verified && profile?.verified_at) || undefined
  return {
    employer: {
      ...{ id: job.owner_id, name, postal_code, address, phone, email, form_url, dispatch_license },
      ...{ verified, is_company },
    },
    companyInfo: { ...(listed ?? companyOf(job, stated)), verified, verified_at, ...picturesOf(profile) },
  }
}

function picturesOf(profile: Profile | undefined): Pick<CompanyInfo, 'logo_url' | 'photos'> {
  if (!profile) return {}
  const { logo_url, photos } = employerPictures(profile)
  return { logo_url: logo_url ?? undefined, photos: photos.length > 0 ? photos : undefined }
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
