import { Button } from '#web/parts/button.tsx'

/** Says within a form or list that a part could not be loaded. */
export const RetryLine = ({ of, onRetry }: { of: string; onRetry: () => Promise<unknown> }) => (
  <div className="ui-row ui-row--tight text-sm">
    <span>{of}を読み込めませんでした。</span>
    <Button size="sm" onClick={() => void onRetry()}>
      もう一度読み込む
    </Button>
  </div>
)
