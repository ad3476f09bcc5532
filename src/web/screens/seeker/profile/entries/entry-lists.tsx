import type { ReactNode } from 'react'
import { Badge } from '#web/parts/badge.tsx'
import type { User } from '#web/screens/seeker/profile/profile-form.ts'
import { periodText } from '#words/months.ts'
import '#web/parts/sheet.css'

/** Shown, marked 見本, to people without entries. Never saved. */
const sampleExperiences: User['experiences'] = [
  {
    title: '営業事務',
    company: '株式会社みほん商事',
    location: '東京都千代田区',
    startDate: '2021-04',
    endDate: null,
    isCurrent: true,
    description: '見積書と請求書の作成、受発注の管理を担当。請求の締め作業を、5日から3日に短縮しました。',
  },
  {
    title: '販売スタッフ',
    company: '株式会社みほん百貨店',
    location: '神奈川県横浜市',
    startDate: '2018-04',
    endDate: '2021-03',
    isCurrent: false,
    description: '食品売場の接客と在庫管理を担当しました。',
  },
]

const sampleEducations: User['educations'] = [
  {
    degree: '学士（経済学）',
    school: 'みほん大学',
    field: '経済学部 経済学科',
    startDate: '2014-04',
    endDate: '2018-03',
    gpa: '3.2',
  },
]

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
