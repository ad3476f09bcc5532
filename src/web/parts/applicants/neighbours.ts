import { useRef } from 'react'

type Item = { id: string }

/** The visible part of a list. */
export type ListPart<Entry extends Item> = {
  items: readonly Entry[]
  /** The number of items before it. */
  offset: number
  /** The number of items in the whole list. */
  total: number
}

/**
 * The list through which the drawer steps, as it was when it last had the opened applicant, so that somebody who leaves
 * it by a decision still has neighbours.
 */
export function useNeighbours<Entry extends Item>(part: ListPart<Entry>, id: string | undefined) {
  const last = useRef(part)
  if (id === undefined || part.items.some((item) => item.id === id)) last.current = part
  return neighboursOf(last.current, id)
}

/** The neighbours of an item: `before` and `after` if visible, and whether the list continues. */
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
 * The first new item after those listed, on the same page read again or the next one: decisions remove items, and new
 * ones shift the others.
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
