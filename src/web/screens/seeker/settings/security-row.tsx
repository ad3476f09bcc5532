import type { ReactNode } from 'react'

/** A line of a sheet: name, state, and a button at the right. */
export function SecurityRow({ title, line, children }: { title: ReactNode; line: ReactNode; children?: ReactNode }) {
  return (
    <div className="ui-row ui-row--between border-t border-rule-soft pt-4">
      <div className="min-w-0">
        <p className="text-sm font-bold break-words">{title}</p>
        <p className="text-xs text-muted ui-phrase">{line}</p>
      </div>
      {children}
    </div>
  )
}
