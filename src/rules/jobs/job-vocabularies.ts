/** Closed vocabularies of a job. */
export const jobTypes = ['full-time', 'part-time', 'contract', 'dispatch', 'internship'] as const
export type JobType = (typeof jobTypes)[number]

export const workStyles = ['onsite', 'remote', 'hybrid'] as const
export type WorkStyle = (typeof workStyles)[number]

export const experienceLevels = ['entry', 'mid', 'senior', 'executive'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

export const jobCategories = ['office', 'sales', 'it', 'service', 'manufacturing'] as const
export type JobCategory = (typeof jobCategories)[number]

/** Values of the search panel's "work style" select, which filters by employment type. */
export const employmentFilters = ['fulltime', 'parttime', 'contract', 'dispatch', 'internship'] as const
export type EmploymentFilter = (typeof employmentFilters)[number]

export const jobTypeOfFilter: Record<EmploymentFilter, JobType> = {
  fulltime: 'full-time',
  parttime: 'part-time',
  contract: 'contract',
  dispatch: 'dispatch',
  internship: 'internship',
}

/** Parts of the day, in order; rules/ways/bands.ts says when each begins. */
export const bands = ['early-morning', 'morning', 'daytime', 'evening', 'night', 'late-night'] as const
export type Band = (typeof bands)[number]

export const jobSorts = ['new', 'salary', 'commute', 'relevance'] as const
export type JobSort = (typeof jobSorts)[number]

/** Orders of favourites; without one the latest come first. */
export const favouriteSorts = ['deadline', 'salary'] as const
export type FavouriteSort = (typeof favouriteSorts)[number]

/** Defaults of a new job. */
export const newJobDefaults = {
  job_type: 'full-time',
  work_style: 'onsite',
  experience_level: 'entry',
  is_active: true,
} as const

export const skillLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
export type SkillLevel = (typeof skillLevels)[number]
