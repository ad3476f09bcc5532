import type { JobFields } from './job-edit.ts'

/** An unfinished posting: the fields stated so far. */
export type PostingDraft = { publish_at?: string | null | undefined } & {
  [Field in keyof JobFields]?: JobFields[Field] | undefined
}

/** Days after the last change until a draft is deleted; templates are kept. */
export const draftDays = 365
