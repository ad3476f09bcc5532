import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { usePressGuard } from '#web/parts/use-press-guard.ts'

/**
 * A mutation that is sent once, however often it is pressed: buttons hear only a moment later that it is under way, and
 * that it is done. `keyOf` tells changes apart that may be made at the same time.
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
