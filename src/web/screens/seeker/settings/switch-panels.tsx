import { useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { Role } from '#rules/people/roles.ts'
import { Button } from '#web/parts/button.tsx'
import { Switch } from '#web/parts/fields/switch.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { useSettings } from '#web/settings/use-settings.ts'
import { forgetRecentJobs } from '#web/storage/recent-jobs.ts'
import { NotificationMatrix } from './notification-matrix.tsx'
import { PushSheet } from './push-sheet.tsx'
import { useNotificationChoices } from './use-notification-choices.ts'
import '#web/parts/sheet.css'

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
export function NotificationsPanel({ role }: { role: Role }) {
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
      <NotificationMatrix role={role} choices={choices} />
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
