import { pagePath } from '#contract/page-addresses.ts'
/** The login page's path, with the requested location to return to. Pass that location's state along. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return pagePath('login', { redirect: pathname + search })
}

/** The login page from any page, and back to that one; from the bare front page and the login pages just the login page. */
export function loginFrom({ pathname, search }: { pathname: string; search: string }, mode?: 'signup'): string {
  const isFrom =
    pathname + search !== pagePath('home') && !/^\/(login|register|forgot-password|reset-password)$/.test(pathname)
  return pagePath('login', { ...(isFrom && { redirect: pathname + search }), mode })
}
