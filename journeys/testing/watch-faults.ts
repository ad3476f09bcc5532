import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright-core'
import { isStream, stream } from './requests-under-way.ts'

/** Layout shift of one page load, until the reader does something; a fifth of what counts as good (web.dev/cls). */
const shiftLimit = 0.02

/** The bell asks by itself, also in the moment in which the network goes. */
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

  context.on('console', (message) => hearConsole(message, quiet, found))
  context.on('weberror', (error) => found.push(`${error.page()?.url()}: ${error.error().stack}`))
  context.on('requestfailed', (request) => hearFailure(request, { scripts, quiet, found }))
  context.on('response', (response) => hearAnswer(response, expected, found))
  context.on('page', (page: Page) => page.on('crash', () => found.push(`${page.url()} crashed`)))

  return {
    add: (faults: readonly string[]) => void found.push(...faults),
    expectAnswer: (status: number, path: string | RegExp) => void expected.push({ status, path }),
    expectFault: (fault: RegExp) => void quiet.push(fault),
    faults: () => [...found, ...tooMuchShift(shifts)],
  }
}

function hearConsole(message: ConsoleMessage, quiet: readonly RegExp[], found: string[]): void {
  if (message.type() !== 'error' && message.type() !== 'warning') return
  // Refused answers are heard as answers, where it is known whether they were expected.
  if (message.text().startsWith('Failed to load resource: the server responded')) return
  // The stream of notifications ends with its node or the network, and begins anew by itself.
  if (message.location().url.endsWith(stream) && message.text().startsWith('Failed to load resource')) return
  if (isBellOffline(message.location().url || 'about:blank', message.text())) return
  const told = `${message.text()} ${message.location().url}`
  if (quiet.some((fault) => fault.test(told))) return
  found.push(`${message.page()?.url()}: console ${message.type()}: ${message.text()}`)
}

function hearFailure(
  request: Request,
  { scripts, quiet, found }: { scripts: boolean; quiet: readonly RegExp[]; found: string[] },
): void {
  if (!scripts && request.resourceType() === 'script') return
  const reason = request.failure()?.errorText ?? ''
  if (isStream(request) || isBellOffline(request.url(), reason)) return
  // A question that was given up (the live count) or left behind by a navigation.
  if (reason === 'net::ERR_ABORTED' || quiet.some((fault) => fault.test(request.url()))) return
  found.push(`${request.method()} ${request.url()} failed: ${reason}`)
}

function hearAnswer(response: Response, expected: readonly Expected[], found: string[]): void {
  const status = response.status()
  if (status < 400) return
  const { pathname } = new URL(response.url())
  // The bell asks by itself once a page stands, also when its reader is just signing out.
  if (status === 401 && pathname.startsWith('/api/notifications')) return
  // Journeys share the administrator, and a person has few streams.
  if (status === 429 && pathname === stream) return
  // Journeys share the queue: a job that the desk turns to may just have been decided on elsewhere.
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

/** Runs in every document, before its own scripts. */
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
  // Only where no Japanese font could be installed (scripts/testing/japanese-font.ts): lines break again as ours arrive.
  const lends = () => document.querySelector('link[href*="fallback-fonts"]') !== null
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!loading || entry.hadRecentInput || lends()) continue
      const moved = entry.sources?.map(({ node }) => describe(node)).join(', ') ?? ''
      report.journeyShift({ document: id, url: location.href, value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
