import { afterAll, beforeAll, onTestFinished } from 'vitest'

/** What all tests of a file share: made before them, and closed after them where it can be closed. */
export function fixture<T extends object>(make: () => Promise<T>): T {
  const made = {} as T & { close?(): unknown }
  beforeAll(async () => void Object.assign(made, await make()))
  afterAll(() => made.close?.())
  return made
}

/** The same for one test: what it alone uses, closed when it ends. */
export async function forTest<T extends { close(): unknown }>(making: Promise<T>): Promise<T> {
  const made = await making
  onTestFinished(async () => void (await made.close()))
  return made
}
