import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import '#web/parts/seal.css'
import './notice.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A message on the page; danger is announced at once. */
export function Notice(props: {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
}) {
  const { tone = 'info', title, children, ref, tabIndex } = props
  const Icon = icons[tone]
  return (
    <div
      ref={ref}
      tabIndex={tabIndex}
      className={tone === 'info' ? 'notice' : `notice notice--${tone}`}
      role={tone === 'danger' ? 'alert' : tone === 'success' ? 'status' : undefined}
    >
      <Icon className="ui-icon" aria-hidden="true" />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  )
}

/** Waiting work with a seal and one action: `<WaitingNotice seal="承認待ち" action={...}>`. */
export function WaitingNotice({
  seal,
  action,
  children,
}: {
  seal: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="notice notice--waiting">
      <span className="seal seal--fill">{seal}</span>
      <div>{children}</div>
      {action}
    </div>
  )
}
