import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { api, call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Switch } from '#web/parts/fields/switch.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { tableTimeText } from '#words/full-dates.ts'
import { SecurityRow } from './security-row.tsx'
import '#web/parts/sheet.css'

type Browser = ResponseData<'listPushSubscriptions'>['push_subscriptions'][number]

const about = 'pushes'

/** Why this browser cannot get pushes; null when it can. */
type PushObstacle = 'unsupported' | 'home-screen' | 'denied'

/** `home-screen`: iPhones and iPads offer pushes only to apps on the home screen. */
export function pushObstacle(): PushObstacle | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // iPads say that they are Macs, which have no touch screen.
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac()
  // Already on the home screen, so the system does not support pushes.
  if (!isSupported) return isApple && !isOnHomeScreen() ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

const isOnHomeScreen = () => window.matchMedia('(display-mode: standalone)').matches

const isTouchMac = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

/** This browser's subscription, of any account. */
async function browserSubscription(): Promise<PushSubscription | null> {
  if (pushObstacle()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for permission and subscribes this browser; returns what prevented it. */
async function subscribeBrowser(): Promise<PushObstacle | 'dismissed' | null> {
  // First of all, because Safari asks only during a press.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  const { key } = await api('readPushKey')
  await navigator.serviceWorker.register(trustedWorker() as string, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  // Replace a subscription with a former key, which would be refused, or of another person.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  try {
    const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
    await (await call('addPushSubscription', { body })).refreshed
    return null
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

/** Ends this browser's subscription, here and on the server. */
async function unsubscribeBrowser(id: string): Promise<void> {
  await (await call('removePushSubscription', { body: { id } })).refreshed
  await (await browserSubscription())?.unsubscribe()
}

type Policy = { createScriptURL(url: string): unknown }
type Policies = { createPolicy(name: string, rules: { createScriptURL(): string }): Policy }

let policy: Policy | undefined

/** The service worker's address as a trusted type. */
function trustedWorker(): unknown {
  const address = '/sw.js'
  policy ??= (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('pushes', {
    createScriptURL: () => address,
  })
  return policy?.createScriptURL(address) ?? address
}

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
      <QueryState
        query={query}
        of="プッシュ通知の設定"
        waiting={<SkeletonText lines={3} label="プッシュ通知の設定を読み込み中" />}
      >
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
        reportFailure(error, refused, about)
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
