import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { usePageTitle } from '#web/frame/use-page-title.ts'
import { HighlightContext, type Highlighter, type SearchWords } from '#web/parts/highlight.tsx'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { MoneyBand } from '#web/parts/money-band.tsx'
import { AppliedLine, ApplyBar, MainButton, OpenedSheet, SheetButton } from '#web/parts/posting/apply/apply.tsx'
import { type Company, directoryName, useCompanyInfo } from '#web/parts/posting/company-info.ts'
import { CompanyCard } from '#web/parts/posting/company-panel.tsx'
import { JobNotices, PreviewNotice } from '#web/parts/posting/job-notices.tsx'
import { JobSheet } from '#web/parts/posting/job-sheet.tsx'
import type { Job } from '#web/parts/posting/job-view.ts'
import { FactBlock, PostingFoot, RelatedJobs, usePosting } from '#web/parts/posting/posting.tsx'
import { relatedJobs } from '#web/parts/posting/related-reads.ts'
import { PrintFoot } from '#web/parts/print-foot.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useSession } from '#web/session/session.ts'
import { answerTimeText } from '#words/answer-time.ts'
import { JobActions } from './job-actions.tsx'
import { JobHead } from './job-head.tsx'
import { JobMissing } from './job-missing.tsx'
import { JobSkeleton } from './job-skeleton.tsx'
import '#web/parts/states/skeleton.css'
import '#web/parts/site/page-head.css'
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
    if (!fromServer || !viewerId) return
    void client.invalidateQueries({ queryKey: readKey('readJob', input) })
    void client.invalidateQueries({ queryKey: ['listJobQuestions'] })
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

/** Highlights the words of the search that led to this page. Loads its code only then. */
function HighlightFromList({ children }: { children: ReactNode }) {
  const { state } = useLocation()
  // Keep the first render's words, because links to other tabs of the page have no state.
  const [words] = useState(() => searchWordsIn(state))
  const [highlighter, setHighlighter] = useState<Highlighter | null>(null)

  useEffect(() => {
    if (!words) return
    let mounted = true
    import('#web/parts/highlighter.ts').then(
      ({ highlighterFor }) => mounted && setHighlighter(highlighterFor(words)),
      // The page is complete without highlights.
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [words])

  return <HighlightContext value={highlighter}>{children}</HighlightContext>
}

/** The browser may have stored this state with another version of the product, so check it. */
function searchWordsIn(state: unknown): SearchWords | null {
  const { keyword, synonyms } = (state as { words?: Partial<SearchWords> } | null)?.words ?? {}
  return typeof keyword === 'string' && keyword ? { keyword, synonyms: synonyms !== false } : null
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
  const input = { params: { id: job?.id ?? '' } }
  const questions = useQuery({ ...read('listJobQuestions', input), enabled: job !== undefined && namesPart })
  return isLoading || questions.isLoading
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
  const previewing = useSearchParams()[0].has('preview') && job.is_own === true
  const posting = usePosting(job, now, previewing)
  const { view, facts, said, today, standing, applying, favourite, isOpen, note } = posting
  return (
    <>
      {/* At least as tall as the window, so that content arriving at the end moves nothing visible. */}
      <div className="ui-page min-h-dvh">
        <BackToList />
        <JobHead
          view={view}
          page={
            company
              ? pagePath('company', { id: company.id })
              : job.employer?.name
                ? pagePath('employer', { id: job.employer.id })
                : undefined
          }
          employer={job.employer}
        />
        <FactBlock facts={facts} deadline={view.deadline} />
        <MoneyBand estimate={job.pay_estimate} terms={job.terms} />
        <div className="mt-3 empty:hidden">
          {previewing ? <PreviewNotice job={job} today={today} /> : <JobNotices job={job} today={today} />}
        </div>
        <div className="detail-layout detail-layout--facts-first lg:pt-4">
          <div className="min-w-0">
            <JobSheet
              job={job}
              view={view}
              company={company}
              said={said}
              asking={isOpen && standing.kind !== 'blocked'}
            />
            <PostingFoot posting={posting} />
          </div>
          <aside className="ui-stack" aria-label="応募">
            <JobActions
              job={job}
              view={view}
              {...favourite}
              mail={
                !job.is_own && (
                  <Lazy part={favouriteMail}>
                    {(FavouriteMail) => <FavouriteMail job={job} kept={favourite.kept} />}
                  </Lazy>
                )
              }
              note={note}
              applied={
                standing.kind === 'applied' && (
                  <AppliedLine
                    application={standing.application}
                    applying={applying}
                    steps={job.terms?.selection?.steps ?? []}
                  />
                )
              }
            >
              <div className="max-lg:hidden">
                <MainButton applying={applying} />
              </div>
              {/* The same height before and after applying. */}
              {!applying.asks && (
                <div className="grid min-h-9 content-center">
                  <SheetButton applying={applying} />
                </div>
              )}
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
        <PrintFoot />
        <RelatedJobs job={job} now={now} />
      </div>
      <ApplyBar pay={view.pay} {...favourite}>
        <MainButton applying={applying} />
      </ApplyBar>
      <OpenedSheet applying={applying} />
    </>
  )
}

const favouriteMail = lazyPart(async () => (await import('#web/parts/favourite-mail.tsx')).FavouriteMail)
/** 求人一覧へ戻る: goes back to the list that led here with its scroll position, else to all jobs. */
function BackToList() {
  const navigate = useNavigate()
  const { state } = useLocation()
  // The server does not know the history's state.
  const list = useHydrated() ? listIn(state) : null

  function goBack(event: MouseEvent) {
    if (list === null || isAfterDetour(state) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <nav className="page-head__crumbs pt-3" aria-label="戻る">
      <Link to={list ?? pagePath('home')} onClick={goBack}>
        <ArrowLeft className="ui-icon ui-icon--small" aria-hidden="true" />
        求人一覧へ戻る
      </Link>
    </nav>
  )
}

/** The address of the list whose link led here (see `JobLinkState`); null after other links. */
function listIn(state: unknown): string | null {
  const list = (state as { list?: unknown } | null)?.list
  return typeof list === 'string' && /^\/(\?|$)/.test(list) ? list : null
}

/** Whether a provider's pages are between this one and its list (social-sign-in.tsx). */
const isAfterDetour = (state: unknown) => (state as { detour?: unknown } | null)?.detour === true
