import { pageAddresses } from '#contract/page-addresses.ts'

/** Pages have one route in the framework; React Router knows them apart, and asks for the data of one as `….data`. */
const pages = Object.values(pageAddresses).map((template) => ({
  template,
  path: new RegExp(`^${template.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The template of a request's address. Whatever was asked for, there are only so many of them. */
export function routeOf({ url, routeOptions }: { url: string; routeOptions?: { url?: string | undefined } }): string {
  if (routeOptions?.url) return routeOptions.url
  const path = (url.split('?', 1)[0] ?? '').replace(/(?:\/_root)?\.data$/, '') || '/'
  return pages.find((page) => page.path.test(path))?.template ?? '(unknown)'
}
