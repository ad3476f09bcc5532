import { ChevronDown, ChevronUp, Columns3, X } from 'lucide-react'
import { useId, useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { maxComparedJobs } from '#rules/limits.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { IconButton } from '#web/parts/icon-button.tsx'
import { useComparedJobs } from '#web/storage/compared-jobs.ts'
import '#web/parts/button.css'
import './collected-jobs.css'

/**
 * The jobs selected for comparison with buttons to remove them, and the link to the comparison. On narrow screens the
 * titles unfold.
 */
export function CollectedJobs({ inApplyBar }: { inApplyBar: boolean }) {
  const { jobs, remove, clear } = useComparedJobs()
  const [open, setOpen] = useState(false)
  const list = useId()
  const prefix = inApplyBar ? 'collected-here' : 'collected-jobs'
  const ids = jobs.map(({ id }) => id)
  const announceRemoval = useFocusAfterRemoval(ids, prefix)
  const Chevron = open ? ChevronDown : ChevronUp
  return (
    <section className={`collected-jobs${inApplyBar ? ' collected-jobs--in-apply-bar' : ''}`} aria-label="比べる求人">
      <p className="flex-none flex items-center gap-2 whitespace-nowrap" role="status">
        <Columns3 className="ui-icon" aria-hidden="true" />
        <span>
          比べる求人
          <b className="ui-number ml-2">
            {jobs.length}/{maxComparedJobs}
          </b>
          <span className="sr-only">件</span>
        </span>
      </p>
      <ul className={open ? 'collected-jobs__jobs' : 'collected-jobs__jobs collected-jobs__jobs--folded'} id={list}>
        {jobs.map(({ id, title }) => (
          <li
            key={id}
            id={`${prefix}-${id}`}
            tabIndex={-1}
            className="flex-[0_1_13rem] min-w-0 flex items-center gap-1 pl-3 border border-rule rounded-md bg-(--chip)"
          >
            <span className="truncate flex-1 min-w-0">{title}</span>
            <IconButton
              label={`${title}を比べる求人から外す`}
              onClick={() => {
                announceRemoval(id)
                remove(id)
              }}
            >
              <X className="ui-icon ui-icon--small" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        <li className="flex-none max-lg:justify-self-end">
          <Button variant="ghost" size="sm" onClick={clear}>
            すべて外す
          </Button>
        </li>
      </ul>
      <Button
        className="button--square hidden max-lg:inline-flex"
        variant="ghost"
        aria-label="比べる求人の一覧"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <Chevron className="ui-icon" aria-hidden="true" />
      </Button>
      {jobs.length < 2 ? (
        <p className="ml-auto text-muted">もう1件選ぶと比べられます</p>
      ) : (
        <LinkButton
          className="flex-none ml-auto"
          variant={inApplyBar ? 'secondary' : 'primary'}
          to={pagePath('compare', { ids: ids.join(',') })}
        >
          比べる
        </LinkButton>
      )}
    </section>
  )
}
