import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxWebhooks } from '#rules/people/webhooks.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { WebhookRow } from './webhook-row.tsx'
import '#web/parts/sheet.css'

const addDialog = lazyPart(async () => (await import('./webhook-dialog.tsx')).WebhookDialog)
const secretDialog = lazyPart(async () => (await import('./secret-dialog.tsx')).SecretDialog)

/** The employer's webhooks. */
export function WebhookSheet() {
  const query = useQuery(read('listWebhooks'))
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <section className="sheet sheet--padded ui-stack" aria-labelledby="webhooks">
      <h2 className="text-md font-bold" id="webhooks">
        Webhook
      </h2>
      <p className="ui-phrase text-sm text-muted">
        応募や審査の結果を、指定したURLへすぐに通知します。送る内容は、求人と応募のID、求人名、日時だけです。署名はStandard
        Webhooksの方式です。
      </p>
      <QueryState
        query={query}
        waiting={<SkeletonRows count={2} label="Webhookを読み込み中" />}
        failure={(error) => changeFailure(error, 'Webhookを取得できませんでした')}
      >
        {({ webhooks }) => (
          <>
            {webhooks.length === 0 ? (
              <p className="text-sm">Webhookは、まだありません。</p>
            ) : (
              <ul className="ui-stack ui-stack--tight" aria-labelledby="webhooks">
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} />
                ))}
              </ul>
            )}
            <div className="ui-row">
              <Button disabled={webhooks.length >= maxWebhooks} onClick={() => setAdding(true)}>
                Webhookを追加する
              </Button>
              <span className="text-xs text-muted">{maxWebhooks}件まで追加できます。</span>
            </div>
          </>
        )}
      </QueryState>
      {adding && (
        <Lazy part={addDialog} onLoadError={() => setAdding(false)}>
          {(WebhookDialog) => (
            <WebhookDialog
              onClose={() => setAdding(false)}
              onAdded={(made) => {
                setAdding(false)
                setSecret(made)
              }}
            />
          )}
        </Lazy>
      )}
      {secret && (
        <Lazy part={secretDialog} onLoadError={() => setSecret(undefined)}>
          {(SecretDialog) => (
            <SecretDialog name="署名シークレット" secret={secret} onClose={() => setSecret(undefined)}>
              <p className="ui-phrase">
                受信したプログラムは、このシークレットで、しごと帖から届いたことを確認できます。
              </p>
            </SecretDialog>
          )}
        </Lazy>
      )}
    </section>
  )
}
