import type { ReactNode } from 'react'
import { hasPermission } from '#rules/people/permissions.ts'
import type { Role } from '#rules/people/roles.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Badge } from '#web/parts/badge.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { VerifiedBadge } from '#web/parts/status-badges.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { skillLevelLabel } from '#words/choice-labels.ts'
import { fullDateText } from '#words/full-dates.ts'
import { roleLabel } from '#words/labels.ts'
import { periodText } from '#words/months.ts'
import type { ProfileTab } from './profile-faults.ts'
import type { User } from './profile-form.ts'
import { ResumeBox } from './resume-box.tsx'
import '#web/parts/paragraphs.css'
import '#web/parts/tags.css'
import '#web/parts/sheet.css'

/** The saved profile. */
export function ProfileView({ user, tab, onTab }: { user: User; tab: ProfileTab; onTab: (tab: ProfileTab) => void }) {
  return (
    <div className="ui-stack gap-8 pt-7">
      <div className="ui-row ui-row--nowrap gap-5">
        <Avatar name={user.name} src={user.avatar_url} size="xl" />
        <div className="min-w-0">
          <p className="text-lg font-bold">{user.name}</p>
          <p className="text-sm text-muted">{roleLabel[user.role]}</p>
        </div>
      </div>
      <Tabs
        value={tab}
        onValueChange={onTab}
        label="プロフィールの項目"
        tabs={profileTabs({
          experiences: user.experiences.length,
          educations: user.educations.length,
          skills: user.skill_details.length,
        })}
      >
        <TabPanel value="overview" className="ui-stack gap-8 pt-8">
          <Overview user={user} />
          <ResumeBox />
        </TabPanel>
        <TabPanel value="experience" className="ui-stack pt-8">
          <ExperienceList entries={user.experiences} />
        </TabPanel>
        <TabPanel value="education" className="ui-stack pt-8">
          <EducationList entries={user.educations} />
        </TabPanel>
        <TabPanel value="skills" className="ui-stack gap-8 pt-8">
          <Skills user={user} />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function Overview({ user }: { user: User }) {
  const email = (
    <span className="ui-row ui-row--tight">
      <span className="break-all">{user.email}</span>
      <VerifiedBadge verified={user.email_verified} />
    </span>
  )
  return (
    <>
      {user.bio && (
        <Section title="自己紹介">
          <div className="paragraphs">
            <p className="whitespace-pre-line">{user.bio}</p>
          </div>
        </Section>
      )}
      <Section title="基本情報">
        <Ledger
          look="wide"
          items={[
            { term: 'お名前', value: user.name },
            { term: 'メールアドレス', value: email },
            { term: '電話番号', value: user.phone ? <span className="ui-number">{user.phone}</span> : <NotGiven /> },
            { term: '郵便番号', value: postalCodeText(user.postal_code) ?? <NotGiven /> },
            { term: '住所', value: user.address ?? <NotGiven /> },
            { term: '最終学歴', value: user.education ?? <NotGiven /> },
            { term: '登録日', value: <span className="ui-number">{fullDateText(user.created_at)}</span> },
          ]}
        />
      </Section>
      {!user.bio && <p className="text-sm text-muted">自己紹介は、まだ書かれていません。「編集する」から書けます。</p>}
    </>
  )
}

const NotGiven = () => <span className="text-muted">未登録</span>

function Skills({ user }: { user: User }) {
  return (
    <Section title="スキル">
      {user.skill_details.length === 0 ? (
        <p className="text-sm text-muted">スキルは、まだ登録されていません。「編集する」から追加できます。</p>
      ) : (
        <ul className="ui-row ui-row--tight">
          {user.skill_details.map(({ name, level }) => (
            <li key={name} className="tags__tag min-h-8 px-3">
              {name}
              <span className="font-medium text-ink">{skillLevelLabel[level]}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ui-stack ui-stack--tight">
      <h2 className="ui-ruled-heading">{title}</h2>
      {children}
    </section>
  )
}

const postalCodeText = (code: string | null) =>
  code && <span className="ui-number">{`${code.slice(0, 3)}-${code.slice(3)}`}</span>

/** The four tabs with their numbers of entries. */
export const profileTabs = (counts: { experiences: number; educations: number; skills: number }) => [
  { value: 'overview' as ProfileTab, label: '基本情報' },
  { value: 'experience' as ProfileTab, label: '職歴', count: counts.experiences },
  { value: 'education' as ProfileTab, label: '学歴', count: counts.educations },
  { value: 'skills' as ProfileTab, label: 'スキル', count: counts.skills },
]

/** Who sees which part of a profile: employers see only what came with an application. */
export const profileLead = (role: Role): string =>
  !hasPermission(role, 'job:post')
    ? '募集企業に提供されるのは、氏名、写真、メールアドレス、電話番号と、応募のときに添えた応募メッセージ、志望動機、回答、書類、プロフィールです。'
    : 'ご本人と運営者だけが見られます。'

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
function ExperienceList({ entries }: { entries: User['experiences'] }) {
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
function EducationList({ entries }: { entries: User['educations'] }) {
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
