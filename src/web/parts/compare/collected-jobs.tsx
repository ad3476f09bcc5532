import { Columns3, X } from 'lucide-react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { maxComparedJobs } from '#rules/limits.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { type ComparedJob, useComparedJobs } from '#web/storage/compared-jobs.ts'
import { payText } from '#words/salary.ts'
import '#web/parts/button.css'
import './collected-jobs.css'

/**
 * The jobs selected for comparison as slips with their pay on one scale, and the link to the comparison. On narrow
 * screens a slip is two letters of the employer and the bar.
 */
export function CollectedJobs({ inApplyBar }: { inApplyBar: boolean }) {
  const { jobs, remove, clear } = useComparedJobs()
  const prefix = inApplyBar ? 'collected-here' : 'collected-jobs'
  const ids = jobs.map(({ id }) => id)
  const announceRemoval = useFocusAfterRemoval(ids, prefix)
  const paid = jobs.map(monthlyPay)
  const yen = paid.flatMap((pay) => (pay ? [pay.min, pay.max] : []))
  const [from, to] = [Math.min(...yen) * 0.85, Math.max(...yen) * 1.05]
  const at = (value: number) => (100 * (value - from)) / (to - from)
  const room = maxComparedJobs - jobs.length
  return (
    <section className={`collected-jobs${inApplyBar ? ' collected-jobs--in-apply-bar' : ''}`} aria-label="比べる求人">
      <p className="flex items-baseline font-mincho leading-[1.1] whitespace-nowrap" role="status">
        <b className="text-2xl text-primary-ink">{jobs.length}</b>
        <span className="text-xs text-muted">／{maxComparedJobs}件</span>
      </p>
      <ul className="collected-jobs__slips grid grid-cols-4 gap-2.5 max-lg:auto-cols-[minmax(0,1fr)] max-lg:grid-flow-col max-lg:grid-cols-none max-lg:gap-1">
        {jobs.map((job, index) => {
          const { id, title } = job
          const pay = job.company === undefined ? '' : payText({ salary_min: null, salary_max: null, ...job })
          const month = paid[index]
          return (
            <li key={id} id={`${prefix}-${id}`} tabIndex={-1} className="relative min-w-0">
              <Link to={pagePath('job', { id })}>
                <b className="truncate max-lg:sr-only">{title}</b>
                <b className="overflow-hidden whitespace-nowrap lg:hidden" aria-hidden="true">
                  {brief(job)}
                </b>
                <span className="ui-number truncate min-h-[1.45em] font-bold max-lg:sr-only">{pay}</span>
                <svg
                  className="mt-0.75 h-1.5 w-full bg-sunken"
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  {month && (
                    <rect
                      className={month.stated ? 'fill-chart-1' : 'collected-jobs__estimate'}
                      x={at(month.min)}
                      width={Math.max(at(month.max) - at(month.min), 2)}
                      height="1"
                    />
                  )}
                </svg>
              </Link>
              <button
                type="button"
                className="absolute top-0.5 right-0.5 grid size-6 place-items-center text-muted max-lg:hidden"
                aria-label={`${title}を比べる求人から外す`}
                onClick={() => {
                  announceRemoval(id)
                  remove(id)
                }}
              >
                <X className="ui-icon ui-icon--small" aria-hidden="true" />
              </button>
            </li>
          )
        })}
        {room > 0 && (
          <li
            className="grid place-items-center border-[1.5px] border-field border-dashed rounded-sm text-muted text-xs/[inherit] max-lg:hidden"
            aria-hidden="true"
          >
            あと{room}件
          </li>
        )}
      </ul>
      <div className="grid justify-items-center gap-0.5">
        {jobs.length < 2 ? (
          <p className="text-xs text-muted max-w-40">もう1件選ぶと比べられます</p>
        ) : (
          <LinkButton
            className="lg:min-w-40"
            variant={inApplyBar ? 'secondary' : 'primary'}
            to={pagePath('compare', { ids: ids.join(',') })}
          >
            <Columns3 className="ui-icon" aria-hidden="true" />
            <span>
              <span className="max-lg:sr-only">{jobs.length}件を</span>比べる
            </span>
          </LinkButton>
        )}
        <Button variant="ghost" size="sm" className="min-h-6 py-0 max-lg:hidden" onClick={clear}>
          すべて外す
        </Button>
      </div>
    </section>
  )
}

/** The stated pay of a month, a twelfth of a year's, or the estimate; null where there is none. */
function monthlyPay({ terms, salary_min, salary_max, pay_estimate }: ComparedJob) {
  const { unit, min, max } = terms?.pay ?? {}
  const months = unit === 'year' ? 12 : 1
  if (min && (unit === 'month' || unit === 'year'))
    return { min: min / months, max: (max || min) / months, stated: true }
  if (pay_estimate?.month) return { ...pay_estimate.month, stated: false }
  return !unit && salary_min && salary_max ? { min: salary_min, max: salary_max, stated: true } : null
}

/** Two letters of the employer without its legal form, or of the title where it is unknown. */
const brief = ({ company, title }: ComparedJob) =>
  (company ?? title).replace(/^(?:[^\s]{2,6}(?:会社|法人)(?:社団)?)?\s*/, '').slice(0, 2) || title.slice(0, 2)
