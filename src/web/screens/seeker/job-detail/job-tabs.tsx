import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Highlight } from '#web/parts/highlight/highlight.tsx'
import { Ledger, type LedgerItem } from '#web/parts/lists/ledger.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { Tags } from '#web/parts/tags.tsx'
import type { Company } from './company/company-info.ts'
import { CompanyPanel } from './company/company-panel.tsx'
import type { JobView } from './job-view.ts'
import '#web/parts/check-list.css'
import '#web/parts/lists/ledger.css'
import '#web/parts/paragraphs.css'

const tabs = [
  { value: 'overview', label: '仕事内容' },
  { value: 'requirements', label: '応募要件' },
  { value: 'benefits', label: '待遇・福利厚生' },
  { value: 'company', label: '企業情報' },
] as const

/** The four tabs of a job; the open one is part of the address (?tab=). */
export function JobTabs({ view, company }: { view: JobView; company: Company | null }) {
  const [open, choose] = useTab(['overview', 'requirements', 'benefits', 'company'])

  return (
    <Tabs value={open} onValueChange={choose} tabs={tabs} label="求人の内容">
      <TabPanel value="overview" className="ui-stack gap-10 pt-8">
        <Overview view={view} />
      </TabPanel>
      <TabPanel value="requirements" className="ui-stack gap-10 pt-8">
        <Section title="応募要件">
          <Checks entries={view.requirements} none="応募要件は記載されていません。" />
        </Section>
        <Section title="求める経験">
          <p>{view.experience}</p>
        </Section>
        <Skills view={view} />
      </TabPanel>
      <TabPanel value="benefits" className="ui-stack gap-10 pt-8">
        <Section title="待遇・福利厚生">
          <Checks entries={view.benefits} none="待遇・福利厚生は記載されていません。" />
        </Section>
      </TabPanel>
      <TabPanel value="company" className="ui-stack gap-10 pt-8">
        <CompanyPanel name={view.company} company={company} />
      </TabPanel>
    </Tabs>
  )
}

function Overview({ view }: { view: JobView }) {
  const facts: LedgerItem[] = [
    { term: '給与', value: <span className="ledger__pay">{view.salary}</span> },
    { term: '勤務地', value: <Highlight text={view.location} /> },
    { term: '雇用形態', value: view.type },
    { term: '働き方', value: view.workStyle },
    { term: '経験', value: view.experience },
    ...(view.deadline ? [{ term: '応募締切', value: <span className="ui-number">{view.deadline.full}</span> }] : []),
    { term: '掲載日', value: <span className="ui-number">{view.postedDate}</span> },
  ]
  return (
    <>
      {view.description.length > 0 && (
        <div className="paragraphs">
          {view.description.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one fixed text
            <p className="whitespace-pre-line" key={index}>
              <Highlight text={paragraph} />
            </p>
          ))}
        </div>
      )}
      {view.responsibilities.length > 0 && (
        <Section title="主な業務">
          <Checks entries={view.responsibilities} none="" />
        </Section>
      )}
      <Skills view={view} />
      <Section title="募集要項">
        <Ledger look="wide" items={facts} />
      </Section>
    </>
  )
}

function Skills({ view }: { view: JobView }) {
  if (view.skills.length === 0) return null
  return (
    <Section title="活かせるスキル">
      <Tags tags={view.skills} label="活かせるスキル" />
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="ui-stack ui-stack--tight" aria-labelledby={id}>
      <h2 className="ui-ruled-heading" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Checks({ entries, none }: { entries: readonly string[]; none: string }) {
  if (entries.length === 0) return <p className="text-muted">{none}</p>
  return (
    <ul className="check-list">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same
        <li key={`${index} ${entry}`}>
          <Check className="ui-icon" aria-hidden="true" />
          <span>
            <Highlight text={entry} />
          </span>
        </li>
      ))}
    </ul>
  )
}
