import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { trustedArticle } from '#web/trusted-types.ts'
import { followTableBox } from './lists/table-box.ts'
import './article-html.css'

/** A long text that the server made from our Markdown. Its links within the site change the screen without a reload. */
export function ArticleHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  // The same object as long as the text is the same: React would write it again.
  const trusted = useMemo(() => ({ __html: trustedArticle(html) }), [html])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const path = link?.getAttribute('href')
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!path?.startsWith('/') || path.startsWith('//') || !plain || event.defaultPrevented) return
      event.preventDefault()
      void navigate(path)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other tables
  useEffect(() => {
    const ends = [...(box.current?.querySelectorAll<HTMLElement>('.table-box') ?? [])].map(followTableBox)
    return () => {
      for (const end of ends) end()
    }
  }, [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown, in which raw HTML stays text
  return <div ref={box} className="article-html leading-[1.9] text-pretty" dangerouslySetInnerHTML={trusted} />
}
