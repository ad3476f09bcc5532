import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { queryClient } from '#web/api/query-client.ts'
import { Announcements } from '#web/frame/announcements.tsx'
import { FallbackFonts } from '#web/frame/fallback-fonts.tsx'
import { Header } from '#web/frame/header.tsx'
import { NavigationGuard } from '#web/frame/navigation-guard.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { RouteAnnouncer } from '#web/frame/route-announcer.tsx'
import { SessionEnd } from '#web/frame/session-end.tsx'
import { pageContext } from '#web/page-context.ts'
import { CompareBar } from '#web/parts/compare/compare-bar.tsx'
import { SiteFooter } from '#web/parts/site/site-footer.tsx'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { Toasts } from '#web/parts/toasts/toasts.tsx'
import { bootScript } from '#web/settings/boot-script.ts'
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
 * Data of every page: the site's origin, the operator for the footer, whether samples show figures, and announcements.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { operator, demo, announcements } = context.get(pageContext)
  const { email, hours } = operator
  return { origin: new URL(request.url).origin, support: { email, hours }, demo, announcements: announcements() }
}
/** Navigation does not reload announcements, except after a change on the same page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export const meta = () => pageMeta()

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The boot script sets these attributes before hydration.
    <html lang="ja" data-theme="light" data-font-size="medium" data-density="regular" suppressHydrationWarning>
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
