import { Banknote, Clock, MapPin } from 'lucide-react'
import { use } from 'react'
import { Link, useLocation } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { Badge } from './badge.tsx'
import { CompanyName } from './company-name.tsx'
import { Highlight, HighlightContext, type SearchWords } from './highlight/highlight.tsx'
import { Ledger } from './lists/ledger.tsx'
import { Seal } from './seal.tsx'
import { Tags } from './tags.tsx'
import './button.css'
import './card.css'
import './job-card.css'

export interface JobCardProps {
  id: string
  title: string
  company: string
  location: string
  /** 月給26万円〜34万円, or 応相談. */
  salaryText: string
  workTime: string
  employmentLabel: string
  isRemote: boolean
  description: string
  /** The first three are shown. */
  tags: readonly string[]
  /** 11月18日掲載. */
  postedDateText: string
  isNew: boolean
  isUrgent: boolean
  featured?: boolean
  /** Where it stands in a list of which only a part is drawn; counted from 1. */
  position?: { at: number; of: number } | undefined
}

/** The state of the history entry that a card's link creates. */
type JobLinkState = { words?: SearchWords; list?: string }

/** One public job. The whole card is its link. Always five children: cards in a row share their rows. */
export function JobCard(job: JobCardProps) {
  const to = pagePath('job', { id: job.id })
  const state = useJobLinkState()
  const seals = [
    job.isUrgent && { word: '急募', fill: true },
    job.featured && { word: '注目', fill: true },
    job.isNew && { word: '新着', fill: false },
  ].filter((seal) => !!seal)
  return (
    <article
      className="card job-card"
      {...(job.position && {
        'aria-label': job.title,
        'aria-posinset': job.position.at,
        'aria-setsize': job.position.of,
      })}
    >
      <div className="job-card__head">
        <div>
          <div className="ui-row ui-row--tight">
            <Badge tone="info">{job.employmentLabel}</Badge>
            {job.isRemote && <Badge>リモート可</Badge>}
          </div>
          <h3>
            <Link to={to} state={state} prefetch="intent">
              <Highlight text={job.title} />
            </Link>
          </h3>
          <p className="job-card__company">
            <CompanyName name={job.company} />
          </p>
        </div>
        {seals.length > 0 && (
          <div className="job-card__seals">
            {seals.slice(0, 2).map((seal) => (
              <Seal key={seal.word} vertical fill={seal.fill}>
                {seal.word}
              </Seal>
            ))}
          </div>
        )}
      </div>
      <Ledger
        items={[
          { term: '給与', value: job.salaryText, icon: Banknote, kind: 'pay' },
          { term: '勤務地', value: <Highlight text={job.location} />, icon: MapPin },
          { term: '時間', value: job.workTime, icon: Clock, kind: 'num' },
        ]}
      />
      <p className="job-card__description line-clamp-2">
        <Highlight text={job.description} excerpt />
      </p>
      <div>
        <Tags tags={job.tags.slice(0, 3)} label="応募要件" />
      </div>
      <div className="job-card__foot">
        <span className="ui-number text-xs text-muted">{job.postedDateText}</span>
        <Link className="button button--secondary" to={to} state={state} tabIndex={-1} aria-hidden="true">
          詳細を見る
        </Link>
      </div>
    </article>
  )
}

/** What the job's page needs to know of the list: the words to highlight, and the address that leads back. */
function useJobLinkState(): JobLinkState {
  const { pathname, search } = useLocation()
  const words = use(HighlightContext)?.words
  return { ...(words && { words }), ...(pathname === pagePath('home') && { list: pathname + search }) }
}
