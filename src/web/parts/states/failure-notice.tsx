import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** Why a change failed, with a link to the latest version if there is one; nothing before. */
export function FailureNotice(props: {
  failure: { title: ReactNode; line: ReactNode; latest?: string } | null | undefined
}) {
  const { failure } = props
  if (!failure) return null
  return (
    <Notice tone="danger" title={failure.title}>
      {failure.line}
      {failure.latest && (
        <a href={failure.latest} target="_blank" rel="noreferrer">
          最新の内容を見る<span className="sr-only">（新しいタブで開きます）</span>
        </a>
      )}
    </Notice>
  )
}
