import { BadgeCheck, Bookmark, CalendarDays, Check, Clock, type LucideIcon, MapPin } from 'lucide-react'
import { memo, type ReactNode, use } from 'react'
import { Link, useLocation } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { isOfLastDay, isUrgent } from '#rules/jobs/job-age.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { type RowFact, rowFacts } from '#rules/postings/card-facts.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { payText } from '#words/salary.ts'
import { CompanyName } from './company-name.tsx'
import { CompareButton } from './compare/compare-button.tsx'
import { Highlight, HighlightContext, type SearchWords } from './highlight.tsx'
import { NotStated } from './not-stated.tsx'
import { PreloadingLink } from './preloading-link.tsx'
import { Seal } from './seal.tsx'
import { Tags } from './tags.tsx'
import type { JobMarks } from './use-job-marks.ts'
import './button.css'
import './job-row.css'

/** A job as in lists of public jobs. */
export type ListedJob = ResponseData<'searchJobs'>['jobs'][number]

/** The state of a row's link in the history. */
type JobLinkState = { words?: SearchWords; list?: string }

/**
 * A public job with the same facts at the same place in every list (`JobRows`). The whole row is its link. It has four
 * layouts by the list's width. Memoised, because lists are long.
 */
export const JobRow = memo(function JobRow(props: {
  job: ListedJob
  /** The time that decides what is new, and its date in Asia/Tokyo. */
  now: Date
  today: string
  /** Its position from 1, in a list that is only partly rendered. */
  position?: { at: number; of: number } | undefined
  marks?: JobMarks
  /** Instead of 応募済み, where the reader has not applied. */
  label?: string | undefined
  /** The reader's note, instead of the description. */
  note?: ReactNode
  /** Instead of the save button. */
  action?: ReactNode
}) {
  const { job, now, today, position, marks, label, note, action } = props
  const to = pagePath('job', { id: job.id })
  const state = useJobLinkState()
  const { search, mask } = useLocation()
  const isUnknownPay = /[?&]sort=salary\b/.test(search) && hasNoMonthlyPay(job)
  const { bonus, place, hours, daysOff } = rowFacts({ ...job, terms: job.terms ?? null })
  const type = jobTypeLabel[job.job_type]
  const urgent = isUrgent(job.deadline, today)
  const postedAt = new Date(job.created_at)
  return (
    <article
      className="job-row"
      aria-current={mask?.pathname === to || undefined}
      data-blocked={marks?.blocked || undefined}
      {...(position && {
        'aria-label': job.title,
        'aria-posinset': position.at,
        'aria-setsize': position.of,
      })}
    >
      {urgent || isOfLastDay(postedAt, now) ? (
        <Seal className="job-row__seal" fill={urgent}>
          {urgent ? '急募' : '新着'}
        </Seal>
      ) : (
        <time className="job-row__date" dateTime={job.created_at}>
          {shortDate(postedAt)}
        </time>
      )}
      <h3 className="job-row__title">
        <PreloadingLink to={to} state={state}>
          <Highlight text={job.title} />
        </PreloadingLink>
      </h3>
      <div className="job-row__about">
        <p className="job-row__company">
          {job.employer.has_page ? (
            // Keyboards reach the employer from the job's page: a list has one stop a row.
            <Link to={pagePath('employer', { id: job.employer.id })} tabIndex={-1}>
              <CompanyName name={job.company} />
            </Link>
          ) : (
            <CompanyName name={job.company} />
          )}
        </p>
        {job.companyInfo?.verified && (
          <span className="job-row__mark">
            <BadgeCheck className="ui-icon" aria-hidden="true" />
            確認済み
          </span>
        )}
        {marks?.applied ? (
          <span className="job-row__mark job-row__mark--applied">
            <Check className="ui-icon" aria-hidden="true" />
            応募済み
          </span>
        ) : (
          label && <span className="job-row__label">{label}</span>
        )}
        <span className="job-row__wide">{type}</span>
        {job.occupation_names[0] && <span className="job-row__wide">{job.occupation_names[0]}</span>}
        {job.work_style === 'remote' && <span>リモート</span>}
        <div className="job-row__tags">
          <Tags tags={job.tags.slice(0, 3)} label="応募要件" />
        </div>
      </div>
      {note ? (
        <div className="job-row__note">{note}</div>
      ) : (
        <p className="job-row__description">
          <Highlight text={job.description} excerpt />
        </p>
      )}
      <dl className="job-row__facts">
        <div className="job-row__pay">
          <dt className="sr-only">給与</dt>
          <dd>
            <b>{payText(job)}</b>
            {isUnknownPay && <span>目安なし</span>}
            {bonus && <span className="job-row__wide">{bonus}</span>}
            <span className="job-row__type">{type}</span>
          </dd>
        </div>
        <Fact name="place" term="勤務地" icon={MapPin} {...place} beside={wayText(job)} />
        <Fact name="hours" term="時間" icon={Clock} {...hours} />
        <Fact name="days" term="休日" icon={CalendarDays} {...daysOff} />
      </dl>
      <div className="job-row__actions">
        {action ?? (marks?.onSave && <SaveButton title={job.title} saved={marks.saved} onSave={marks.onSave} />)}
        <CompareButton job={job} onRow />
      </div>
    </article>
  )
})

/** 11/25, in Asia/Tokyo. */
const shortDate = (at: Date) => tokyoDate(at).slice(5).replace('-', '/').replace(/\b0/g, '')

function Fact(props: RowFact & { name: string; term: string; icon: LucideIcon; beside?: string | null }) {
  const { name, term, icon: Icon, fact, chip, note, beside } = props
  return (
    <div className={`job-row__fact job-row__fact--${name}`}>
      <dt>
        <Icon className="ui-icon" aria-hidden="true" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd>
        <b>
          {fact === null ? <NotStated /> : <Highlight text={fact} />}
          {chip && <span className="job-row__chip">{chip}</span>}
        </b>
        {note && <span>{name === 'place' ? <Highlight text={note} /> : note}</span>}
        {beside && <span>{beside}</span>}
      </dd>
    </div>
  )
}

/** Whether nothing says how many hours or days of a month are paid, so that an order by pay assumes them. */
const hasNoMonthlyPay = ({ terms, pay_estimate }: ListedJob) =>
  (terms?.pay?.unit === 'hour' || terms?.pay?.unit === 'day') && !pay_estimate?.month

/** The distance to the search's place. */
function wayText({ distance, commute_minutes }: ListedJob): string | null {
  if (distance) return `約${distance.km} km${distance.to === 'municipality' ? '（市区町村まで）' : ''}`
  return commute_minutes === undefined ? null : `通勤 約${commute_minutes}分`
}

function SaveButton({ title, saved, onSave }: { title: string; saved: boolean | undefined; onSave: () => void }) {
  return (
    <button
      type="button"
      className="button button--ghost button--square noscript:hidden"
      aria-label={`${title}をお気に入りに追加する`}
      aria-pressed={saved ?? false}
      onClick={onSave}
    >
      <Bookmark className={saved ? 'ui-icon fill-current' : 'ui-icon'} aria-hidden="true" />
    </button>
  )
}

/** The list's words to highlight and its address, for the job's page. */
function useJobLinkState(): JobLinkState {
  const { pathname, search } = useLocation()
  const words = use(HighlightContext)?.words
  return { ...(words && { words }), ...(pathname === pagePath('home') && { list: pathname + search }) }
}
