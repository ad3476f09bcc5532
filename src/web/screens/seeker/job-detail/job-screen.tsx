import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { factBlock } from '#rules/postings/fact-block.ts'
import { postingTable } from '#rules/postings/table.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { usePageTitle } from '#web/frame/use-page-title.ts'
import { HighlightFromList } from '#web/parts/highlight/highlight-from-list.tsx'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { JobNote } from '#web/parts/notes/job-note.tsx'
import { useJobNotes } from '#web/parts/notes/use-job-notes.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { useSession } from '#web/session/session.ts'
import { storeRecentJob } from '#web/storage/recent-jobs.ts'
import { favouriteJobsKey, useStoredIds, withToggled } from '#web/storage/stored-ids.ts'
import { storeTitles } from '#web/storage/stored-titles.ts'
import { answerTimeText } from '#words/answer-time.ts'
import { tableSource } from '#words/posting-table.ts'
import { AppliedLine, ApplyBar, useApplying } from './apply/apply.tsx'
import { applyStateOf } from './apply/apply-state.ts'
import { useBlocked, useOwnApplication } from './apply/use-apply.ts'
import { BackToList } from './back-to-list.tsx'
import { type Company, directoryName, useCompanyInfo } from './company/company-info.ts'
import { CompanyCard } from './company/company-panel.tsx'
import { FactBlock } from './fact-block.tsx'
import { JobActions } from './job-actions.tsx'
import { JobHead } from './job-head.tsx'
import { JobMissing } from './job-missing.tsx'
import { JobNotices, PreviewNotice } from './job-notices.tsx'
import { JobSkeleton } from './job-skeleton.tsx'
import { type Job, jobView } from './job-view.ts'
import { RelatedJobs } from './related/related-jobs.tsx'
import { relatedJobs } from './related/related-reads.ts'
import { BlockEmployer } from './report/block-employer.tsx'
import { ReportJob } from './report/report-job.tsx'
import { JobSheet } from './sheet/job-sheet.tsx'
import '#web/parts/site/detail-layout.css'

/** A job. `now` is when the page was rendered; `fromServer`: the data are an anonymous visitor's. */
export function JobScreen({ id, now, fromServer }: { id: string; now: string; fromServer: boolean }) {
  // The job's team and administrators may switch to the approved version.
  const version = choiceIn(useSearchParams()[0], 'version', ['public'])
  const input = { params: { id }, ...(version && { query: { version } }) }
  const { data, error } = useQuery(read('readJob', input))
  const { user } = useSession()
  const client = useQueryClient()
  usePageTitle(data?.job.title)
  const company = useCompanyInfo(data?.job && directoryName(data.job))
  const waitsForEnd = useWaitForEnd(data?.job)

  // The document is an anonymous reader's; load whether the job is the reader's own once the session is known.
  const viewerId = user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per reader
  useEffect(() => {
    if (fromServer && viewerId) void client.invalidateQueries({ queryKey: readKey('readJob', input) })
  }, [viewerId])

  const gone = error instanceof ApiError && error.status === 404
  // Render the company's card with the text, because it is above it on narrow screens.
  if (data && company !== undefined && !waitsForEnd)
    return (
      <HighlightFromList>
        {/* If the job closes while it is read, the text stays with a notice. */}
        <JobContent job={gone ? { ...data.job, is_active: false } : data.job} company={company} now={now} />
      </HighlightFromList>
    )
  if (gone) return <JobMissing />
  if (error) return <GoHome error={error} />
  return <JobSkeleton />
}

/**
 * If the address names a part, it is shown at once, so the page's end is visible and must not grow. Pressing a tab
 * later also names its part, but then the page is complete.
 */
function useWaitForEnd(job: Job | undefined): boolean {
  const [params] = useSearchParams()
  const [namesPart] = useState(params.has('tab'))
  const { isLoading } = useQuery(
    job && namesPart ? relatedJobs(job, api) : { queryKey: ['related-jobs'], queryFn: skipToken },
  )
  return isLoading
}

/** A job that cannot be loaded is logged, and the reader is sent home. */
function GoHome({ error }: { error: Error }) {
  const navigate = useNavigate()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    console.error('The job could not be loaded', error)
    toast.error('求人を読み込めませんでした', '通信環境を確認して、もう一度お試しください。')
    void navigate(pagePath('home'), { replace: true })
  }, [error, navigate])
  return <JobSkeleton />
}

function JobContent({ job, company, now }: { job: Job; company: Company | null; now: string }) {
  const session = useSession()
  const instant = new Date(now)
  const today = tokyoDate(instant)
  const previewing = useSearchParams()[0].has('preview') && job.is_own === true
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
  const { main, more, dialog, asks } = useApplying(job, standing)
  useEffect(() => storeRecentJob(job.id), [job.id])
  const [favourites, toggle] = useStoredIds(favouriteJobsKey)
  const onKeep = () => {
    toggle(job.id)
    storeTitles([job], withToggled(favourites, job.id))
  }
  const favourite = { kept: favourites.includes(job.id), onKeep }
  const mayNote = session.user !== null && (favourite.kept || standing.kind === 'applied')
  const notes = useJobNotes(mayNote ? [job.id] : [])

  return (
    <>
      {/* At least as tall as the window, so that content arriving at the end moves nothing visible. */}
      <div className="ui-page min-h-dvh">
        <BackToList />
        <JobHead
          view={view}
          companyId={company?.id}
          verifiedAs={job.employer?.verified ? job.employer.name : undefined}
        />
        <FactBlock facts={facts} deadline={view.deadline} />
        <div className="mt-3 empty:hidden">
          {previewing ? <PreviewNotice job={job} today={today} /> : <JobNotices job={job} today={today} />}
        </div>
        <div className="detail-layout detail-layout--facts-first lg:pt-4">
          <div className="min-w-0">
            <JobSheet job={job} view={view} company={company} said={said} />
            {!job.is_own && isPublic(job, today) && (
              <div className="ui-row">
                <ReportJob job={job} />
                <BlockEmployer company={job.company} offered={session.user !== null && blocked === false} />
              </div>
            )}
          </div>
          <aside className="ui-stack" aria-label="応募">
            <JobActions
              id={job.id}
              view={view}
              {...favourite}
              note={mayNote && <JobNote job={job} notes={notes} brief />}
              applied={standing.kind === 'applied' && <AppliedLine application={standing.application} />}
            >
              <div className="max-lg:hidden">{main}</div>
              {/* The same height before and after applying. */}
              {!asks && <div className="grid min-h-9 content-center">{more}</div>}
              {job.answer_time && <p className="text-xs text-muted text-center">{answerTimeText(job.answer_time)}</p>}
              <noscript>
                <p className="text-sm">応募には、ログインとJavaScriptが必要です。</p>
              </noscript>
            </JobActions>
            {/* On narrow screens it would come after the company's section. */}
            {company && (
              <div className="max-lg:hidden">
                <CompanyCard company={company} />
              </div>
            )}
          </aside>
        </div>
        <RelatedJobs job={job} now={now} />
      </div>
      <ApplyBar pay={view.pay} {...favourite}>
        {main}
      </ApplyBar>
      {dialog}
    </>
  )
}
