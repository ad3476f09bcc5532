import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { usePressGuard } from '#web/parts/use-press-guard.ts'

/**
 * A mutation that ignores repeated presses while it runs, because buttons are disabled only a moment later. `keyOf`
 * distinguishes changes that may run concurrently.
 */
export function useChange<Data, Variables, Context>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
  keyOf: (variables: Variables) => string,
) {
  const mutation = useMutation(options)
  const press = usePressGuard()
  const mutate = (variables: Variables, more?: MutateOptions<Data, Error, Variables, Context>): void =>
    press(keyOf(variables), null, () => mutation.mutateAsync(variables, more))
  return { ...mutation, mutate }
}
