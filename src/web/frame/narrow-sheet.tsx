import { CircleCheck, type LucideIcon, Mail, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { largeMark } from '#web/parts/company-mark.tsx'
import '#web/parts/sheet.css'

const marks: Record<'done' | 'sent' | 'wrong', { icon: LucideIcon; tone: string }> = {
  done: { icon: CircleCheck, tone: 'border-success-line bg-success-soft text-success-ink' },
  sent: { icon: Mail, tone: 'border-success-line bg-success-soft text-success-ink' },
  wrong: { icon: TriangleAlert, tone: 'border-warning-line bg-warning-soft text-warning-ink' },
}

/** A sheet in the middle of the page for a short form or its result. */
export function NarrowSheet(props: {
  mark?: keyof typeof marks
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  const { mark, title, lead, children } = props
  const { icon: Icon, tone } = marks[mark ?? 'done']
  return (
    <div className="grid content-start justify-items-center px-(--gutter) pt-20 pb-8">
      <div className="sheet sheet--padded ui-stack w-full max-w-104">
        {mark && (
          <span className={`company-mark ${largeMark} ${tone}`}>
            <Icon className="ui-icon ui-icon--large" aria-hidden="true" />
          </span>
        )}
        <div>
          <h1 className="font-mincho text-xl">{title}</h1>
          {lead && <p className="ui-phrase text-sm text-muted mt-3">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
