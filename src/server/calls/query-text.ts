import { parse } from 'node:querystring'

/** A lone surrogate encoded as three bytes, which is not valid UTF-8. */
const surrogate = /%ED%([AB][0-9A-F])%([89AB][0-9A-F])/gi

/**
 * Parses a query. Keeps lone surrogates, so that schemas refuse them as they do in a body; other invalid escapes, as in
 * "100%", stay as typed.
 */
export function readQueryText(text: string): Record<string, unknown> {
  return parse(text.replace(surrogate, (_, second: string, third: string) => spelled(second, third)))
}

const spelled = (second: string, third: string) =>
  String.fromCharCode(0xd000 | ((Number.parseInt(second, 16) & 0x3f) << 6) | (Number.parseInt(third, 16) & 0x3f))
