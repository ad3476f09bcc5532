import type { Refusal } from '#rules/refusals.ts'

/** How long (ms) an import can be taken back. */
export const importUndoMs = 60 * 60 * 1_000

/** Why an import can no longer be taken back or continued; `null` when it can. */
export const whyNotUndoImport = (
  { imported_at, undone_at }: { imported_at: Date; undone_at: Date | null },
  now: Date,
): Refusal | null => (undone_at || now.getTime() - imported_at.getTime() > importUndoMs ? 'import-undo-over' : null)
