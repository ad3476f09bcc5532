import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { read } from '#web/api/read-query.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { tableDateText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

const about = 'calendar'

/** The address for subscribing to the reader's interviews; shown only once. */
export function CalendarAddress() {
  const query = useQuery(read('readCalendarFeed'))
  const [address, setAddress] = useState('')
  const [ending, setEnding] = useState(false)
  const create = useChange(
    {
      mutationFn: async () => {
        const { data } = await callAndRefresh('createCalendarFeed')
        return data.url
      },
      onSuccess: (url) => {
        setAddress(url)
        toast.success('カレンダーのアドレスを作成しました', undefined, about)
      },
      onError: (error) => reportFailure(error, 'アドレスを作成できませんでした', about),
    },
    () => about,
  )

  async function end() {
    await callAndRefresh('removeCalendarFeed')
    setAddress('')
    toast.success('カレンダーのアドレスを無効にしました', undefined, about)
  }

  return (
    <section className="sheet sheet__body ui-stack" aria-labelledby="calendar-address">
      <h2 className="text-md font-bold" id="calendar-address">
        面接のカレンダー
      </h2>
      <p className="text-sm text-muted">
        お使いのカレンダーに登録すると、決まった面接の予定が自動で追加されます。アドレスを知っている人はだれでも予定を読めるため、ほかの人に教えないでください。
      </p>
      <div className="min-h-36">
        <QueryState
          query={query}
          of="カレンダーのアドレス"
          waiting={<SkeletonText lines={2} label="カレンダーのアドレスを読み込み中" />}
        >
          {({ created_at }) => (
            <div className="ui-stack ui-stack--tight">
              {address && <ShownAddress address={address} />}
              {!address && (
                <p className="text-sm">
                  {created_at
                    ? `${tableDateText(created_at)}に作成したアドレスが有効です。アドレスは、作成したときにだけ表示されます。`
                    : 'アドレスはまだありません。'}
                </p>
              )}
              <div className="ui-row">
                <Button
                  busy={create.isPending}
                  busyLabel="作成しています…"
                  aria-describedby={created_at ? 'calendar-former' : undefined}
                  onClick={() => create.mutate(undefined)}
                >
                  {created_at ? 'アドレスを再発行する' : 'アドレスを作成する'}
                </Button>
                {created_at && (
                  <Button variant="danger-line" onClick={() => setEnding(true)}>
                    無効にする
                  </Button>
                )}
              </div>
              {created_at && (
                <p id="calendar-former" className="text-xs text-muted">
                  再発行すると、これまでのアドレスは使えなくなります。パスワードを変更したときや、ほかのすべての端末からログアウトしたときも、無効になります。
                </p>
              )}
            </div>
          )}
        </QueryState>
      </div>
      {ending && (
        <ConfirmChange
          title="カレンダーのアドレスを無効にしますか？"
          verb="無効にする"
          busyVerb="無効にしています…"
          refused="アドレスを無効にできませんでした"
          onConfirm={end}
          onClose={() => setEnding(false)}
        >
          <p>登録したカレンダーに、面接の予定が届かなくなります。同じアドレスには戻せません。</p>
        </ConfirmChange>
      )}
    </section>
  )
}

function ShownAddress({ address }: { address: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast.success('アドレスをコピーしました', undefined, about)
    } catch {
      // Without permission or a secure context there is no clipboard, so the reader copies by hand.
      toast.info('アドレスを選んで、コピーしてください', undefined, about)
    }
  }
  return (
    <div className="ui-row items-end">
      <Field
        id="calendar-url"
        label="カレンダーのアドレス"
        hint="この画面を離れると、もう表示できません。"
        className="min-w-0 flex-1 basis-56"
      >
        {(control) => <TextInput {...control} readOnly value={address} onFocus={({ target }) => target.select()} />}
      </Field>
      <Button onClick={() => void copy()}>コピーする</Button>
    </div>
  )
}
