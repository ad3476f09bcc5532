import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import '#web/parts/seal.css'
import './notice.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const tones = {
  info: { Icon: Info, box: 'border-(--primary-line) border-s-primary bg-(--primary-soft)', ink: 'text-primary-ink' },
  success: {
    Icon: CircleCheck,
    box: 'border-success-line border-s-(--success) bg-success-soft',
    ink: 'text-success-ink',
  },
  warning: {
    Icon: TriangleAlert,
    box: 'border-warning-line border-s-(--warning) bg-warning-soft',
    ink: 'text-warning-ink',
  },
  danger: {
    Icon: CircleAlert,
    box: 'border-danger-line border-s-danger-ink bg-(--danger-soft)',
    ink: 'text-danger-ink',
  },
}

/** A message on the page; danger is announced at once. */
export function Notice(props: {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
}) {
  const { tone = 'info', title, children, ref, tabIndex } = props
  const { Icon, box, ink } = tones[tone]
  return (
    <div
      ref={ref}
      tabIndex={tabIndex}
      className={`notice ${box}`}
      role={tone === 'danger' ? 'alert' : tone === 'success' ? 'status' : undefined}
    >
      <Icon className={`ui-icon mt-[0.3em] ${ink}`} aria-hidden="true" />
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
