/** The fields of a job or school for a headline; months are texts such as 2020-04. */
type Entry = { startDate?: string | undefined; isCurrent?: boolean | undefined }
type Post = Entry & { title: string; company: string }
type School = Entry & { school: string; degree: string }

type Facts<Experience, Education, Skill> = {
  summary: string | null
  experiences: readonly Experience[]
  educations: readonly Education[]
  skills: readonly Skill[]
}

/**
 * The part of a profile that goes with an application, with a headline for lists; null when it is empty. Everything
 * else stays private.
 */
export function profileToShare<Experience extends Post, Education extends School, Skill>({
  summary,
  experiences,
  educations,
  skills,
}: Facts<Experience, Education, Skill>) {
  if (!summary && experiences.length + educations.length + skills.length === 0) return null
  return { headline: headlineOf(experiences, educations), summary, experiences, educations, skills }
}

/** The current or latest job, else the latest school. */
function headlineOf(experiences: readonly Post[], educations: readonly School[]): string | null {
  const post = latest(experiences)
  if (post) return [post.title, post.company].filter(Boolean).join('・') || null
  const school = latest(educations)
  return school ? [school.school, school.degree].filter(Boolean).join('・') || null : null
}

const latest = <Of extends Entry>(entries: readonly Of[]): Of | undefined =>
  entries.find(({ isCurrent }) => isCurrent) ??
  entries.toSorted((one, other) => (other.startDate ?? '').localeCompare(one.startDate ?? ''))[0]
