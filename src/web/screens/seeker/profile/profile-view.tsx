import type { ReactNode } from 'react'
import { Avatar } from '#web/parts/avatar.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { VerifiedBadge } from '#web/parts/status-badges.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { skillLevelLabel } from '#words/choice-labels.ts'
import { fullDateText } from '#words/full-dates.ts'
import { roleLabel } from '#words/labels.ts'
import { EducationList, ExperienceList } from './entries/entry-lists.tsx'
import type { ProfileTab } from './profile-faults.ts'
import type { User } from './profile-form.ts'
import { profileTabs } from './profile-words.ts'
import { ResumeBox } from './resume-box.tsx'
import '#web/parts/paragraphs.css'
import '#web/parts/tags.css'

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
