import { z } from 'zod'
import { education, experience, skill } from '#contract/people/user.ts'

/** The part of the profile that an applicant shared with an application, as it was then. */
export const sharedProfile = z
  .object({
    /** 職務要約 */
    summary: z.string().nullable(),
    experiences: z.array(experience.omit({ leaving: true })),
    educations: z.array(education),
    skills: z.array(skill),
  })
  .meta({ id: 'SharedProfile' })
