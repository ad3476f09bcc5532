import type { FieldErrors } from 'react-hook-form'
import { ApiError } from '#web/api/api-error.ts'
import type { FieldFault } from '#web/parts/fields/error-summary.tsx'

/** The id of a field's control: `experiences.0.title` → `profile-experiences-0-title`. */
export const controlId = (idPrefix: string, name: string) => `${idPrefix}-${name.replaceAll('.', '-')}`

/** Entries of an error summary. */
export function faultsOf(errors: FieldErrors, prefix: string): FieldFault[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const text = error?.message
    return typeof text === 'string' ? [{ id: controlId(prefix, name), text }] : []
  })
}

/** Shows the server's field errors in the form; returns how many belong to its fields. */
export function showServerErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
  setError: (name: Name, error: { message: string }) => void,
): number {
  if (!(error instanceof ApiError)) return 0
  const known = error.errors.filter(({ path }) => (names as readonly string[]).includes(path))
  for (const { path, msg } of known) setError(path as Name, { message: msg })
  return known.length
}
