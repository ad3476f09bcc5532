import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Highlight } from '#web/parts/highlight.tsx'
import { PostingTable } from '#web/parts/posting-table.tsx'
import { tableSource } from '#words/posting-table.ts'
import type { Job, JobView } from './job-view.ts'
import '#web/parts/check-list.css'
import '#web/parts/paragraphs.css'

/** The text, the duties, and statements not shown elsewhere. */
export function Overview({ job, view, said }: { job: Job; view: JobView; said: ReadonlySet<string> }) {
  const table = useId()
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
      <Section title="募集要項" id={table}>
        <PostingTable {...tableSource(job)} labelledBy={table} elsewhere={new Set([...said, '応募要件', '福利厚生'])} />
      </Section>
    </>
  )
}

/** The requirements, experience last. */
export const Requirements = ({ view }: { view: JobView }) => (
  <Checks entries={[...new Set([...view.requirements, view.experience])]} none="" />
)

export const Benefits = ({ view }: { view: JobView }) => (
  <Checks entries={view.benefits} none="待遇・福利厚生は記載されていません。" />
)

function Section({ title, id: given, children }: { title: string; id?: string; children: ReactNode }) {
  const own = useId()
  const id = given ?? own
  return (
    <section className="ui-stack ui-stack--tight" aria-labelledby={id}>
      <h3 className="ui-ruled-heading" id={id}>
        {title}
      </h3>
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
