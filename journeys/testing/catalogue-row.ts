import type { Page } from 'playwright-core'
import type { EndpointName } from '#contract/addresses.ts'
import { type Answer, breakCall } from './broken-call.ts'
import { desktopJourney } from './journey.ts'
import type { Person } from './people.ts'
import type { Visitor } from './visitor.ts'

/** One failure of docs/product/screens.md, Messages: where it is met, what goes wrong, what is done, what is read then. */
export type Row = {
  as?: () => Promise<Person>
  at: string | (() => Promise<string>)
  breaks?: { [Name in EndpointName]?: Answer }
  /** A response that the server itself refuses: its status and path. */
  refused?: [status: number, path: string | RegExp]
  /** A line of the console. */
  logs?: RegExp
  act?: (page: Page, visitor: Visitor) => Promise<unknown>
  /** Each of these is on the screen in the end. */
  reads: readonly string[]
  /** The path that it ends on. */
  endsAt?: string
}

/** A journey per row on a desktop, named after the row. */
export function catalogue(rows: Record<string, Row>): void {
  for (const [name, { as, at, breaks = {}, refused, logs, act, reads, endsAt }] of Object.entries(rows)) {
    const run = async (visitor: Visitor) => {
      for (const [call, answer] of Object.entries(breaks)) await breakCall(visitor, call as EndpointName, answer)
      if (refused) visitor.expectAnswer(...refused)
      if (logs) visitor.expectFault(logs)
      await visitor.visit(typeof at === 'string' ? at : await at())
      await act?.(visitor.page, visitor)
      for (const text of reads) await visitor.page.getByText(text).first().waitFor()
      if (endsAt) await visitor.page.waitForURL(endsAt)
    }
    desktopJourney(name, async ({ arrive }) => run(await arrive(as && { as: await as() })))
  }
}

/** Fills the fields with these labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).first().fill(text)
}

/** Presses the first button with exactly this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Calls `make` once and returns the same result every time. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= make()
    return value
  }
}
