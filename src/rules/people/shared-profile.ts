/** What of a post or a school a headline is made of; months are texts such as 2020-04. */
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
 * What goes along with an application when its applicant shares their profile, with a line for lists; null when there is
 * nothing to share. Anything else that a profile or papers state stays with the person.
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

/** The present or latest post, else the latest school. */
function headlineOf(experiences: readonly Post[], educations: readonly School[]): string | null {
  const post = latest(experiences)
  if (post) return [post.title, post.company].filter(Boolean).join('・') || null
  const school = latest(educations)
  return school ? [school.school, school.degree].filter(Boolean).join('・') || null : null
}

const latest = <Of extends Entry>(entries: readonly Of[]): Of | undefined =>
  entries.find(({ isCurrent }) => isCurrent) ??
  entries.toSorted((one, other) => (other.startDate ?? '').localeCompare(one.startDate ?? ''))[0]
