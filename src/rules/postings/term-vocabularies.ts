/** Closed vocabularies of the terms of a job. */
export const transfers = ['none', 'possible'] as const
export const smokingRules = ['prohibited', 'separate-room', 'allowed', 'outdoors'] as const
export const hoursSystems = ['fixed', 'shift', 'flex', 'variable', 'discretionary'] as const
export const overtimes = ['none', 'some'] as const
/** What applicants send; `none` goes with no other. */
export const asks = ['rirekisho', 'shokumukeirekisho', 'portfolio', 'licence', 'none'] as const
export type Ask = (typeof asks)[number]
export const holidayPatterns = ['two-days-full', 'two-days', 'one-day', 'shift', 'other'] as const
export const holidayDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'public'] as const
export const insurances = ['employment', 'accident', 'health', 'pension'] as const
/** 労働施策総合推進法施行規則1条の3第1項: 1号, 2号, 3号イ, ロ, ハ, ニ. */
export const ageReasons = ['1', '2', '3-i', '3-ro', '3-ha', '3-ni'] as const

export const workPeriods = ['long', 'short', 'one-day'] as const
export const japaneseLevels = ['none', 'few-words', 'daily', 'business'] as const
export const payCycles = ['daily', 'weekly', 'monthly'] as const
/** What a posting offers or allows, a box each (rules/ways). */
export const wayOptions = [
  ...(['no-experience', 'no-education', 'blank-ok', 'students-ok', 'high-school-ok', 'over-60-working'] as const),
  ...(['shift-request', 'family-fit', 'within-dependency', 'side-job-ok', 'side-job-allowed'] as const),
  ...(['opening', 'regular-track', 'qualification-help', 'housing', 'car-commute', 'meal'] as const),
  ...(['free-clothes', 'uniform', 'free-hair', 'nails-ok', 'piercing-ok', 'beard-ok'] as const),
  ...(['foreign-language-used', 'disability-quota'] as const),
] as const

export type WorkPeriod = (typeof workPeriods)[number]
export type JapaneseLevel = (typeof japaneseLevels)[number]
export type PayCycle = (typeof payCycles)[number]
export type WayOption = (typeof wayOptions)[number]
export type AgeReason = (typeof ageReasons)[number]
export type HoursSystem = (typeof hoursSystems)[number]
export type HolidayPattern = (typeof holidayPatterns)[number]
export type HolidayDay = (typeof holidayDays)[number]
export type SmokingRule = (typeof smokingRules)[number]
export type Insurance = (typeof insurances)[number]

/** How one comes from a station to the work. */
export const travelModes = ['walk', 'bus', 'car'] as const
