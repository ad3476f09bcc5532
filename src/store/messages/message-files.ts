import { type RawBuilder, sql } from 'kysely'
import type { MessageFileKind } from '#rules/messages/message-files.ts'
import type { Side } from '#rules/messages/sides.ts'
import type { Party } from '#rules/people/roles.ts'
import type { Queryable, Transaction } from '#store/database.ts'

/** A file sent with a message, without its content. */
export type MessageFile = { id: string; name: string; size: number }

type NewFile = MessageFile & { kind: MessageFileKind; content: Buffer }

/** Stores the files of a message in their order. */
export async function addMessageFiles(tx: Transaction, messageId: string, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('message_files')
    .values(files.map((file, place) => ({ ...file, message_id: messageId, place })))
    .execute()
}

/** Whether a reader sees the files of a row of `messages`: an employer loses the applicant's with the papers. */
const seesFiles = (reader: RawBuilder<Side>) => sql<boolean>`(${reader} = 'applicant' OR messages.sender = 'employer'
  OR EXISTS (SELECT FROM applications AS about
    WHERE about.id = messages.application_id AND about.papers_taken_back_at IS NULL))`

/** The files of the message of a query that this side sees, as JSON. */
export const filesOfMessage = (reader: RawBuilder<Side>) => sql<MessageFile[]>`coalesce((
  SELECT json_agg(json_build_object('id', id, 'name', name, 'size', size) ORDER BY place)
  FROM message_files WHERE message_id = messages.id AND ${seesFiles(reader)}
), '[]'::json)`

/** A file with its content, for the two sides of its application only. */
export function findMessageFile(db: Queryable, { id, messageId }: { id: string; messageId: string }, party: Party) {
  return db
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .innerJoin('applications', 'applications.id', 'messages.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['message_files.name', 'message_files.kind', 'message_files.content'])
    .where('message_files.id', '=', id)
    .where('message_files.message_id', '=', messageId)
    .where((is) =>
      is.or([
        is('applications.user_id', '=', party.id),
        is.and([is('jobs.owner_id', '=', party.employerId), seesFiles(sql<Side>`'employer'`)]),
      ]),
    )
    .executeTakeFirst()
}
