import { useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import type { ChangeFailure } from '#web/api/change-failure.ts'

/** A text longer than this is not quoted. */
const quoted = 40

/** What differs between a record as it was read and as it is now, by label; short texts are quoted. */
export function changesText(read: object, current: object, labels: Readonly<Record<string, string>>): string {
  const values = [read, current] as Record<string, unknown>[]
  const changed = Object.entries(labels).filter(([field]) => {
    const [before, after] = values.map((each) => JSON.stringify(each[field] ?? null))
    return before !== after
  })
  return changed
    .map(([field, label]) => {
      const [before, after] = values.map((each) => each[field])
      const isShort = [before, after].every((value) => typeof value === 'string' && value.length <= quoted)
      return isShort ? `${label}「${before}」→「${after}」` : label
    })
    .join('、')
}

/** The record that a decision was refused with, because it changed since it was read. */
export const currentIn = (error: unknown): object | undefined =>
  error instanceof ApiError ? (error.data as { current?: object } | undefined)?.current : undefined

/**
 * A record as a dialog's reader has it. `changed` takes the current one out of a refusal and says what changed, so that
 * the next press decides on that; null for another failure. `latest` is where the whole of it is read.
 */
export function useReadRecord<Read extends object>(
  opened: Read,
  labels: Readonly<Record<string, string>>,
  latest?: string,
) {
  const [read, setRead] = useState(opened)
  function changed(error: unknown): ChangeFailure | null {
    const current = currentIn(error)
    if (!current || !(error instanceof ApiError)) return null
    setRead({ ...read, ...current })
    const changes = changesText(read, current, labels)
    const line = `${changes && `変更：${changes}。`}入力した内容は残っています。`
    return { title: error.message, line, ...(latest && { latest }) }
  }
  return { read, changed }
}
