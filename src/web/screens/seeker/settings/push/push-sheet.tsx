import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Switch } from '#web/parts/fields/switch.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { SecurityRow } from '#web/screens/seeker/settings/security/security-row.tsx'
import { tableTimeText } from '#words/full-dates.ts'
import {
  browserSubscription,
  type PushObstacle,
  pushObstacle,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser-pushes.ts'
import '#web/parts/sheet.css'

type Browser = ResponseData<'listPushSubscriptions'>['push_subscriptions'][number]

const about = 'pushes'

const obstacles: Record<PushObstacle | 'dismissed', string> = {
  unsupported: 'お使いのブラウザーは、プッシュ通知に対応していません。',
  'home-screen':
    'iPhoneとiPadでは、共有メニューの「ホーム画面に追加」を選び、ホーム画面のしごと帖を開いてログインすると、この設定をオンにできます（iOS・iPadOS 16.4以降）。',
  denied: 'ブラウザーの設定で、このサイトの通知が許可されていません。許可してから、この画面をもう一度開いてください。',
  dismissed: '通知が許可されなかったため、通知はオフのままです。',
}

/** プッシュ通知: whether this browser gets pushes, and which others do. */
export function PushSheet() {
  const query = useQuery(read('listPushSubscriptions'))
  return (
    <section className="sheet px-(--pad-card) py-1" aria-label="プッシュ通知">
      <QueryState query={query} waiting={<SkeletonText lines={3} label="プッシュ通知の設定を読み込み中" />}>
        {({ push_subscriptions }) => <Browsers browsers={push_subscriptions} />}
      </QueryState>
    </section>
  )
}

function Browsers({ browsers }: { browsers: readonly Browser[] }) {
  const press = usePressGuard()
  const [obstacle, setObstacle] = useState(pushObstacle)
  const [refusal, setRefusal] = useState<'dismissed' | null>(null)
  const own = useOwnBrowser(browsers)
  const why = obstacle ?? refusal

  const change = (key: string, refused: string, run: () => Promise<string | null>) =>
    press(key, null, async () => {
      try {
        const done = await run()
        if (done) toast.success(done, undefined, about)
      } catch (error) {
        const { title, line } = changeFailure(error, refused)
        toast.error(title, line, about)
      } finally {
        setObstacle(pushObstacle())
      }
    })
  const begin = () =>
    change('own', 'プッシュ通知をオンにできませんでした', async () => {
      const reason = await subscribeBrowser()
      setRefusal(reason === 'dismissed' ? reason : null)
      return reason ? null : 'この端末のプッシュ通知をオンにしました'
    })
  const end = ({ id }: Browser) =>
    change('own', 'プッシュ通知をオフにできませんでした', async () => {
      await unsubscribeBrowser(id)
      return 'この端末のプッシュ通知をオフにしました'
    })
  const remove = ({ id, current }: Browser) =>
    change(id, '端末を外せませんでした', async () => {
      if (current) await unsubscribeBrowser(id)
      else await (await call('removePushSubscription', { body: { id } })).refreshed
      return '端末を外しました'
    })

  return (
    <>
      <Switch
        label="この端末でプッシュ通知を受け取る"
        help={
          <span role="status">
            {why
              ? obstacles[why]
              : 'しごと帖を開いていないときも、下の表で選んだ通知がこの端末に届きます。ログアウトすると止まります。'}
          </span>
        }
        checked={own !== null}
        disabled={own === null && obstacle !== null}
        onChange={() => (own ? end(own) : begin())}
      />
      {browsers.length > 0 && (
        <ul className="ui-stack pb-4" aria-label="プッシュ通知を受け取る端末">
          {browsers.map((browser) => {
            const name = browser.device ?? '不明な端末'
            return (
              <li key={browser.id}>
                <SecurityRow
                  title={
                    <>
                      {name}
                      {browser.current && <span className="text-xs text-success-ink font-normal ml-2">この端末</span>}
                    </>
                  }
                  line={
                    <>
                      登録 <span className="ui-number">{tableTimeText(browser.created_at)}</span>
                    </>
                  }
                >
                  <Button
                    size="sm"
                    aria-label={`${name}（${tableTimeText(browser.created_at)}）を外す`}
                    onClick={() => remove(browser)}
                  >
                    外す
                  </Button>
                </SecurityRow>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

/** Which browser is this one: that of this session, unless it has ended its subscription. */
function useOwnBrowser(browsers: readonly Browser[]): Browser | null {
  const [subscribed, setSubscribed] = useState(true)
  const own = browsers.find(({ current }) => current) ?? null
  useEffect(() => {
    if (own) void browserSubscription().then((found) => setSubscribed(found !== null))
  }, [own])
  return subscribed ? own : null
}
