import type { Locator } from 'playwright-core'

export const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)
