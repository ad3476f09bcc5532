import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  isRouteErrorResponse,
  Link,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useNavigate,
  useRouteLoaderData,
} from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { closedAnnouncementsKey } from '#rules/announcements.ts'
import { queryClient } from '#web/api/query-client.ts'
import { FallbackFonts } from '#web/frame/fallback-fonts.tsx'
import { Header } from '#web/frame/header.tsx'
import { NavigationGuard } from '#web/frame/navigation-guard.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext, type ShownAnnouncement } from '#web/page-context.ts'
import { CompareBar } from '#web/parts/compare/compare-bar.tsx'
import { SiteFooter } from '#web/parts/site/site-footer.tsx'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { firstMessage } from '#web/parts/toasts/toast.ts'
import { loginPath } from '#web/session/login-path.ts'
import { useSession } from '#web/session/session.ts'
import { bootScript } from '#web/settings/boot-script.ts'
import { readLocal, writeLocal } from '#web/storage/local-storage.ts'
import { readIds } from '#web/storage/stored-ids.ts'
import '#web/frame/announcements.css'
import '#web/parts/button.css'
import './root.css'

/** A route omits the footer with `export const handle = { footer: false }`. */
export type FrameHandle = { footer?: boolean }

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  // iPhones ignore the manifest's icons, and get pushes only on the home screen.
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/**
 * Data of every page: the site's origin, the operator for the footer, whether samples show figures and
 * readers ask questions, and announcements.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { operator, demo, questions, announcements } = context.get(pageContext)
  const { email, hours } = operator
  return {
    origin: new URL(request.url).origin,
    support: { email, hours },
    demo,
    questions,
    announcements: announcements(),
  }
}
/** Navigation does not reload announcements, except after a change on their screen. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href && nextUrl.pathname === pagePath('announcements')

export const meta = () => pageMeta()

export function Layout({ children }: { children: ReactNode }) {
  // The boot script leads visitors of such a page to the login before the first paint.
  const isForMembers = useMatches().some(
    ({ loaderData }) => (loaderData as { page?: { access?: string } } | null | undefined)?.page?.access === 'members',
  )
  const { demo, questions } = useRouteLoaderData<typeof loader>('root') ?? {}
  return (
    // The boot script sets these attributes before hydration.
    <html
      lang="ja"
      data-members={isForMembers ? 'only' : undefined}
      data-theme="light"
      data-font-size="medium"
      data-density="regular"
      data-demo={demo || undefined}
      data-no-questions={questions === false || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcf9" suppressHydrationWarning />
        {/* The browser has run it by then. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootScript : '' }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

const notFound = lazyPart(async () => (await import('#web/frame/not-found.tsx')).NotFound)
const pageError = lazyPart(async () => (await import('#web/frame/page-error.tsx')).PageError)

export function ErrorBoundary({ error }: { error: unknown }) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404
  const title = isUnknown ? 'ページが見つかりません' : 'エラー'
  const { Part } = isUnknown ? notFound : pageError
  return (
    <Frame>
      <title>{`${title} | しごと帖`}</title>
      {/* The fallback stays if the code cannot load. */}
      <Suspense fallback={<h1 className="ui-page py-16">{isUnknown ? title : 'ページを表示できませんでした'}</h1>}>
        <Part />
      </Suspense>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  // Marks the end of hydration for the boot script, measurements and tests.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    performance.mark('hydrated')
  }, [])
  const handles = useMatches().map((match) => match.handle as FrameHandle | undefined)
  // Without data when the root itself failed.
  const { support = { email: '', hours: '' }, announcements = [] } = useRouteLoaderData<typeof loader>('root') ?? {}
  const footer = handles.every((handle) => handle?.footer !== false)
  return (
    <QueryClientProvider client={client}>
      <a className="root__skip-link" href="#main">
        本文へ移動
      </a>
      <Announcements announcements={announcements} />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer && <SiteFooter support={support} />}
      <CompareBar />
      <NavigationGuard />
      <Toasts />
      <RouteAnnouncer />
      <SessionEnd />
      <FallbackFonts />
    </QueryClientProvider>
  )
}

const loadToaster = async () => (await import('#web/parts/toasts/toaster.tsx')).default
const preloadToaster = () => void loadToaster().catch(() => {})

/**
 * The place for toasts, once in the root. Loads the toaster at the reader's first press or key, so that it can later
 * report a lost network; retries a failed load when the network is back.
 */
function Toasts() {
  const hasMessages = useSyncExternalStore(firstMessage.subscribe, firstMessage.exists, () => false)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    const kinds = ['pointerdown', 'keydown'] as const
    for (const kind of kinds) window.addEventListener(kind, preloadToaster, { once: true, passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, preloadToaster)
    }
  }, [])

  useEffect(() => {
    if (!hasMessages || Toaster) return
    const draw = () =>
      void loadToaster().then(
        (loaded) => setToaster(() => loaded),
        () => {},
      )
    draw()
    window.addEventListener('online', draw)
    return () => window.removeEventListener('online', draw)
  }, [hasMessages, Toaster])

  return Toaster ? <Toaster /> : <section aria-label="Notifications" aria-live="polite" />
}

/** Leads to sign-in when the server ended the session during a visit. */
function SessionEnd() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const over = session.status === 'ended' && !session.atStart

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per end, wherever the reader is then
  useEffect(() => {
    if (over && location.pathname !== pagePath('login')) void navigate(loginPath(location), { state: location.state })
  }, [over])
  return null
}

/** After a change of screen, moves the focus to the new heading and announces the new title to screen readers. */
function RouteAnnouncer() {
  const { pathname, key } = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef({ pathname, key })

  useEffect(() => {
    if (before.current.key === key) return
    const moved = before.current.pathname !== pathname
    before.current = { pathname, key }
    setTitle(document.title)
    if (!moved) return
    const main = document.getElementById('main')
    const heading = main?.querySelector<HTMLElement>('h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    const target = heading ?? main
    target?.focus({ preventScroll: true })
  }, [pathname, key])

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}

/** The operator's announcements. The boot script hides those closed in this browser before the first paint. */
function Announcements({ announcements }: { announcements: readonly ShownAnnouncement[] }) {
  const [closed, setClosed] = useState<readonly string[]>([])
  useEffect(() => setClosed(readIds(readLocal(closedAnnouncementsKey))), [])
  function close(key: string) {
    const keys = [key, ...readIds(readLocal(closedAnnouncementsKey))].slice(0, 20)
    writeLocal(closedAnnouncementsKey, JSON.stringify(keys))
    setClosed(keys)
  }
  return announcements.map(({ key, text, link, tone }) =>
    closed.includes(key) ? null : (
      <section
        key={key}
        className={tone === 'warning' ? 'announcements__item announcements__item--warning' : 'announcements__item'}
        aria-label="運営者からのお知らせ"
        data-announcement={key}
        suppressHydrationWarning
      >
        <p>
          <b>{tone === 'warning' ? '重要' : 'お知らせ'}</b>
          <span className="announcements__text">{text}</span>
          {link && <Link to={link}>詳しく見る</Link>}
        </p>
        <button type="button" className="button button--sm button--ghost" onClick={() => close(key)}>
          閉じる
        </button>
      </section>
    ),
  )
}
