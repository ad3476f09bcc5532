import pg, { type QueryConfig } from 'pg'

/** A text is prepared when it is asked for so often, and so many texts are; each takes some 50 KB in the database. */
const [often, most] = [3, 100]
/** Of so many texts it is known how often they were asked for. */
const counted = 1_000

/** Reads in one statement; what changes data or the session is rarer and is left as it is. */
const isRead = (text: string) => /^\s*(select|with)\b/i.test(text) && !text.includes(';')

/**
 * A connection that prepares the reads which it is asked for again and again: in PGlite the planning of a page of jobs
 * takes four times as long as its reading. Only for the embedded database: behind a pooler a prepared statement may be
 * asked for on a connection that does not have it. Tables change at the start only, before these connections are there.
 */
export class PreparingClient extends pg.Client {
  readonly #asked = new Map<string, number>()
  readonly #names = new Map<string, string>()

  // biome-ignore lint/suspicious/noExplicitAny: passes the driver's own overloads on
  override query(...given: any[]): any {
    const [text, values, ...rest] = given
    const name = typeof text === 'string' && Array.isArray(values) ? this.#nameOf(text) : undefined
    const args = name === undefined ? given : [{ name, text, values } satisfies QueryConfig, ...rest]
    return (super.query as (...args: unknown[]) => unknown)(...args)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= most || !isRead(text)) return known
    const times = (this.#asked.get(text) ?? 0) + 1
    if (this.#asked.size >= counted) this.#asked.clear()
    this.#asked.set(text, times)
    if (times < often) return undefined
    this.#asked.delete(text)
    const name = `read ${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

/**
 * How often (ms) plans are made anew. PostgreSQL does so by itself after ANALYZE and changes of tables, but not when a
 * table grew by an import meanwhile.
 */
export const planAge = 60_000
