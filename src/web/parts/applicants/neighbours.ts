import { useRef } from 'react'

type Item = { id: string }

/** The part of a list that is on the screen. */
export type ListPart<Entry extends Item> = {
  items: readonly Entry[]
  /** How many of the list come before it. */
  offset: number
  /** How many the whole list has. */
  total: number
}

/**
 * The applications among which the drawer goes on and back: those of the list as it was when the opened one was on it last, so
 * that somebody who leaves the list by a decision still has neighbours.
 */
export function useNeighbours<Entry extends Item>(part: ListPart<Entry>, id: string | undefined) {
  const last = useRef(part)
  if (id === undefined || part.items.some((item) => item.id === id)) last.current = part
  return neighboursOf(last.current, id)
}

/** What stands around one of a list: `before` and `after` where they are on the screen, else whether the list goes on there. */
export function neighboursOf<Entry extends Item>({ items, offset, total }: ListPart<Entry>, id: string | undefined) {
  const at = items.findIndex((item) => item.id === id)
  if (at < 0) return { place: 0, count: 0, among: items, hasBefore: false, hasAfter: false }
  const place = offset + at + 1
  return {
    place,
    count: Math.max(total, place),
    among: items,
    before: items[at - 1],
    after: items[at + 1],
    hasBefore: place > 1,
    hasAfter: place < total || at < items.length - 1,
  }
}

/**
 * Who follows those that were listed, of the same page read again and the one after it: some may have left the page by a
 * decision, so that others moved up, and new ones may have moved everybody on.
 */
export function firstAfter<Entry extends Item>(
  among: readonly Item[],
  page: readonly Entry[],
  following: readonly Entry[],
): Entry | undefined {
  const listed = new Set(among.map(({ id }) => id))
  const last = page.findLastIndex(({ id }) => listed.has(id))
  return [...page.slice(last + 1), ...following].find(({ id }) => !listed.has(id))
}
