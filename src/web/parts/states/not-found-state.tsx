import type { ReactNode } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { PictureNotFound } from '#web/art/picture-not-found.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import './empty-state.css'

/** The screen for an item that does not exist, with two links: `back`, and home unless `further` is given. */
export function NotFoundState(props: {
  title: string
  code?: string
  back: ReactNode
  further?: ReactNode
  children: ReactNode
}) {
  const { title, code, back, further, children } = props
  return (
    <div className="ui-page">
      <div className="empty-state gap-4 pt-16 pb-8">
        <span className="w-[min(20rem,80%)]">
          <PictureNotFound />
        </span>
        {code && <p className="ui-number font-mincho text-lg tracking-[.2em] text-seal-ink">{code}</p>}
        <h1 className="font-mincho text-2xl tracking-[.06em]">{title}</h1>
        <p>{children}</p>
        <div className="ui-row empty-state__actions">
          {back}
          {further ?? (
            <LinkButton to={pagePath('home')} size="lg">
              トップへ戻る
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}
