import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { PictureEmpty } from '#web/art/pictures.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import '#web/parts/sheet.css'

/** An empty state: the title says what is missing, the line what to do. */
export function EmptyState(props: {
  title: ReactNode
  children?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  /** From art/pictures.tsx; the unwritten notebook by default. */
  picture?: ReactNode
  level?: 1 | 2 | 3
  /** Without a sheet, inside an existing one. */
  bare?: boolean
  /** Moves the focus when a press removes this state; by default to the screen's title. */
  leadOn?: () => void
}) {
  const { title, children, actions, picture = <PictureEmpty />, level = 2, bare, leadOn = focusTitle } = props
  const Heading = `h${level}` as const
  const state = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = state.current
    return () => {
      if (element?.contains(document.activeElement)) requestAnimationFrame(leadOn)
    }
  }, [leadOn])

  return (
    <div
      ref={state}
      className={`grid grid-cols-1 justify-items-center gap-3 px-[min(1.5rem,6%)] py-14 text-center ${bare ? '' : 'sheet'}`}
    >
      <span className="w-[min(9rem,100%)]">{picture}</span>
      <Heading className={level > 1 ? 'text-lg' : ''}>{title}</Heading>
      {children && <p className="ui-phrase max-w-120 text-sm/[1.8] text-muted">{children}</p>}
      {actions && <div className="ui-row mt-2 justify-center">{actions}</div>}
    </div>
  )
}

/** The empty state of a reader's own list of jobs, which leads to the search. */
export const NoJobsYet = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState
    title={title}
    actions={
      <LinkButton to={pagePath('home')} variant="primary">
        求人を探す
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
)
