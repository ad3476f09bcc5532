import type { JobFields } from './job-edit.ts'

/** A posting that is being written: what is stated so far. */
export type PostingDraft = { [Field in keyof JobFields]?: JobFields[Field] | undefined }

/** A draft is deleted so many days after it was last changed; a template stays until somebody deletes it. */
export const draftDays = 365
