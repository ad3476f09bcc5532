import { pagePath } from '#contract/page-addresses.ts'

/** A location, which may stand under another address (`mask`: a posting beside its list). */
type Place = { pathname: string; search: string; mask?: Place | undefined }

/** The login page's path, with the requested location to return to. Pass that location's state along. */
export function loginPath({ mask, ...router }: Place): string {
  const { pathname, search } = mask ?? router
  return pagePath('login', { redirect: pathname + search })
}

/** The login page from any page, and back to that one; from the bare front page and the login pages just the login page. */
export function loginFrom({ mask, ...router }: Place, mode?: 'signup'): string {
  const { pathname, search } = mask ?? router
  const isFrom =
    pathname + search !== pagePath('home') && !/^\/(login|register|forgot-password|reset-password)$/.test(pathname)
  return pagePath('login', { ...(isFrom && { redirect: pathname + search }), mode })
}
