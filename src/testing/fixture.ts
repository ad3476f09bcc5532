import { afterAll, beforeAll } from 'vitest'

/** What all tests of a file share: made before them, and closed after them where it can be closed. */
export function fixture<T extends object>(make: () => Promise<T>): T {
  const made = {} as T & { close?(): unknown }
  beforeAll(async () => void Object.assign(made, await make()))
  afterAll(() => made.close?.())
  return made
}
