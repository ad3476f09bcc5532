import { pagePath } from '#contract/page-addresses.ts'
/** The login page's path, with the requested location to return to. Pass that location's state along. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return pagePath('login', { redirect: pathname + search })
}
