import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { type Fault, readFault } from '#rules/faults.ts'
import { faultText } from '#words/validation.ts'
import { pointerReleased } from './pointer-rest.ts'
import './without-eval.ts'

type Schema<Input extends FieldValues, Output> = z.ZodType<Output, Input>

/**
 * Validates a form with a schema of the contract, with Japanese sentences. `more` finds faults across fields at once;
 * the schema checks them only when every field is valid.
 */
export function formResolver<Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  more: (values: Input) => { [field: string]: Fault | undefined } = () => ({}),
): Resolver<Input, unknown, Output> {
  const check = zodResolver(schema as never) as unknown as Resolver<Input, unknown, Output>
  return async (values, context, options) => {
    await pointerReleased()
    const result = await check(values, context, options)
    const errors = inJapanese(result.errors) as Record<string, unknown>
    for (const [field, fault] of Object.entries(more(values))) {
      if (fault) errors[field] ??= { type: 'custom', message: faultText({ fault, path: field }) }
    }
    if (Object.keys(errors).length === 0) return result
    return { values: {}, errors: errors as FieldErrors<Input> }
  }
}

function inJapanese(errors: object): object {
  return Object.fromEntries(
    Object.entries(errors).map(([key, error]) => {
      if (error === null || typeof error !== 'object' || key === 'ref') return [key, error]
      if (Array.isArray(error))
        return [key, error.map((entry) => entry && (inJapanese({ entry }) as { entry: unknown }).entry)]
      const { type, message } = error as { type?: unknown; message?: string }
      return [
        key,
        typeof type === 'string'
          ? { ...error, message: faultText({ ...readFault(message), path: key }) }
          : inJapanese(error),
      ]
    }),
  )
}
