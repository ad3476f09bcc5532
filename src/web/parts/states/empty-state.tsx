import type { ReactNode } from 'react'
import { PictureEmpty } from '#web/art/pictures.tsx'
import '#web/parts/sheet.css'
import './empty-state.css'

/** An empty state: the title says what is missing, the line what to do. */
export function EmptyState(props: {
  title: ReactNode
  children?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  /** From art/pictures.tsx; the unwritten notebook by default. */
  picture?: ReactNode
  level?: 1 | 2 | 3
  /** Without the sheet around it, where one is there already. */
  bare?: boolean
}) {
  const { title, children, actions, picture = <PictureEmpty />, level = 2, bare } = props
  const Heading = `h${level}` as const
  return (
    <div className={bare ? 'empty-state' : 'sheet empty-state'}>
      <span className="empty-state__picture">{picture}</span>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="ui-row empty-state__actions">{actions}</div>}
    </div>
  )
}
