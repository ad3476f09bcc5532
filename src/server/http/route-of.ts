import { pageAddresses } from '#contract/page-addresses.ts'

/** All pages are one route to Fastify. React Router distinguishes them, and requests a page's data as `….data`. */
const pages = Object.values(pageAddresses).map((template) => ({
  template,
  path: new RegExp(`^${template.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The template of a request's address, so that logs and metrics have a bounded number of names. */
export function routeOf({ url, routeOptions }: { url: string; routeOptions?: { url?: string | undefined } }): string {
  if (routeOptions?.url) return routeOptions.url
  const path = (url.split('?', 1)[0] ?? '').replace(/(?:\/_root)?\.data$/, '') || '/'
  return pages.find((page) => page.path.test(path))?.template ?? '(unknown)'
}
