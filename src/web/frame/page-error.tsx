import { ErrorState } from '#web/parts/states/error-state.tsx'

/** Shown when a screen fails. */
export function PageError() {
  return (
    <div className="ui-page py-16">
      <ErrorState level={1} title="ページを表示できませんでした">
        時間をおいて、もう一度お試しください。
      </ErrorState>
    </div>
  )
}
