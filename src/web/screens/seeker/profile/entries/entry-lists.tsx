import type { ReactNode } from 'react'
import { Badge } from '#web/parts/badge.tsx'
import type { User } from '#web/screens/seeker/profile/profile-form.ts'
import { periodText } from '#words/months.ts'
import { sampleEducations, sampleExperiences } from './sample-entries.ts'
import '#web/parts/sheet.css'

/** 職歴; marked samples if empty. */
export function ExperienceList({ entries }: { entries: User['experiences'] }) {
  const sample = entries.length === 0
  return (
    <Entries sample={sample} word="職歴">
      {(sample ? sampleExperiences : entries).map((job, index) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
          key={index}
          sample={sample}
          title={job.title}
          place={[job.company, job.location]}
          period={periodText(job)}
        >
          {job.description && <p className="whitespace-pre-line">{job.description}</p>}
        </Entry>
      ))}
    </Entries>
  )
}

/** 学歴; a marked sample if empty. */
export function EducationList({ entries }: { entries: User['educations'] }) {
  const sample = entries.length === 0
  return (
    <Entries sample={sample} word="学歴">
      {(sample ? sampleEducations : entries).map((school, index) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
          key={index}
          sample={sample}
          title={school.school}
          place={[school.degree, school.field]}
          period={periodText(school)}
        >
          {school.gpa && (
            <p>
              GPA <span className="ui-number">{school.gpa}</span>
            </p>
          )}
        </Entry>
      ))}
    </Entries>
  )
}

function Entries({ sample, word, children }: { sample: boolean; word: string; children: ReactNode }) {
  return (
    <>
      {sample && (
        <p className="text-sm text-muted">{word}は、まだ登録されていません。次のように表示されます（見本）。</p>
      )}
      <ul className="ui-stack">{children}</ul>
    </>
  )
}

function Entry(props: {
  sample: boolean
  title: string
  place: readonly (string | undefined)[]
  period: string
  children: ReactNode
}) {
  const { sample, title, place, period, children } = props
  return (
    <li className={sample ? 'sheet border-dashed' : 'sheet'}>
      <div className="sheet__body ui-stack ui-stack--tight">
        <div className="ui-row ui-row--between ui-row--nowrap items-start">
          <div className="min-w-0 leading-[1.6]">
            <b>{title}</b>
            <p className="text-sm text-muted">
              {place.filter(Boolean).join('・')}
              {period && (
                <>
                  ・<span className="ui-number inline-block whitespace-normal">{period}</span>
                </>
              )}
            </p>
          </div>
          {sample && <Badge tone="quiet">見本</Badge>}
        </div>
        {children}
      </div>
    </li>
  )
}
