import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointAddress } from '#contract/addresses.ts'
import { maxKeys } from '#rules/people/api-keys.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { ApiKeyRow } from './api-key-row.tsx'
import '#web/parts/sheet.css'

const keyDialog = lazyPart(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog)
const secretDialog = lazyPart(async () => (await import('./secret-dialog.tsx')).SecretDialog)

/** The employer's keys, and the button for a new one. */
export function ApiKeys() {
  const query = useQuery(read('listApiKeys'))
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <section className="sheet sheet--padded ui-stack" aria-labelledby="api-keys">
      <div className="ui-row ui-row--between">
        <h2 className="text-md font-bold" id="api-keys">
          APIキー
        </h2>
        <Button size="sm" onPointerEnter={keyDialog.preload} onClick={() => setCreating(true)}>
          APIキーを作成する
        </Button>
      </div>
      <p className="text-sm text-muted ui-phrase">
        キーを知っているプログラムは、選んだ権限の範囲で、自社の求人と応募を扱えます。
        <OutsideLink href={endpointAddress('readApiDocs').path} className="inline-flex items-center gap-1">
          APIの説明
        </OutsideLink>
      </p>
      <QueryState
        query={query}
        waiting={<SkeletonRows count={2} label="APIキーを読み込み中" />}
        failure={() => ({ title: 'APIキーを取得できませんでした' })}
      >
        {({ keys }) =>
          keys.length === 0 ? (
            <p className="text-sm border-t border-rule-soft pt-3">APIキーは、まだありません。</p>
          ) : (
            <ul className="ui-stack ui-stack--tight" aria-labelledby="api-keys">
              {keys.map((key) => (
                <ApiKeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <p className="text-xs text-muted ui-phrase">
        キーは{maxKeys}個まで作成できます。作成した人がチームのオーナーでなくなると、そのキーは使えなくなります。
      </p>
      {creating && (
        <Lazy part={keyDialog} onLoadError={() => setCreating(false)}>
          {(NewKeyDialog) => (
            <NewKeyDialog
              onDone={(made) => {
                setCreating(false)
                setSecret(made)
              }}
              onClose={() => setCreating(false)}
            />
          )}
        </Lazy>
      )}
      {secret && (
        <Lazy part={secretDialog} onLoadError={() => setSecret(null)}>
          {(SecretDialog) => (
            <SecretDialog
              name="APIキー"
              hint="パスワードと同じように、ほかの人に見えない場所に保存してください。"
              secret={secret}
              onClose={() => setSecret(null)}
            />
          )}
        </Lazy>
      )}
    </section>
  )
}
