import type { z } from 'zod'
import { type PosterSignal, posterLevel } from '#rules/people/poster.ts'
import { posterReason } from '#words/poster.ts'
import type { poster } from './poster.ts'

type Linked = Omit<z.input<typeof poster>['linked'][number], 'suspended'>
type Stored = {
  email_verified: boolean
  company: string | null
  signals: readonly PosterSignal[]
  linked: readonly Linked[]
}
const unknown: Stored = { email_verified: false, company: null, signals: [], linked: [] }

/** Who posts, with its level explained. */
export function posterView(stored: Stored = unknown): z.input<typeof poster> {
  const { email_verified, company, signals, linked } = stored
  return {
    ...{ email_verified, company },
    level: posterLevel(signals),
    reasons: signals.map((signal) => posterReason[signal]),
    linked: linked.map(({ id, name, company, suspended_at, deleted, by }) => ({
      ...{ id, name, company, suspended_at, deleted, by },
      suspended: suspended_at !== null,
    })),
  }
}
