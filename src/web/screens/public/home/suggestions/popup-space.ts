/** Top and bottom of something in the window, in px from the window's top. */
type VerticalRange = { top: number; bottom: number }

/** Where the list of suggestions hangs, and how high it may be, in px. */
export type PopupSpace = { above: boolean; height: number }

/** Between the field, the list and the edge of the window. */
const gap = 4
/** Below the field there is room enough for some five suggestions: a list that changed sides would be missed. */
const enough = 256

/** The popup is below its field, or above it where there is more space and too little below. */
export function popupSpace(field: VerticalRange, free: VerticalRange): PopupSpace {
  const below = free.bottom - field.bottom - 2 * gap
  const over = field.top - free.top - 2 * gap
  const above = below < enough && over > below
  return { above, height: Math.max(Math.floor(above ? over : below), 0) }
}

/** What of the window nothing covers: neither the header nor a keyboard on the screen. */
export function freeSpan(): VerticalRange {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {}
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return { top: Math.max(header, offsetTop), bottom: offsetTop + height }
}
