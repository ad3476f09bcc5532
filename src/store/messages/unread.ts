import { type RawBuilder, sql } from 'kysely'
import type { Side } from '#rules/messages/sides.ts'

/** How many messages of one side the other has not read yet, beside a row of `applications`. */
export const unreadFrom = (sender: Side): RawBuilder<number> => sql`(
  SELECT count(*)::int FROM messages
  WHERE messages.application_id = applications.id AND messages.sender = ${sql.lit(sender)} AND messages.read_at IS NULL
)`
