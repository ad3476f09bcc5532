import { pagePath } from '#contract/page-addresses.ts'
/**
 * Where to sign in, and where to go afterwards: the path and query that were asked for. Hand the state of the asked-for
 * location on with it.
 */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return pagePath('login', { redirect: pathname + search })
}
