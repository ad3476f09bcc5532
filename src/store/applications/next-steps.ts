import { type RawBuilder, sql } from 'kysely'
import type { NextStepKind } from '#rules/jobs/next-step.ts'
import type { Side } from '#rules/messages/sides.ts'

/** The next thing of an application for one side, joined as `next`; nothing once it is over. */
export const nextStepFor = (side: Side, now: Date): RawBuilder<{ next_kind: NextStepKind; next_at: Date }> => sql`(
  SELECT kind AS next_kind, at AS next_at FROM (
    SELECT 'choose-slot' AS kind, 0 AS place,
      (SELECT min(slot) FROM unnest(interviews.slots) AS slot WHERE slot > ${now}) AS at
    FROM interviews
    WHERE application_id = applications.id AND interviews.status = 'proposed' AND proposed_by <> ${side}
    UNION ALL
    SELECT 'interview', 1, starts_at FROM interviews
    WHERE application_id = applications.id AND interviews.status = 'accepted'
      AND starts_at + interviews.minutes * interval '1 minute' > ${now}
    UNION ALL
    SELECT 'message', 2, min(sent_at) FROM messages
    WHERE application_id = applications.id AND sender <> ${side} AND read_at IS NULL
  ) AS steps WHERE at IS NOT NULL AND applications.status <> 'rejected' ORDER BY place, at LIMIT 1
)`
