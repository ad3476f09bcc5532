import type { ReactNode } from 'react'
import { ArticleHtml } from '#web/parts/article-html.tsx'
import { PageHead } from './page-head.tsx'
import '#web/parts/sheet.css'
import './detail-layout.css'

type Section = { id: string; title: string; html: string }

/** A long document of the site with its contents beside it (above it on narrow screens). */
export function DocumentPage(props: {
  title: string
  lead: string
  sections: readonly Section[]
  notice?: ReactNode
  children?: ReactNode
}) {
  const { title, lead, sections, notice, children } = props
  return (
    <div className="ui-page">
      <PageHead title={title} lead={lead} />
      <div className="detail-layout detail-layout--facts-first pt-8 max-lg:pt-1">
        <div className="ui-stack gap-10">
          {notice}
          {sections.map(({ id, title: heading, html }) => (
            <section
              key={id}
              id={id}
              className="ui-stack ui-stack--tight max-w-(--width-text)"
              aria-labelledby={`${id}-title`}
            >
              <h2 id={`${id}-title`} className="font-mincho text-xl tracking-[.04em]">
                {heading}
              </h2>
              <ArticleHtml html={html} />
            </section>
          ))}
          {children}
        </div>
        <aside>
          <Contents sections={sections} />
        </aside>
      </div>
    </div>
  )
}

/** Links to the parts of a page. */
export function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav className="sheet" aria-label="目次">
      <div className="sheet__head">
        <h2>目次</h2>
      </div>
      <ol className="text-sm px-(--pad-card) py-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className="flex min-h-9 items-center leading-snug" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
