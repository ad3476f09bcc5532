import { ArrowRight, Check, EqualNot, Minus } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import type { SearchAddress } from '#contract/search-address.ts'
import { numberText } from '#rules/number-text.ts'
import { notStated } from '#rules/postings/card-facts.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { JobRow } from '#web/parts/job-row.tsx'
import { JobRowsFrame } from '#web/parts/job-rows.tsx'
import { useJobMarks } from '#web/parts/use-job-marks.ts'
import { SaveSearch } from './save-search.tsx'
import './near-jobs.css'

type Found = ResponseData<'searchJobs'>
type Alternative = NonNullable<Found['alternatives']>[number]

/** For few or no results: the nearest places with such jobs, and jobs that meet some of the conditions. */
export function NearJobs({ search, now, found }: { search: SearchAddress; now: string; found: Found }) {
  const { alternatives = [], places_with_jobs: places = [], place_names } = found
  const id = useId()
  const instant = useMemo(() => new Date(now), [now])
  const marksOf = useJobMarks()
  const [withClose, setWithClose] = useState(true)
  return (
    <>
      {places.length > 0 && (
        <nav className="near-places" aria-labelledby={`${id}-places`}>
          <h2 id={`${id}-places`}>近くで、ほかの条件に合う求人がある場所</h2>
          <ul>
            {places.map(({ label, query, total, minutes, km }) => (
              <li key={query}>
                <Link to={`${pagePath('home')}?${query}`}>
                  <b>{label}</b>
                  <span className="ui-number">{numberText(total)}件</span>
                  <small>{minutes === undefined ? `約${km} km` : `電車 約${minutes}分`}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {alternatives.length > 0 && (
        <section className="near-jobs" aria-labelledby={`${id}-jobs`}>
          <div className="ui-bar">
            <h2 id={`${id}-jobs`}>近い求人</h2>
            <p className="text-xs text-muted">
              条件の一部に合う{alternatives.length}件
              <span className="max-md:hidden">。職種、場所の順に近いものから</span>
            </p>
          </div>
          <JobRowsFrame>
            {alternatives.map((each) => (
              <JobRow
                key={each.job.id}
                job={each.job}
                now={instant}
                today={tokyoDate(instant)}
                marks={marksOf(each.job)}
                note={<Reasons {...each} />}
              />
            ))}
          </JobRowsFrame>
        </section>
      )}
      {found.total === 0 && (
        <div className="ui-bar pt-4">
          <p className="text-sm">
            <b>この条件の新着を待つ</b>
            <span className="block text-xs text-muted">条件に合う求人が掲載されたら、メールでお知らせします。</span>
          </p>
          <label className="ui-row text-xs noscript:hidden">
            <input type="checkbox" checked={withClose} onChange={({ target }) => setWithClose(target.checked)} />
            近い求人も載せる（5件まで）
          </label>
          <SaveSearch search={search} places={place_names} nothingFound withAlternatives={withClose} />
        </div>
      )}
    </>
  )
}

function Reasons({ met, unmet, unstated }: Alternative) {
  return (
    <div className="near-reasons">
      {met.length > 0 && (
        <p className="near-reasons__met">
          <Check className="ui-icon" aria-hidden="true" />
          <b>合う</b>
          {met.join('・')}
        </p>
      )}
      {unmet.length > 0 && (
        <p>
          <EqualNot className="ui-icon" aria-hidden="true" />
          <b>違う</b>
          {unmet.map(({ label, instead }) => (
            <span key={label}>
              <em>{label}</em>
              <ArrowRight className="ui-icon" aria-hidden="true" />
              <span className="sr-only">の代わりに</span>
              {instead}
            </span>
          ))}
        </p>
      )}
      {unstated.length > 0 && (
        <p>
          <Minus className="ui-icon" aria-hidden="true" />
          <b className="near-reasons__unstated">{notStated}</b>
          {unstated.join('・')}
        </p>
      )}
    </div>
  )
}
