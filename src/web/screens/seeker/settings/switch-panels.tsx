import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import {
  isNecessary,
  kindsOf,
  type NotificationKind,
  notificationKinds,
  type Outlet,
  outlets,
} from '#rules/people/notifications.ts'
import type { Role } from '#rules/people/roles.ts'
import type { ApiInput } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { Switch } from '#web/parts/fields/switch.tsx'
import { hasQuestions } from '#web/parts/has-questions.ts'
import { followTableBox } from '#web/parts/lists/table-box.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import type { SessionUser } from '#web/session/stored-session.ts'
import { useSettings } from '#web/settings/use-settings.ts'
import { forgetRecentJobs } from '#web/storage/recent-jobs.ts'
import { notificationKindLabel, outletLabel } from '#words/notifications.ts'
import { PushSheet } from './push-sheet.tsx'
import '#web/parts/sheet.css'
import '#web/parts/lists/data-table.css'
import '#web/parts/lists/table-box.css'
import './notification-matrix.css'

const calendarAddress = lazyPart(async () => (await import('./calendar-address.tsx')).CalendarAddress)
const blockedEmployers = lazyPart(async () => (await import('./blocked-employers.tsx')).BlockedEmployers)

/** Who reads which of the person's data today. */
const readers = [
  [
    'プロフィール',
    '公開していません。応募した企業だけが、氏名、写真、メールアドレス、電話番号を見られます。職務要約、職歴、学歴、スキルは、応募のときに添えた場合だけ提供されます。',
  ],
  ['履歴書', '応募のときに選んだものだけが、その企業に提供されます。'],
  ['メッセージ', '応募した企業からだけ届きます。応募していない企業は、あなたに連絡できません。'],
  ['外部との共有', '広告会社などと共有することはありません。求人の閲覧数は、個人を特定できない形で集計します。'],
] as const

/** 通知: channels of notifications, and browsers with pushes. */
export function NotificationsPanel({ user }: { user: SessionUser }) {
  const [loads, setLoads] = useState(true)
  const choices = useNotificationChoices()
  return (
    <>
      {choices.failed && (
        <Notice tone="warning" title="通知の設定を読み込めませんでした">
          <Button size="sm" onClick={choices.retry}>
            もう一度読み込む
          </Button>
        </Notice>
      )}
      <section className="sheet px-(--pad-card) py-1" aria-label="メール通知">
        <Switch
          label="メール通知"
          help="オフにすると、下の表の通知はメールで届きません。メールアドレスの確認、パスワードの再設定、セキュリティのお知らせは、設定にかかわらず届きます。"
          checked={choices.settings.mail}
          disabled={!choices.ready}
          onChange={({ target }) => choices.choose({ mail: target.checked })}
        />
      </section>
      <PushSheet />
      <NotificationMatrix role={user.role} choices={choices} />
      <p className="text-xs text-muted">変更はすぐに反映され、アカウントに保存されます。</p>
      {loads && (
        <Lazy
          part={calendarAddress}
          fallback={<SkeletonText label="面接のカレンダーを読み込み中" />}
          onLoadError={() => setLoads(false)}
        >
          {(CalendarAddress) => <CalendarAddress />}
        </Lazy>
      )}
    </>
  )
}

/** プライバシー */
export function PrivacyPanel() {
  const [loads, setLoads] = useState(true)
  const [{ privacy }, change] = useSettings()
  return (
    <>
      <section className="sheet sheet__body ui-stack" aria-labelledby="readers-title">
        <h2 id="readers-title">あなたの情報を見られる人</h2>
        <dl className="ui-stack ui-stack--tight text-sm">
          {readers.map(([term, words]) => (
            <div key={term}>
              <dt className="font-bold">{term}</dt>
              <dd className="ui-phrase">{words}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm ui-phrase">
          詳しくは<Link to={pagePath('privacy')}>プライバシーポリシー</Link>をご覧ください。
        </p>
      </section>
      {/* Its form's fields load separately. */}
      <section className="sheet px-(--pad-card) py-1" aria-label="最近見た求人">
        <Switch
          label="最近見た求人を記録する"
          help="この端末のブラウザーに30件まで保存し、サーバーには送りません。オフにすると、記録したものも消えます。"
          checked={privacy.recentJobs}
          onChange={({ target }) => {
            change('privacy', { recentJobs: target.checked })
            if (!target.checked) forgetRecentJobs()
          }}
        />
      </section>
      {loads && (
        <Lazy
          part={blockedEmployers}
          fallback={<SkeletonText label="ブロックした企業を読み込み中" />}
          onLoadError={() => setLoads(false)}
        >
          {(BlockedEmployers) => <BlockedEmployers />}
        </Lazy>
      )}
    </>
  )
}

/** The channels of each kind of notification. */
function NotificationMatrix(props: { role: Role; choices: ReturnType<typeof useNotificationChoices> }) {
  const { settings, ready, choose } = props.choices
  const kinds = kindsOf[props.role].filter((kind) => !kind.startsWith('question_') || hasQuestions())
  const isOff = (kind: NotificationKind, outlet: Outlet) =>
    !ready || isNecessary(kind, outlet) || (outlet === 'mail' && !settings.mail)
  return (
    <section className="sheet notification-matrix">
      <div className="table-box" ref={(box) => (box ? followTableBox(box) : undefined)}>
        <table className="data-table">
          <caption className="px-(--pad-card) py-(--pad-row) text-start font-bold">通知の種類ごとの受け取り方</caption>
          <thead>
            <tr>
              <th scope="col">通知</th>
              {outlets.map((outlet) => (
                <th key={outlet} scope="col">
                  {outletLabel[outlet]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => {
              const { name, help } = notificationKindLabel[kind]
              return (
                <tr key={kind}>
                  <th className="w-full bg-transparent border-b-rule-soft text-ink whitespace-normal" scope="row">
                    <b className="text-sm/[inherit] block">{name}</b>
                    <span className="text-muted [word-break:normal]">{help}</span>
                  </th>
                  {outlets.map((outlet) => (
                    <td key={outlet}>
                      <Checkbox
                        label={<span className="sr-only">{`${name}を${outletLabel[outlet]}で受け取る`}</span>}
                        checked={
                          settings.kinds[kind][outlet] &&
                          (isNecessary(kind, outlet) || outlet !== 'mail' || settings.mail)
                        }
                        disabled={isOff(kind, outlet)}
                        onChange={({ target }) => choose({ kinds: { [kind]: { [outlet]: target.checked } } })}
                      />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type Choice = NonNullable<ApiInput<'updateNotificationSettings'>['body']>

const everyOutlet = { list: true, mail: true, push: true }
/** The defaults until the choices are known. */
const untilKnown = {
  mail: true,
  kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, everyOutlet])) as Record<
    (typeof notificationKinds)[number],
    typeof everyOutlet
  >,
}

/** The account's notification choices, and a function that changes them. */
function useNotificationChoices() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(read('readNotificationSettings'))
  const change = useChange(
    {
      mutationFn: (choice: Choice) => call('updateNotificationSettings', { body: choice }),
      onSuccess: ({ data: stored }) => client.setQueryData(readKey('readNotificationSettings'), stored),
      onError: (error) =>
        toast.error(
          failureText(error, {
            refused: '通知の設定を保存できませんでした',
            unreachable: 'ネットワークエラーが発生しました',
          }),
          '設定は変わっていません。',
          'notification-settings',
        ),
    },
    // Several changes may be pressed in quick succession.
    (choice) => JSON.stringify(choice),
  )
  return {
    settings: data?.settings ?? untilKnown,
    ready: data !== undefined,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    choose: change.mutate,
  }
}
