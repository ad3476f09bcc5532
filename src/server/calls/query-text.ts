import { parse } from 'node:querystring'

/** The three bytes to which a lone surrogate would be spelled; they are no UTF-8. */
const surrogate = /%ED%([AB][0-9A-F])%([89AB][0-9A-F])/gi

/**
 * Reads a query. A lone surrogate comes out as what it is, so that the schemas refuse it as they do in a body
 *; other signs that no decoding fits, such as the one in "100%", stay as they were typed.
 */
export function readQueryText(text: string): Record<string, unknown> {
  return parse(text.replace(surrogate, (_, second: string, third: string) => spelled(second, third)))
}

const spelled = (second: string, third: string) =>
  String.fromCharCode(0xd000 | ((Number.parseInt(second, 16) & 0x3f) << 6) | (Number.parseInt(third, 16) & 0x3f))
