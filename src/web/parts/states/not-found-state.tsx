import type { ReactNode } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { Drawing } from '#web/art/drawing.tsx'
import { LinkButton } from '#web/parts/button.tsx'

/** The screen for an item that does not exist, with two links: `back`, and home unless `further` is given. */
export function NotFoundState(props: {
  title: string
  code?: string
  back: { to: string; label: string }
  further?: ReactNode
  children: ReactNode
}) {
  const { title, code, back, further, children } = props
  return (
    <div className="ui-page">
      <div className="grid grid-cols-1 justify-items-center gap-4 px-[min(1.5rem,6%)] pt-16 pb-8 text-center">
        <span className="w-[min(20rem,80%)]">
          <PictureNotFound />
        </span>
        {code && <p className="ui-number font-mincho text-lg/[1.8] tracking-[.2em] text-seal-ink">{code}</p>}
        <h1 className="font-mincho text-2xl tracking-[.06em]">{title}</h1>
        <p className="ui-phrase max-w-120 text-sm/[1.8] text-muted">{children}</p>
        <div className="ui-row mt-2 justify-center">
          <LinkButton to={back.to} variant="primary" size="lg">
            {back.label}
          </LinkButton>
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

/** A notebook with a torn page: not found. */
function PictureNotFound() {
  return (
    <Drawing viewBox="0 0 300 206">
      <ellipse cx="150" cy="196" rx="128" ry="7" className="fill-art-shade stroke-none" />
      <path
        d="M150 52C122 34 76 34 36 44v142c40-10 86-10 114 8 28-18 74-18 114-8V44c-40-10-86-10-114 8z"
        className="fill-art-wall"
      />
      <path d="M150 52v142" />
      <path
        d="M56 72c26-5 54-5 76 4M56 96c26-5 54-5 76 4M56 120c26-5 54-5 76 4M56 144c26-5 54-5 76 4M56 168c26-5 54-5 76 4"
        className="stroke-art-pattern"
      />
      <path
        d="M168 76c22-9 50-9 76-4v12l-9 5 7 9-12 8 8 12-14 4 4 14-16 0 2 12-14-2-8 9-8-8-10 6-6-8z"
        className="fill-ground stroke-art-mid"
        strokeDasharray="4 4"
      />
      <g transform="translate(206 20) rotate(14)">
        <path d="M0 0c26-8 44-6 58 0l-6 12 4 10-12 6-8 12c-14-6-28-6-40 0z" className="fill-art-wall" />
        <path d="M10 12c12-3 22-3 32 0M9 22c10-3 18-3 26 0" className="stroke-art-pattern" />
      </g>
      <path d="M192 66c-8-10-6-22 4-28" strokeDasharray="2 5" />
    </Drawing>
  )
}
