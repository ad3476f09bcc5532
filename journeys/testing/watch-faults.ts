import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright-core'
import { isStream, stream } from './requests-under-way.ts'

/** The limit of layout shift during a page load, until the reader acts; a fifth of a good score (web.dev/cls). */
const shiftLimit = 0.02

/** The bell polls, also at the moment when the network goes. */
const isBellOffline = (url: string, reason: string) =>
  reason.endsWith('net::ERR_INTERNET_DISCONNECTED') && new URL(url).pathname.startsWith('/api/notifications')

const claimOfJob = /^\/api\/jobs\/[^/]+\/claim$/

type Expected = { status: number; path: string | RegExp }
type Shift = { document: string; url: string; value: number; moved: string }

/**
 * Listens to every page of a context: console errors and warnings, errors of scripts, failed requests, refused answers,
 * violations of the content security policy, and layout shift while a page loads.
 */
export async function watchFaults(context: BrowserContext, { scripts }: { scripts: boolean }) {
  const found: string[] = []
  const expected: Expected[] = []
  const quiet: RegExp[] = []
  const shifts: Shift[] = []

  await context.exposeBinding('journeyFault', (_source, text: string) => void found.push(text))
  await context.exposeBinding('journeyShift', (_source, shift: Shift) => void shifts.push(shift))
  await context.addInitScript(watchDocument)

  context.on('console', (message) => watchConsole(message, quiet, found))
  context.on('weberror', (error) => found.push(`${error.page()?.url()}: ${error.error().stack}`))
  context.on('requestfailed', (request) => watchFailure(request, { scripts, quiet, found }))
  context.on('response', (response) => watchResponse(response, expected, found))
  context.on('page', (page: Page) => page.on('crash', () => found.push(`${page.url()} crashed`)))

  return {
    add: (faults: readonly string[]) => void found.push(...faults),
    expectAnswer: (status: number, path: string | RegExp) => void expected.push({ status, path }),
    expectFault: (fault: RegExp) => void quiet.push(fault),
    faults: () => [...found, ...tooMuchShift(shifts)],
  }
}

function watchConsole(message: ConsoleMessage, quiet: readonly RegExp[], found: string[]): void {
  if (message.type() !== 'error' && message.type() !== 'warning') return
  // `response` events report refused answers, together with whether they were expected.
  if (message.text().startsWith('Failed to load resource: the server responded')) return
  // The stream of notifications ends with its node or network, and reconnects.
  if (message.location().url.endsWith(stream) && message.text().startsWith('Failed to load resource')) return
  if (isBellOffline(message.location().url || 'about:blank', message.text())) return
  const told = `${message.text()} ${message.location().url}`
  if (quiet.some((fault) => fault.test(told))) return
  found.push(`${message.page()?.url()}: console ${message.type()}: ${message.text()}`)
}

function watchFailure(
  request: Request,
  { scripts, quiet, found }: { scripts: boolean; quiet: readonly RegExp[]; found: string[] },
): void {
  if (!scripts && request.resourceType() === 'script') return
  const reason = request.failure()?.errorText ?? ''
  if (isStream(request) || isBellOffline(request.url(), reason)) return
  // A cancelled request (the live count), or one left by a navigation.
  if (reason === 'net::ERR_ABORTED' || quiet.some((fault) => fault.test(request.url()))) return
  found.push(`${request.method()} ${request.url()} failed: ${reason}`)
}

function watchResponse(response: Response, expected: readonly Expected[], found: string[]): void {
  const status = response.status()
  if (status < 400) return
  const { pathname } = new URL(response.url())
  // The bell polls after a page loads, also while its reader signs out.
  if (status === 401 && pathname.startsWith('/api/notifications')) return
  // Journeys share the administrator, and one person may have few streams.
  if (status === 429 && pathname === stream) return
  // Journeys share the queue, so another one may have just decided on this job.
  if ((status === 404 || status === 409) && claimOfJob.test(pathname)) return
  const announced = expected.some(
    (one) => one.status === status && (typeof one.path === 'string' ? one.path === pathname : one.path.test(pathname)),
  )
  if (!announced) found.push(`${response.request().method()} ${response.url()} answered ${status}`)
}

function tooMuchShift(shifts: readonly Shift[]): string[] {
  return [...Map.groupBy(shifts, ({ document }) => document).values()].flatMap((ofDocument) => {
    const sum = ofDocument.reduce((total, { value }) => total + value, 0)
    if (sum <= shiftLimit) return []
    const moved = ofDocument.map(({ value, moved }) => `${value.toFixed(3)} ${moved}`)
    return [`${ofDocument[0]?.url} shifted by ${sum.toFixed(3)} while loading: ${moved.join('; ')}`]
  })
}

/** Runs in every document before its own scripts. */
function watchDocument(): void {
  const report = window as unknown as {
    journeyFault(text: string): void
    journeyShift(shift: { document: string; url: string; value: number; moved: string }): void
  }
  document.addEventListener('securitypolicyviolation', (event) => {
    report.journeyFault(`${location.href}: the policy forbids ${event.violatedDirective} ${event.blockedURI}`)
  })
  const id = crypto.randomUUID?.() ?? String(Math.random())
  let loading = true
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'input'])
    addEventListener(kind, () => (loading = false), { capture: true, once: true })
  type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node: Node | null }[] }
  const describe = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent?.slice(0, 20) ?? 'gone')
  // Only where no Japanese font is installed (scripts/testing/japanese-font.ts): lines wrap again when web fonts
  // arrive.
  const lends = () => document.querySelector('link[href*="fallback-fonts"]') !== null
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!loading || entry.hadRecentInput || lends()) continue
      const moved = entry.sources?.map(({ node }) => describe(node)).join(', ') ?? ''
      report.journeyShift({ document: id, url: location.href, value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
