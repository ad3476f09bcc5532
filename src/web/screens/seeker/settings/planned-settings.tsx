import type { ReactNode } from 'react'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import '#web/parts/sheet.css'

/** 今後の機能: settings without effect yet, folded, stored in this browser. */
export function PlannedSettings({
  values,
  children,
}: {
  values: Record<string, string | boolean>
  children: ReactNode
}) {
  const items = Object.entries(values).map(([term, value]) => ({
    term,
    value: `保存されている値：${typeof value === 'string' ? value : value ? 'オン' : 'オフ'}`,
  }))
  return (
    <details className="sheet sheet--padded text-sm">
      <summary className="min-h-6 w-fit cursor-pointer">今後の機能（{items.length}件）</summary>
      <p className="ui-phrase my-3">{children}</p>
      <Ledger look="wide" items={items} />
    </details>
  )
}
