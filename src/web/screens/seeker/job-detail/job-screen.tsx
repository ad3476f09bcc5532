import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Bookmark, BookmarkCheck, Printer } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { CompareButton } from '#web/parts/compare/compare-button.tsx'
import { Highlight, HighlightContext, type Highlighter, type SearchWords } from '#web/parts/highlight.tsx'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { MoneyBand } from '#web/parts/money-band.tsx'
import { AppliedLine, ApplyBar, MainButton, OpenedSheet, SheetButton } from '#web/parts/posting/apply/apply.tsx'
import { type Company, directoryName, useCompanyInfo } from '#web/parts/posting/company-info.ts'
import { CompanyCard } from '#web/parts/posting/company-panel.tsx'
import { JobNotices, PreviewNotice } from '#web/parts/posting/job-notices.tsx'
import { JobSheet } from '#web/parts/posting/job-sheet.tsx'
import type { Job, JobView } from '#web/parts/posting/job-view.ts'
import { FactBlock, PostingFoot, RelatedJobs, usePosting } from '#web/parts/posting/posting.tsx'
import { relatedJobs } from '#web/parts/posting/related-reads.ts'
import { PrintFoot } from '#web/parts/print-foot.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'
import { useSession } from '#web/session/session.ts'
import { answerTimeText } from '#words/answer-time.ts'
import { productName } from '#words/labels.ts'
import { refusalSentence } from '#words/refusals.ts'
import '#web/parts/states/skeleton.css'
import '#web/parts/site/page-head.css'
import '#web/parts/site/detail-layout.css'
import '#web/parts/sheet.css'
import './job-actions.css'

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
  const { view, facts, said, today, standing, applying, favourite, isOpen } = posting
  return (
    <>
      {/* At least as tall as the window, so that content arriving at the end moves nothing visible. */}
      <div className="ui-page min-h-dvh">
        <BackToList />
        <JobHead view={view} company={company} employer={job.employer} />
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
            <JobActions posting={posting} />
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

/** Actions on the job, beside the text, or above on narrow screens. */
function JobActions({ posting }: { posting: ReturnType<typeof usePosting> }) {
  const { job, view, standing, applying, note } = posting
  const { kept, onKeep } = posting.favourite
  const Keep = kept ? BookmarkCheck : Bookmark
  return (
    <div className="sheet sheet__body ui-stack ui-stack--tight max-lg:p-0 max-lg:bg-transparent max-lg:border-0">
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
      <div className="job-actions__actions grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 lg:grid-cols-[1fr_1fr]">
        <Button aria-pressed={kept} aria-label={kept ? 'お気に入り済み' : undefined} onClick={onKeep}>
          <Keep className="ui-icon" aria-hidden="true" />
          お気に入り
        </Button>
        <CompareButton job={job} />
        <ShareButton path={pagePath('job', { id: job.id })} />
        <Button className="max-lg:hidden" onClick={() => window.print()}>
          <Printer className="ui-icon" aria-hidden="true" />
          印刷する
        </Button>
      </div>
      {/* At opposite ends, because each loads at its own time. */}
      <div className="job-actions__more flex flex-wrap min-h-9">
        {!job.is_own && <Lazy part={favouriteMail}>{(FavouriteMail) => <FavouriteMail job={job} kept={kept} />}</Lazy>}
        {note && <div className="grid ms-auto min-w-0">{note}</div>}
      </div>
      {standing.kind === 'applied' ? (
        <AppliedLine application={standing.application} applying={applying} steps={job.terms?.selection?.steps ?? []} />
      ) : (
        <p className="text-xs text-muted min-h-6">
          応募 <span className="ui-number">{view.applicationCount.toLocaleString('ja-JP')}</span>件・閲覧{' '}
          <span className="ui-number">{view.viewCount.toLocaleString('ja-JP')}</span>回
        </p>
      )}
    </div>
  )
}

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

/** Seals, badges, title and company. The large title has no highlighted words. */
function JobHead(props: { view: JobView; company: Company | null; employer: Job['employer'] }) {
  const { view, company, employer } = props
  const page = company
    ? pagePath('company', { id: company.id })
    : employer?.name && pagePath('employer', { id: employer.id })
  return (
    <header className="pt-1 pb-4">
      <div className="ui-row ui-row--tight mb-2">
        {view.isUrgent && <Seal fill>急募</Seal>}
        {view.isNew && <Seal>新着</Seal>}
        <Badge tone="info">{view.type}</Badge>
        <Badge>{view.workStyle}</Badge>
        {view.occupations && (
          <span className="text-xs text-muted">
            <Highlight text={view.occupations} />
          </span>
        )}
      </div>
      <h1 className="ui-phrase font-mincho text-xl leading-[1.4] tracking-[.05em] md:text-2xl">{view.title}</h1>
      <p className="ui-row ui-row--tight mt-1.5 text-sm">
        {page ? (
          <Link className="min-w-0" to={page}>
            <CompanyName name={view.company} />
          </Link>
        ) : (
          <CompanyName name={view.company} />
        )}
        {employer?.verified && <VerifiedEmployerBadge />}
        {employer?.verified && employer.name && !employer.is_company && (
          <span className="min-w-0">募集者：{employer.name}</span>
        )}
      </p>
    </header>
  )
}

/** There is no such job for this reader; `over`: it existed and is closed. */
export function JobMissing({ over = false }: { over?: boolean }) {
  const title = refusalSentence[over ? 'job-closed' : 'job-not-found']
  usePageTitle(title)
  return (
    <NotFoundState title={title} back={{ to: pagePath('home', { keyword: '' }), label: '求人を探す' }}>
      {over ? 'ほかの求人も、同じ書式で並べて比べられます。' : '掲載が終わったか、アドレスが変わった可能性があります。'}
    </NotFoundState>
  )
}

/** The shape of a loading job page. */
export function JobSkeleton() {
  return (
    <div className="ui-page min-h-dvh skeleton__loading">
      <p className="sr-only" role="status">
        読み込み中
      </p>
      <div aria-hidden="true">
        <div className="ui-stack ui-stack--tight pt-3 pb-4">
          <div className="skeleton w-28" />
          <div className="skeleton h-6 w-48" />
          <div className="skeleton h-8 w-[min(32rem,90%)]" />
          <div className="skeleton h-5 w-44" />
        </div>
        <div className="skeleton h-58 w-full lg:h-24" />
        <div className="detail-layout detail-layout--facts-first pt-5">
          <div className="ui-stack ui-stack--tight">
            <div className="skeleton h-10 w-full" />
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton w-3/4" />
          </div>
          <div className="sheet sheet__body ui-stack ui-stack--tight">
            <div className="skeleton h-8 w-40" />
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton h-12 w-full" />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Sets a screen's title once its data are known. */
function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${productName}`
  }, [title])
}
