/**
 * The path of this site in a `redirect` or `returnUrl` parameter; `/` for anything else (other sites, protocol-relative
 * addresses, backslashes, control characters).
 */
export function returnPath(value: string | null | undefined): string {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return '/'
  return value
}
