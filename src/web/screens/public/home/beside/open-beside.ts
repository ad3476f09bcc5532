import { type MouseEvent, useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { pageAddresses } from '#contract/page-addresses.ts'
import type { SearchWords } from '#web/parts/highlight.tsx'

/** Whether a posting has room beside the list. */
export const wideEnough = () => window.matchMedia('(min-width: 80rem)')

/**
 * The posting beside the list, and what opens one: a handler for presses on rows. The router keeps the list's address,
 * the browser shows the posting's (`mask`), so a reload, a new tab or a narrow window has the posting's page.
 */
export function useBeside(words: SearchWords) {
  const { pathname, search, mask } = useLocation()
  const navigate = useNavigate()
  const pressedAt = useRef<number>(undefined)
  const id = mask && matchPath(pageAddresses.job, mask.pathname)?.params.id

  function onPress(event: MouseEvent) {
    const pressed = event.target instanceof Element ? event.target.closest('a') : null
    const row = pressed?.closest<HTMLElement>('.job-row')
    const path = pressed?.getAttribute('href')
    if (!row || !path || !matchPath(pageAddresses.job, path) || !wideEnough().matches) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const link = row.querySelector<HTMLElement>('.job-row__title a')
    pressedAt.current = link?.getBoundingClientRect().top
    const list = pathname + search
    void navigate(list, {
      mask: path,
      state: { words: words.keyword ? words : undefined, list, title: link?.textContent },
      // Back always closes.
      replace: mask !== undefined,
      preventScrollReset: true,
    })
  }
  return { id, pressedAt, onPress }
}
