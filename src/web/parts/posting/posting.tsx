import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { type BlockFact, factBlock } from '#rules/postings/fact-block.ts'
import { postingTable } from '#rules/postings/table.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { api } from '#web/api/client.ts'
import { BlockEmployer } from '#web/parts/block-employer.tsx'
import { Button } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { Highlight } from '#web/parts/highlight.tsx'
import type { ListedJob } from '#web/parts/job-row.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import { NotStated } from '#web/parts/not-stated.tsx'
import { JobNote } from '#web/parts/notes/job-note.tsx'
import { useJobNotes } from '#web/parts/notes/use-job-notes.ts'
import { useFavouriteJobs } from '#web/session/favourite-jobs.ts'
import { useSession } from '#web/session/session.ts'
import { storeRecentJob } from '#web/storage/recent-jobs.ts'
import { tableSource } from '#words/posting-table.ts'
import { useApplying } from './apply/apply.tsx'
import { applyStateOf, useBlocked, useOwnApplication } from './apply/use-apply.ts'
import { type Job, type JobView, jobView } from './job-view.ts'
import { relatedJobs } from './related-reads.ts'
import './fact-block.css'

/** A posting that is being read, on its page or beside a list: its facts, and what the reader did and may do. */
export function usePosting(job: Job, now: string, previewing: boolean) {
  const session = useSession()
  const instant = new Date(now)
  const today = tokyoDate(instant)
  const view = jobView(job, instant)
  const { job: listed, employer } = tableSource(job)
  const { facts, said } = factBlock(listed, postingTable(listed, employer))
  if (employer.name === job.company) said.add('募集者の氏名または名称')
  const application = useOwnApplication(job.id, session.user !== null && !job.is_own)
  const blocked = useBlocked(job.id, session.user !== null && !job.is_own)
  const standing = applyStateOf(
    job,
    {
      viewer: session.user,
      deciding: session.status === 'deciding' || blocked === undefined,
      application,
      blocked,
      previewing,
    },
    today,
  )
  const applying = useApplying(job, standing, view.pay)
  useEffect(() => storeRecentJob(job.id), [job.id])
  const [favourites, toggle] = useFavouriteJobs()
  const favourite = { kept: favourites.includes(job.id), onKeep: () => toggle(job.id) }
  const isOpen = !job.is_own && isPublic(job, today)
  const mayNote = session.user !== null && (favourite.kept || standing.kind === 'applied')
  const notes = useJobNotes(mayNote ? [job.id] : [])
  return {
    job,
    view,
    facts,
    said,
    today,
    standing,
    applying,
    favourite,
    isOpen,
    mayBlock: session.user !== null && blocked === false,
    note: mayNote && <JobNote job={job} notes={notes} brief />,
  }
}

/** Reports the posting, and blocks its employer. */
export function PostingFoot({ posting }: { posting: ReturnType<typeof usePosting> }) {
  const { job, isOpen, mayBlock } = posting
  if (!isOpen) return null
  return (
    <div className="ui-row">
      <ReportJob job={job} />
      <BlockEmployer company={job.company} offered={mayBlock} />
    </div>
  )
}

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Reports a public job to the operator. */
function ReportJob({ job }: { job: { id: string; title: string } }) {
  const [open, setOpen] = useState(false)
  const [reported, setReported] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        className="mt-2 text-sm print:hidden"
        disabled={reported}
        {...ReportDialog.near}
        onClick={() => setOpen(true)}
      >
        <Flag className="ui-icon ui-icon--small" aria-hidden="true" />
        {reported ? '報告済みです' : 'この求人を報告する'}
      </Button>
      {open && <ReportDialog job={job} onReported={() => setReported(true)} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Other jobs of the company, and similar ones; nothing without any. */
export function RelatedJobs({ job, now }: { job: Job; now: string }) {
  const { data, isPending } = useQuery(relatedJobs(job, api))
  if (isPending) return <div className="skeleton__growing" />
  if (!data) return null
  const { ofCompany, similar } = data
  return (
    <div className="related-jobs grid grid-cols-1 gap-5 mt-4 empty:hidden">
      <Jobs title="この企業のほかの求人" jobs={ofCompany} now={now} />
      <Jobs title="似ている求人" jobs={similar} now={now} />
    </div>
  )
}

function Jobs({ title, jobs, now }: { title: string; jobs: readonly ListedJob[]; now: string }) {
  const id = useId()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-mincho tracking-[0.05em] pb-1.5">
        {title}
      </h2>
      <JobRows jobs={jobs} now={now} />
    </section>
  )
}

/** Pay, place, hours, days off and period as cells; lines on narrow screens. */
export function FactBlock({ facts, deadline }: { facts: readonly BlockFact[]; deadline: JobView['deadline'] }) {
  return (
    <dl className="fact-block">
      {facts.map(({ term, fact, note }) => (
        <div key={term}>
          <dt className="text-xs/[inherit] text-muted">{term}</dt>
          <dd>
            <b className="ui-number">{fact?.match(/[^\u3000]+\u3000?/g)?.map(wholePiece) ?? <NotStated />}</b>
            {note && (
              <span>
                <Highlight text={note} />
              </span>
            )}
            {term === '期間' && deadline && (
              <span className="flex flex-wrap gap-x-2">
                {deadline.left && <strong className="font-bold text-seal-ink">{deadline.left}</strong>}
                <span className="ui-number">締切 {deadline.text}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Pieces such as 土・日・祝 break only where they are longer than the line. */
const wholePiece = (piece: string) => (
  <span key={piece} className="inline-block">
    <Highlight text={piece} />
  </span>
)
