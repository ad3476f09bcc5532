import { dateText } from '#rules/japanese-calendar.ts'
import type { SkillLevel } from '#rules/jobs/job-vocabularies.ts'
import { monthInText } from '#rules/written-date.ts'
import type { PaperFacts } from './paper-facts.ts'

const levels: Record<SkillLevel, string> = {
  beginner: '初級',
  intermediate: '中級',
  advanced: '上級',
  expert: 'エキスパート',
}

/** The content of 職務経歴書, latest post first (逆編年体); shokumukeirekisho.typ typesets it. */
export function careerContent({ profile, papers, calendar, today }: PaperFacts) {
  const text = (month: string | null | undefined) => dateText(month ?? '', calendar)
  return {
    date: `${dateText(today, calendar)}現在`,
    name: profile.name,
    summary: papers.summary ?? '',
    posts: profile.experiences
      .toSorted((a, b) => b.startDate.localeCompare(a.startDate))
      .map(({ title, company, location, startDate, endDate, isCurrent, description }) => ({
        period: `${text(startDate)}〜${isCurrent || !endDate ? '現在' : text(endDate)}`,
        company,
        title,
        location: location ?? '',
        description: description ?? '',
      })),
    skills: profile.skills.map(({ name, level }) => ({ name, level: levels[level] })),
    licences: papers.licences.map(({ date, name }) => ({ date: text(monthInText(date) ?? date), name })),
    self_pr: papers.self_pr ?? '',
  }
}
