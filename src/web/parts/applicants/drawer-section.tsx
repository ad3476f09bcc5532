import { type ReactNode, useId } from 'react'

/** A section of the drawer; `aside` is at the right of its heading. */
export function DrawerSection(props: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const { title, aside, children } = props
  const heading = useId()
  return (
    <section className="ui-stack ui-stack--tight" aria-labelledby={heading}>
      <div className="ui-row ui-row--nowrap gap-0">
        <h3 className="ui-ruled-heading flex-1" id={heading}>
          {title}
        </h3>
        {aside && <div className="text-xs text-muted">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
