import type { ReactNode } from 'react'
import { ArticleHtml } from '#web/parts/article-html.tsx'
import { PageHead } from './page-head.tsx'
import '#web/parts/sheet.css'
import './detail-layout.css'

type Heading = { id: string; title: string }
type Section = Heading & { html: string; parts: readonly Heading[] }

/** A long document with its contents beside it, or above on narrow screens. */
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
      <div className="detail-layout detail-layout--facts-first detail-layout--contents pt-8 max-lg:pt-1">
        <div className="ui-stack gap-10">
          {notice}
          {sections.map(({ id, title: heading, html }) => (
            <section key={id} id={id} className="ui-stack ui-stack--tight" aria-labelledby={`${id}-title`}>
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

/** Links to sections and subsections. */
export function Contents({ sections }: { sections: readonly (Heading & { parts?: readonly Heading[] })[] }) {
  return (
    <nav className="sheet" aria-label="目次">
      <h2 className="sheet__head max-lg:hidden text-md">目次</h2>
      {/* Open beside the text; folded above it, where it would fill a phone's screen. */}
      <details className="detail-layout__fold">
        <summary className="sheet__head lg:hidden text-md font-bold">
          目次（{sections.length}）<span aria-hidden="true">▾</span>
        </summary>
        <ol className="text-sm px-(--pad-card) py-2">
          {sections.map(({ id, title, parts = [] }) => (
            <li key={id}>
              <a className="flex min-h-9 items-center leading-snug" href={`#${id}`}>
                {title}
              </a>
              {parts.length > 0 && (
                <ul className="grid sm:max-lg:grid-cols-2 ps-4 pb-2">
                  {parts.map((part) => (
                    <li key={part.id}>
                      <a className="flex min-h-7 items-center leading-snug" href={`#${part.id}`}>
                        {part.title}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
