import { setTimeout as sleep } from 'node:timers/promises'
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core'
import { type Step, visibleElements } from './visible-elements.ts'

type Named = { name?: string | RegExp; exact?: boolean; level?: number }

/** The limit of an action, in ms. */
const limit = 20_000
const pause = 50

/** The part of Playwright's locator that the main paths use, on a page of puppeteer. */
export class FirefoxLocator {
  readonly #page: Page
  readonly #steps: readonly Step[]

  constructor(page: Page, steps: readonly Step[] = []) {
    this.#page = page
    this.#steps = steps
  }

  getByRole(role: string, { name, exact = false, level }: Named = {}): FirefoxLocator {
    return this.#with({ role, exact, ...(level && { level }), ...textOf(name) })
  }

  getByLabel(label: string, { exact = false } = {}): FirefoxLocator {
    return this.#with({ label: true, exact, text: label })
  }

  getByText(text: string | RegExp, { exact = false } = {}): FirefoxLocator {
    return this.#with({ exact, ...textOf(text) })
  }

  filter({ hasText }: { hasText: string }): FirefoxLocator {
    return this.#with({ hasText })
  }

  or(other: FirefoxLocator): FirefoxLocator {
    return new FirefoxLocator(this.#page, [{ either: [this.#steps, other.#steps] }])
  }

  /** Actions use the first match anyway. */
  first(): FirefoxLocator {
    return this
  }

  async click(): Promise<void> {
    const element = await this.#element()
    // Firefox renders nothing behind another window.
    await this.#page.bringToFront()
    await element.asLocator().setTimeout(limit).click()
  }

  async check(): Promise<void> {
    const element = await this.#element()
    if (!(await element.evaluate((box) => (box as HTMLInputElement).checked))) await element.click()
  }

  async fill(value: string): Promise<void> {
    const element = await this.#element()
    await element.focus()
    // Focusing a number removes its commas and the selection.
    await element.evaluate((field) => (field as HTMLInputElement).select())
    await this.#page.keyboard.type(value)
  }

  async pressSequentially(value: string): Promise<void> {
    await (await this.#element()).type(value)
  }

  async press(key: string): Promise<void> {
    await (await this.#element()).press(key as KeyInput)
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await this.#until(async () => (await this.isVisible()) === (state === 'visible'), state)
  }

  async isVisible(): Promise<boolean> {
    return (await this.count()) > 0
  }

  async isDisabled(): Promise<boolean> {
    return (await this.#element()).evaluate((element) => element.matches(':disabled, [aria-disabled=true]'))
  }

  async count(): Promise<number> {
    return this.#page.evaluate(`(${visibleElements})(${JSON.stringify(this.#steps)}).length`) as Promise<number>
  }

  async textContent(): Promise<string | null> {
    return (await this.#element()).evaluate((element) => element.textContent)
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#element()).evaluate((element, name) => element.getAttribute(name), name)
  }

  async evaluate<Result>(read: (element: HTMLElement) => Result): Promise<Awaited<Result>> {
    return (await this.#element()).evaluate(read) as Promise<Awaited<Result>>
  }

  #with(step: Step): FirefoxLocator {
    return new FirefoxLocator(this.#page, [...this.#steps, step])
  }

  async #element(): Promise<ElementHandle<HTMLElement>> {
    let element: ElementHandle | null = null
    await this.#until(async () => {
      const found = await this.#page.evaluateHandle(`(${visibleElements})(${JSON.stringify(this.#steps)})[0]`)
      element = found.asElement() as ElementHandle | null
      return element !== null
    }, 'visible')
    return element as unknown as ElementHandle<HTMLElement>
  }

  async #until(reached: () => Promise<boolean>, state: string): Promise<void> {
    const end = performance.now() + limit
    // A navigation rejects what the former document was asked.
    while (!(await reached().catch(() => false))) {
      if (performance.now() > end)
        throw new Error(`not ${state} at ${this.#page.url()}: ${JSON.stringify(this.#steps)}`)
      await sleep(pause)
    }
  }
}

const textOf = (text: string | RegExp | undefined) =>
  text instanceof RegExp ? { pattern: text.source } : text === undefined ? {} : { text }
