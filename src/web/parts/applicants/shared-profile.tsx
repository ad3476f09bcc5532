import type { ReactNode } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { skillLevelLabel } from '#words/choice-labels.ts'
import { periodText } from '#words/months.ts'
import { DrawerSection } from './drawer-section.tsx'
import '#web/parts/tags.css'

type Profile = NonNullable<ResponseData<'readApplicant'>['profile']>

/** The profile as shared with this application. */
export function SharedProfile({ profile }: { profile: Profile | null }) {
  return (
    <DrawerSection title="プロフィール">
      {profile ? <Facts profile={profile} /> : <p className="text-sm text-muted">プロフィールは添えられていません。</p>}
    </DrawerSection>
  )
}

function Facts({ profile: { summary, experiences, educations, skills } }: { profile: Profile }) {
  return (
    <div className="ui-stack text-sm">
      {summary && <p className="whitespace-pre-line break-words">{summary}</p>}
      {experiences.length > 0 && (
        <Entries title="職歴">
          {experiences.map((post, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
            <Entry key={at} title={post.title} place={[post.company, post.location]} period={periodText(post)}>
              {post.description}
            </Entry>
          ))}
        </Entries>
      )}
      {educations.length > 0 && (
        <Entries title="学歴">
          {educations.map((school, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
            <Entry key={at} title={school.school} place={[school.degree, school.field]} period={periodText(school)}>
              {school.gpa && `GPA ${school.gpa}`}
            </Entry>
          ))}
        </Entries>
      )}
      {skills.length > 0 && (
        <div className="ui-stack ui-stack--tighter">
          <h4 className="text-xs text-muted">スキル</h4>
          <ul className="ui-row ui-row--tight">
            {skills.map(({ name, level }) => (
              <li key={name} className="tags__tag">
                {name}
                <span className="font-medium text-ink">{skillLevelLabel[level]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Entries({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="ui-stack ui-stack--tighter">
      <h4 className="text-xs text-muted">{title}</h4>
      <ul className="ui-stack ui-stack--tight">{children}</ul>
    </div>
  )
}

function Entry(props: {
  title: string
  place: readonly (string | undefined)[]
  period: string
  children: string | undefined
}) {
  const { title, place, period, children } = props
  return (
    <li className="border-s-2 border-rule ps-3">
      <b>{title}</b>
      <p className="text-muted">
        {place.filter(Boolean).join('・')}
        {period && (
          <>
            ・<span className="ui-number">{period}</span>
          </>
        )}
      </p>
      {children && <p className="whitespace-pre-line break-words">{children}</p>}
    </li>
  )
}
