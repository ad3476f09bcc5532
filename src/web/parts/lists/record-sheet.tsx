import type { ReactNode } from 'react'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

/** A record of a list as a sheet: marks, title, actions, and the rest. The title gets the focus by `id`. */
export function RecordSheet(props: {
  id: string
  title: ReactNode
  /** The title is a text, or below a heading of its section. */
  look?: 'text' | 'nested'
  /** Before the title. */
  marks: ReactNode
  /** After the title. */
  line?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const { id, title, look, marks, line, actions, children } = props
  const Heading = look === 'nested' ? 'h3' : 'h2'
  const size = { text: 'text-md leading-relaxed', nested: 'text-md', none: 'text-lg' }[look ?? 'none']
  return (
    <article className="sheet" aria-labelledby={id}>
      <div className="sheet__body ui-stack gap-4">
        <div className="ui-row ui-row--between items-start">
          <div className="min-w-0 flex-[1_1_18rem]">
            {marks}
            <Heading id={id} tabIndex={-1} className={`mt-2 scroll-mt-28 [overflow-wrap:anywhere] ${size}`}>
              {title}
            </Heading>
            {line && <p className="text-sm text-muted [overflow-wrap:anywhere]">{line}</p>}
          </div>
          {actions && <div className="ui-row ui-row--tight">{actions}</div>}
        </div>
        {children}
      </div>
    </article>
  )
}

/** The end of a record: who did what and when, and its text. */
export function RecordEnd(props: { did: string; by: string | null | undefined; at: string; children?: ReactNode }) {
  const { did, by, at, children } = props
  return (
    <div className="border-t border-rule pt-3 text-sm">
      <p className="text-xs text-muted">
        {did}：{by ?? '退会した担当者'}・<span className="ui-number">{tableTimeText(at)}</span>
      </p>
      {children && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>}
    </div>
  )
}
