import type { ReactNode } from 'react'
import { Badge } from '#web/parts/badge.tsx'
import '#web/parts/sheet.css'

/** Marks a suspended or deleted account. */
export function AccountState({ account }: { account: { suspended_at: string | null; is_deleted: boolean } }) {
  return (
    <>
      {account.suspended_at && <Badge tone="danger">利用を停止済み</Badge>}
      {account.is_deleted && <Badge>退会済み</Badge>}
    </>
  )
}

/** One kind of items in a case. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet" aria-label={title}>
      <div className="sheet__head">
        <h2>{title}</h2>
      </div>
      <ul className="ui-stack ui-stack--tight p-4">{children}</ul>
    </section>
  )
}
