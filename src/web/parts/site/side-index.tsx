import { Fragment, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Seal } from '#web/parts/seal.tsx'
import { showInStrip } from '#web/parts/tabs/show-in-strip.ts'
import { isCurrent } from './main-nav.ts'
import type { MenuEntry, SideGroup, WaitingCounts } from './menu-entries.ts'
import './side-index.css'

/** The index of signed-in screens: at the side, or a strip below the header on narrow screens. */
export function SideIndex(props: { groups: readonly SideGroup[]; currentPath: string; waiting: WaitingCounts }) {
  const { groups, currentPath, waiting } = props
  const strip = useRef<HTMLElement>(null)
  const counted = [waiting.jobs, waiting.reports].filter(Boolean).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes, and when what stands before it does
  useEffect(() => showInStrip(strip.current, '[aria-current]'), [currentPath, groups.length, counted])

  // /admin/jobs/approval lies inside /admin/jobs: the longest match is where the reader is
  const current = groups
    .flatMap((group) => group.entries)
    .filter(({ to, leadsTo = to }) => isCurrent(to, currentPath) || isCurrent(leadsTo, currentPath))
    .reduce<MenuEntry | null>((best, entry) => (best && best.to.length >= entry.to.length ? best : entry), null)

  return (
    <nav className="side-index" aria-label="メニュー" ref={strip}>
      {groups.map((group) => (
        <Fragment key={group.title}>
          <h2 className="text-xs/[var(--leading-title)] font-medium text-muted px-3.5 pb-2 tracking-[0.06em] max-lg:hidden">
            {group.title}
          </h2>
          <ul className="max-lg:flex max-lg:flex-none">
            {group.entries.map(({ to, label, icon: Icon, counts }) => (
              <li key={to}>
                <Link to={to} aria-current={to === current?.to ? 'page' : undefined}>
                  <Icon className="ui-icon" aria-hidden="true" />
                  {label}
                  {counts && !!waiting[counts] && <Seal>{waiting[counts]}</Seal>}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}
