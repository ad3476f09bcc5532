import { createHash } from 'node:crypto'
import type { PostingDraft } from '#rules/jobs/job-drafts.ts'
import { allErrors, readPosting } from './imported-posting.ts'
import type { SheetPosting } from './posting-sheet.ts'

export type ImportedPosting = Extract<ReturnType<typeof readPosting>, { posting: unknown }>['posting']

/** A posting of an import; `read` is null when it is invalid, and `unread` true when a cell could not be read. */
export type ReadPosting = SheetPosting & { read: ImportedPosting | null; unread?: true }

/** A posting of a JSON body, which may name its row. */
export function sentPosting({ row, ...posting }: Record<string, unknown>, at: number): SheetPosting {
  return { row: typeof row === 'number' && Number.isSafeInteger(row) && row > 0 ? row : at + 1, posting, errors: [] }
}

/** Validates a posting as a job. */
export function readAsPosting(given: SheetPosting): ReadPosting {
  const read = readPosting(given.posting)
  if (given.errors.length > 0) return { ...given, errors: allErrors(given.errors, read), read: null, unread: true }
  return 'errors' in read ? { ...given, errors: read.errors, read: null } : { ...given, read: read.posting }
}

/** A draft as JSON with sorted members, because the database changes their order. */
export const sortedJson = (posting: PostingDraft): string =>
  JSON.stringify(posting, (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  )

/** The identities of the valid ones. */
export const keysOf = (given: readonly ReadPosting[]) => given.flatMap(({ read }) => (read ? [keyOf(read)] : []))

/** The identity of a posting: the employer's own number, else a digest of its content. */
export function keyOf({ reference, ...posting }: ImportedPosting): string {
  if (reference) return `reference ${reference}`
  return `digest ${createHash('sha256').update(JSON.stringify(posting)).digest('base64url')}`
}
