import type { Level } from '#rules/cases.ts'

/** What two accounts of employers may share; `text` is nearly the same text of a posting. */
export const linkKinds = ['phone', 'corporate_number', 'company', 'address', 'network', 'text'] as const
export type LinkKind = (typeof linkKinds)[number]

/** At most this many linked accounts are shown, suspended ones first. */
export const shownLinks = 10

/** How long the network of a sign-up is known, as a hash. */
export const networkDays = 90

/**
 * What speaks against who posts, with its weight. A shared network weighs less than a number: many people share one.
 */
export const posterSignals = {
  'linked-suspended': 10,
  'case-high': 10,
  'crime-rejected': 10,
  'case-open': 5,
  /** Asks for attention and adds to nothing: nobody answers for what is reported without an account. */
  'case-unconfirmed': 0,
  'suspended-before': 5,
  linked: 5,
  'network-suspended': 4,
  'often-rejected': 2,
  'email-unconfirmed': 2,
} as const satisfies Record<string, number>
export type PosterSignal = keyof typeof posterSignals

/** From this many rejections on, an employer was often rejected. */
export const manyRejections = 3

/** Weights that together ask for attention, or are high. */
export const posterLevels = { attention: 5, high: 10 } as const

/** The level of who posts; it orders the queue, keeps jobs out of bulk approval, and decides nothing. */
export function posterLevel(signals: readonly PosterSignal[]): Level {
  const sum = signals.reduce((sum, signal) => sum + posterSignals[signal], 0)
  const weight = Math.max(sum, signals.includes('case-unconfirmed') ? posterLevels.attention : 0)
  if (weight >= posterLevels.high) return 'high'
  return weight >= posterLevels.attention ? 'attention' : 'low'
}
