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
          <h2
            id={`${id}-places`}
            className="border-b border-rule bg-sunken px-4 py-1 text-xs/[1.6] font-medium tracking-[0] text-muted"
          >
            近くで、ほかの条件に合う求人がある場所
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
            {places.map(({ label, query, total, minutes, km }) => (
              <li key={query}>
                <Link
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 px-4 py-2 leading-normal text-ink no-underline hover:bg-hover"
                  to={`${pagePath('home')}?${query}`}
                >
                  <b className="text-sm/[inherit]">{label}</b>
                  <span className="ui-number font-bold text-primary-ink">{numberText(total)}件</span>
                  <small className="col-span-full text-xs/[inherit] text-muted">
                    {minutes === undefined ? `約${km} km` : `電車 約${minutes}分`}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {alternatives.length > 0 && (
        <section className="near-jobs pt-3" aria-labelledby={`${id}-jobs`}>
          <div className="ui-bar pb-1.5">
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
            <span key={label} className="me-3.5 inline-block text-ink">
              <em className="me-1.25 text-muted not-italic">{label}</em>
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
          <b className="border-b border-dashed border-field">{notStated}</b>
          {unstated.join('・')}
        </p>
      )}
    </div>
  )
}
