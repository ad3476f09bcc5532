/** Top and bottom of an element in the window, in px from its top. */
type VerticalRange = { top: number; bottom: number }

/** Position and maximum height of the suggestions, in px. */
export type PopupSpace = { above: boolean; height: number }

/** Distance between field, list and window edge. */
const gap = 4
/** Below the field this suffices for some five suggestions; a list that changes sides would be overlooked. */
const enough = 256

/** Places the popup below its field, or above if there is more space and too little below. */
export function popupSpace(field: VerticalRange, free: VerticalRange): PopupSpace {
  const below = free.bottom - field.bottom - 2 * gap
  const over = field.top - free.top - 2 * gap
  const above = below < enough && over > below
  return { above, height: Math.max(Math.floor(above ? over : below), 0) }
}

/** The uncovered part of the window, without header and on-screen keyboard. */
export function freeSpan(): VerticalRange {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {}
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return { top: Math.max(header, offsetTop), bottom: offsetTop + height }
}
