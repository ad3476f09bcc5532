import { z } from 'zod'
import { named } from '#contract/fields.ts'
import { education, experience, skill } from '#contract/people/user.ts'

/** The part of the profile that an applicant shared with an application, as it was then. */
export const sharedProfile = named('SharedProfile', {
  /** 職務要約 */
  summary: z.string().nullable(),
  experiences: z.array(experience.omit({ leaving: true })),
  educations: z.array(education),
  skills: z.array(skill),
})
