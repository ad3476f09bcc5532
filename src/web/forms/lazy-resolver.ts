import { useEffect } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { toast } from '#web/parts/toasts/toast.ts'

/** A resolver with code that loads later, so that the form can be shown and filled in first. */
export type LazyResolver<Input extends FieldValues, Output> = {
  resolver: Resolver<Input, unknown, Output>
  preload: () => void
}

/**
 * Declares such a resolver: `lazyResolver(async () => (await import('./x-schema.ts')).xResolver)`. Retries a failed
 * load.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  importResolver: () => Promise<Resolver<Input, unknown, Output>>,
): LazyResolver<Input, Output> {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined
  const load = () => {
    loading ??= importResolver().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    async resolver(values, context, options) {
      const check = await load().catch(() => null)
      if (check) return check(values, context, options)
      toast.error('読み込めませんでした', '通信環境を確認して、もう一度お試しください。', 'lazy-resolver')
      return { values: {}, errors: { root: { type: 'not-loaded' } } as FieldErrors<Input> }
    },
    preload: () => void load().catch(() => {}),
  }
}

/** A form's resolver; its code is requested after the first render. */
export function useLazyResolver<Input extends FieldValues, Output>({ resolver, preload }: LazyResolver<Input, Output>) {
  useEffect(preload, [preload])
  return resolver
}
