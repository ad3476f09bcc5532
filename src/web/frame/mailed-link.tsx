import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { NarrowSheet } from './narrow-sheet.tsx'
import { useHydrated } from './use-hydrated.ts'

type Props<Result> = {
  title: string
  lead: ReactNode
  verb: string
  busyVerb: string
  /** The title above the sentence of an invalid link. */
  failedTitle: string
  /** The sentence for a link without a token. */
  invalid: string
  /** What an invalid link left unchanged, and another way. */
  remedy: ReactNode
  press: (token: string) => Promise<Result>
  done: (result: Result) => ReactNode
}

/**
 * The page of a mailed link. Only its button acts, never opening it, because mail scanners open links and run scripts.
 */
export function MailedLink<Result>(props: Props<Result>) {
  const [query] = useSearchParams()
  const [result, setResult] = useState<{ value: Result } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()
  const outcome = useRef<HTMLDivElement>(null)
  const token = query.get('token')
  const over = result !== null || refused !== null

  useEffect(() => {
    if (over) outcome.current?.focus()
  }, [over])

  async function press(token: string) {
    setFailure(null)
    setBusy(true)
    try {
      setResult({ value: await props.press(token) })
    } catch (error) {
      const text = failureText(error, { refused: props.invalid, unreachable: 'サーバーエラーが発生しました' })
      // After a temporary failure, such as a lost network, keep the button.
      if (error instanceof ApiError && error.status < 429) setRefused(text)
      else setFailure(text)
    } finally {
      setBusy(false)
    }
  }

  if (result) {
    return (
      <div ref={outcome} tabIndex={-1}>
        {props.done(result.value)}
      </div>
    )
  }
  if (!token || refused !== null) {
    return (
      <div ref={outcome} tabIndex={-1}>
        <NarrowSheet mark="wrong" title={props.failedTitle} lead={refused ?? props.invalid}>
          <p className="ui-phrase text-sm">{props.remedy}</p>
          <LinkButton to={pagePath('home')} size="lg" block>
            トップへ戻る
          </LinkButton>
        </NarrowSheet>
      </div>
    )
  }
  return (
    <NarrowSheet title={props.title} lead={props.lead}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <noscript>
        <Notice tone="warning">この操作には、JavaScriptを有効にする必要があります。</Notice>
      </noscript>
      <Button
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel={props.busyVerb}
        disabled={!hydrated}
        onClick={() => void press(token)}
      >
        {props.verb}
      </Button>
    </NarrowSheet>
  )
}
