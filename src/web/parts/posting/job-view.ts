import type { ResponseData } from '#contract/endpoints.ts'
import { bullet } from '#rules/jobs/description.ts'
import { daysUntil, isNew, isUrgent } from '#rules/jobs/job-age.ts'
import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import { cardFacts, shownHours } from '#rules/postings/card-facts.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { monthDayWeekdayText } from '#words/full-dates.ts'
import { payText } from '#words/salary.ts'

export type Job = ResponseData<'readJob'>['job']

export type JobView = ReturnType<typeof jobView>

/** A job as its page shows it; docs/product/jobs.md, Job facts. */
export function jobView(job: Job, now: Date) {
  const today = tokyoDate(now)
  const terms = job.terms ?? null
  const { place, daysOff } = cardFacts({ ...job, terms })
  const { paragraphs, bullets } = partsOfDescription(job.description)
  return {
    title: job.title,
    company: job.company,
    place,
    // 看護師、保健師; null for none.
    occupations: job.occupation_names.join('、') || null,
    type: jobTypeLabel[job.job_type] ?? jobTypeLabel.internship,
    workStyle: workStyleLabel[job.work_style] ?? workStyleLabel.onsite,
    pay: payText(job),
    hours: shownHours(terms),
    daysOff,
    experience: experienceLabel[job.experience_level] ?? experienceLabel.executive,
    deadline: deadlineText(job.deadline, today),
    isNew: isNew(new Date(job.created_at), now),
    isUrgent: isUrgent(job.deadline, today),
    isRemote: job.work_style === 'remote',
    // The description's paragraphs without bulleted lines.
    description: paragraphs,
    requirements: job.requirements,
    responsibilities: bullets,
    benefits: job.benefits,
    applicationCount: job.application_count,
    viewCount: job.view_count,
  }
}

/** Bulleted lines are duties, the rest is text; blank lines separate paragraphs. */
export function partsOfDescription(description: string): { paragraphs: string[]; bullets: string[] } {
  const lines = description.replace(/\r\n?/g, '\n').split('\n')
  const bullets = lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, '').trim())
  const text = lines.filter((line) => !bullet.test(line)).join('\n')
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return { paragraphs, bullets }
}

/** A deadline with the remaining days; null without one. `today` is a date in Asia/Tokyo. */
export function deadlineText(deadline: string | null, today: string): { text: string; left: string | null } | null {
  if (deadline === null) return null
  const days = daysUntil(deadline, today)
  const left = days < 0 ? null : days === 0 ? '本日まで' : `あと${days}日`
  return { text: monthDayWeekdayText(deadline), left }
}
