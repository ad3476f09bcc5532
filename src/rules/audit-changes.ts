/** A value before and after a change in the audit log. */
export type Change = { from: unknown; to: unknown }

/** How much of a text is stored: enough to see the change. */
const longest = 2_000

/** The fields of `after` that differ from `before`, with both values. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, Change> {
  const differing = Object.entries(after).filter(
    ([field, to]) => to !== undefined && JSON.stringify(to) !== JSON.stringify(before[field] ?? null),
  )
  return Object.fromEntries(differing.map(([field, to]) => [field, { from: cut(before[field] ?? null), to: cut(to) }]))
}

function cut(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= longest) return value
  // Half of a surrogate pair cannot be stored.
  return `${value.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Kinds of entries: signing in and out, and everything else. */
export const entryKinds = ['acts', 'sign-ins'] as const
export type EntryKind = (typeof entryKinds)[number]
