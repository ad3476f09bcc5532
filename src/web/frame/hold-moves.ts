import type { UNSAFE_DataRouterContext as DataRouterContext, To } from 'react-router'

type Router = NonNullable<React.ContextType<typeof DataRouterContext>>['router']

/** Screens that were shown in this document: their code is loaded. */
const shown = new Set<string>()
/** Where the shown screen stands in the history of this tab. */
let place = 0

const placeNow = (): number => (window.history.state as { idx?: number } | null)?.idx ?? place

/** Called with every screen that is shown. */
export function showed(path: string): void {
  shown.add(path)
  place = placeNow()
}

/** Tells the reader that a move was refused; null while there is a network. */
let refuse: (() => void) | null = null

// Back and forward have moved the address already: it goes back to the screen that is shown.
function stay(event: PopStateEvent): void {
  const away = placeNow() - place
  if (!refuse || away === 0 || shown.has(window.location.pathname)) return
  event.stopImmediatePropagation()
  refuse()
  window.history.go(-away)
}

// Listeners of the window are called in the order in which they came: this one is there before the router's own.
if (typeof window !== 'undefined') window.addEventListener('popstate', stay)

/**
 * Without a network the code of a screen that was not shown yet cannot be loaded, and the router would leave for the
 * browser's own error page: whatever leads there (a link, a button, Back) is refused. Redirects are made up for at the end,
 * which the returned function brings.
 */
export function holdMoves(router: Router, onRefused: () => void): () => void {
  const { navigate } = router
  let redirect = () => {}
  refuse = onRefused

  router.navigate = async (to: number | To | null, options?: { replace?: boolean }) => {
    if (typeof to === 'number' || shown.has(pathOf(to))) return navigate(to as To, options)
    onRefused()
    if (options?.replace) redirect = () => void navigate(to, options)
  }

  return () => {
    refuse = null
    router.navigate = navigate
    redirect()
  }
}

const pathOf = (to: To | null): string =>
  (typeof to === 'string' ? new URL(to, window.location.href).pathname : to?.pathname) ?? window.location.pathname
