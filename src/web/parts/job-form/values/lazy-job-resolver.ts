import type { Resolver } from 'react-hook-form'
import { toast } from '#web/parts/toasts/toast.ts'
import type { JobInput, JobValues } from './job-values.ts'

const load = () => import('./job-resolver.ts')

/** Loads the validation, the form's largest part, before the first field is left. */
export const preloadJobResolver = () => void load().catch(() => {})

/** `jobResolver` with code that may load after the form; until then nothing is sent. */
export function lazyJobResolver(today: string, deadlineBefore: string): Resolver<JobValues, unknown, JobInput> {
  return async (...given) => {
    const loaded = await load().catch(() => null)
    if (loaded) return loaded.jobResolver(today, deadlineBefore)(...given)
    toast.error('入力内容を確認できませんでした', '通信環境を確認して、もう一度お試しください。')
    return { values: {}, errors: { root: { type: 'custom' } } }
  }
}
