import { Banknote, Bookmark, CalendarDays, Check, Clock, MapPin } from 'lucide-react'
import { use } from 'react'
import { Link, useLocation } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { isNew, isUrgent } from '#rules/jobs/job-age.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { cardFacts, notStated, shownHours } from '#rules/postings/card-facts.ts'
import { monthDayText } from '#words/dates.ts'
import { payText } from '#words/salary.ts'
import { Badge } from './badge.tsx'
import { CompanyName } from './company-name.tsx'
import { CompareButton } from './compare/compare-button.tsx'
import { Highlight, HighlightContext, type SearchWords } from './highlight/highlight.tsx'
import { Ledger } from './lists/ledger.tsx'
import { NotStated } from './not-stated.tsx'
import { PreloadingLink } from './preloading-link.tsx'
import { Seal } from './seal.tsx'
import { Tags } from './tags.tsx'
import type { JobMarks } from './use-job-marks.ts'
import { VerifiedEmployerBadge } from './verified-employer-badge.tsx'
import './button.css'
import './card.css'
import './job-card.css'

/** A job as lists of public jobs tell it. */
export type ListedJob = ResponseData<'searchJobs'>['jobs'][number]

/** The state of the history entry that a card's link creates. */
type JobLinkState = { words?: SearchWords; list?: string }

/** One public job. The whole card is its link. Its parts, and each fact, share the rows of the cards beside it. */
export function JobCard(props: {
  job: ListedJob
  /** The instant that decides what is new, and its date in Asia/Tokyo. */
  now: Date
  today: string
  /** Its position in a list that is drawn only in part; counted from 1. */
  position?: { at: number; of: number } | undefined
  marks?: JobMarks
}) {
  const { job, now, today, position, marks } = props
  const to = pagePath('job', { id: job.id })
  const state = useJobLinkState()
  const { place, daysOff } = cardFacts({ location: job.location, terms: job.terms ?? null })
  const hours = shownHours(job.terms)
  const seals = [
    isUrgent(job.deadline, today) && { word: '急募', fill: true },
    isNew(new Date(job.created_at), now) && { word: '新着', fill: false },
  ].filter((seal) => !!seal)
  return (
    <article
      className="card job-card"
      data-blocked={marks?.blocked || undefined}
      {...(position && {
        'aria-label': job.title,
        'aria-posinset': position.at,
        'aria-setsize': position.of,
      })}
    >
      <div className="job-card__head">
        <div>
          <div className="ui-row ui-row--tight">
            <Badge tone="info">{jobTypeLabel[job.job_type]}</Badge>
            {job.occupation_names[0] && <Badge>{job.occupation_names[0]}</Badge>}
            {job.work_style === 'remote' && <Badge>リモート</Badge>}
            {job.companyInfo?.verified && <VerifiedEmployerBadge />}
          </div>
          <h3 className="line-clamp-3">
            <PreloadingLink to={to} state={state}>
              <Highlight text={job.title} />
            </PreloadingLink>
          </h3>
          <p className="job-card__company line-clamp-2">
            <CompanyName name={job.company} />
          </p>
        </div>
        {seals.length > 0 && (
          <div className="job-card__seals">
            {seals.map((seal) => (
              <Seal key={seal.word} vertical fill={seal.fill}>
                {seal.word}
              </Seal>
            ))}
          </div>
        )}
      </div>
      <Ledger
        items={[
          { term: '給与', value: payText(job), icon: Banknote, kind: 'pay' },
          {
            term: '勤務地',
            value: (
              <span className="job-card__place line-clamp-2">
                <Highlight text={place} />
              </span>
            ),
            icon: MapPin,
          },
          { term: '時間', value: hours === notStated ? <NotStated /> : hours, icon: Clock, kind: 'num' },
          { term: '休日', value: daysOff ?? <NotStated />, icon: CalendarDays, kind: 'num' },
        ]}
      />
      <p className="job-card__description line-clamp-2">
        <Highlight text={job.description} excerpt />
      </p>
      <div>
        <Tags tags={job.tags.slice(0, 3)} label="応募要件" />
      </div>
      <div className="job-card__foot">
        <span className="ui-number text-xs text-muted">{monthDayText(job.created_at)}掲載</span>
        <div className="job-card__actions">
          {marks?.onSave && <SaveButton title={job.title} saved={marks.saved} onSave={marks.onSave} />}
          <CompareButton job={job} onCard />
          {marks?.applied && <span className="sr-only">応募済み</span>}
          <Link
            className={marks?.applied ? 'button button--secondary button--done' : 'button button--secondary'}
            to={to}
            state={state}
            tabIndex={-1}
            aria-hidden="true"
          >
            {marks?.applied ? (
              <>
                <Check className="ui-icon" />
                応募済み
              </>
            ) : (
              '詳細を見る'
            )}
          </Link>
        </div>
      </div>
    </article>
  )
}

function SaveButton({ title, saved, onSave }: { title: string; saved: boolean | undefined; onSave: () => void }) {
  return (
    <button
      type="button"
      className="button button--ghost button--square job-card__save"
      aria-label={`${title}をお気に入りに追加する`}
      aria-pressed={saved ?? false}
      onClick={onSave}
    >
      <Bookmark className={saved ? 'ui-icon fill-current' : 'ui-icon'} aria-hidden="true" />
    </button>
  )
}

/** What the job's page needs to know of the list: the words to highlight, and the address that leads back. */
function useJobLinkState(): JobLinkState {
  const { pathname, search } = useLocation()
  const words = use(HighlightContext)?.words
  return { ...(words && { words }), ...(pathname === pagePath('home') && { list: pathname + search }) }
}
