import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { PictureError } from '#web/art/pictures.tsx'
import { Button } from '#web/parts/button.tsx'
import { EmptyState } from './empty-state.tsx'

/**
 * Shown when loading failed. `onRetry` repeats it; without it the page is reloaded. `error` decides what the line below
 * the title advises: a refusal has the server's sentence; `of` names what could not be loaded.
 */
export function ErrorState(props: {
  title?: ReactNode
  of?: string
  children?: ReactNode
  error?: unknown
  onRetry?: () => void
  busy?: boolean
  level?: 1 | 2 | 3
  bare?: boolean
}) {
  const { of, title = `${of ? `${of}を` : ''}読み込めませんでした`, error, busy } = props
  const advice =
    error instanceof ApiError
      ? (error.status < 500 && error.message) || 'しばらくしてから、もう一度読み込んでください。'
      : '通信環境を確認して、もう一度お試しください。'
  return (
    <div role="alert">
      <EmptyState
        title={title}
        picture={<PictureError />}
        {...(props.level && { level: props.level })}
        {...(props.bare && { bare: true })}
        actions={
          <Button busy={busy} busyLabel="読み込んでいます…" onClick={props.onRetry ?? (() => window.location.reload())}>
            <RotateCw className="ui-icon" aria-hidden="true" />
            もう一度読み込む
          </Button>
        }
      >
        保存されている内容に影響はありません。
        {props.children ?? advice}
      </EmptyState>
    </div>
  )
}
