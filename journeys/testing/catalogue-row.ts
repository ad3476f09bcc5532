import type { Page } from 'playwright-core'
import type { EndpointName } from '#contract/endpoints.ts'
import { type Answer, breakCall } from './broken-call.ts'
import { desktopJourney } from './journey.ts'
import type { Person } from './people.ts'
import type { Visitor } from './visitor.ts'

/** A step: what fails, what the person does, and which texts appear. */
type Step = {
  breaks?: { [Name in EndpointName]?: Answer }
  act?: (page: Page, visitor: Visitor) => Promise<unknown>
  /** All of these appear. */
  reads: readonly string[]
}

/** A message: the page where it appears, and the steps that lead to it. */
type Row = Step & {
  as?: () => Promise<Person>
  at: string | (() => Promise<string>)
  /**
   * Further steps on the same page; without `act`, they repeat the former one. For forms, which can be sent again at
   * once.
   */
  next?: readonly Step[]
  /** The final path. */
  endsAt?: string
}

/** A desktop journey for each row, named after it. */
export function catalogue(rows: Record<string, Row>): void {
  for (const [name, { as, at, next = [], endsAt, ...first }] of Object.entries(rows)) {
    const run = async (visitor: Visitor) => {
      await breakAll(visitor, first)
      await visitor.visit(typeof at === 'string' ? at : await at())
      let act = first.act
      for (const [index, step] of [first, ...next].entries()) {
        act = step.act ?? act
        if (index > 0) {
          await visitor.context.unrouteAll()
          await breakAll(visitor, step)
        }
        await act?.(visitor.page, visitor)
        for (const text of step.reads) await visitor.page.getByText(text).first().waitFor()
      }
      if (endsAt) await visitor.page.waitForURL(endsAt)
    }
    desktopJourney(name, async ({ arrive }) => run(await arrive(as && { as: await as() })))
  }
}

async function breakAll(visitor: Visitor, { breaks = {} }: Step): Promise<void> {
  for (const [call, answer] of Object.entries(breaks)) await breakCall(visitor, call as EndpointName, answer)
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
