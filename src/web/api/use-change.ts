import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

type Send<Data, Given, Context> = (given: Given, more?: MutateOptions<Data, Error, Given, Context>) => void

/** A press that comes this soon after the answer belongs to a double click, in ms. */
const doubleClick = 500

/**
 * A mutation that is sent once, however often it is pressed: buttons hear only a moment later that it is under way, and
 * that it is done. `keyOf` tells changes apart that may be made at the same time.
 */
export function useChange<Data, Given, Context>(
  options: UseMutationOptions<Data, Error, Given, Context>,
  keyOf: (given: Given) => string,
) {
  const underWay = useRef(new Set<string>())
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      setTimeout(() => underWay.current.delete(keyOf(settled[2])), doubleClick)
      return options.onSettled?.(...settled)
    },
  })
  const send: Send<Data, Given, Context> = mutation.mutate
  const mutate: typeof send = (given, more) => {
    const key = keyOf(given)
    if (underWay.current.has(key)) return
    underWay.current.add(key)
    send(given, more)
  }
  return { ...mutation, mutate }
}
