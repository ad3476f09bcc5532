import { Radio } from '#web/parts/fields/checkbox.tsx'
import { Switch } from '#web/parts/fields/switch.tsx'
import type { Settings } from '#web/settings/stored-settings.ts'
import { useSettings } from '#web/settings/use-settings.ts'
import '#web/parts/sheet.css'

type Switches<Group extends keyof Settings> = {
  [Key in keyof Settings[Group] as Settings[Group][Key] extends boolean ? Key : never]: [label: string, help: string]
}

const notifications: Switches<'notifications'> = {
  emailNotifications: ['メール通知', '応募や選考の知らせをメールで受け取ります。'],
  jobAlerts: ['新着求人の知らせ', '保存した条件に合う求人が出たときに知らせます。'],
  applicationUpdates: ['選考状況の更新', '企業が状態を変えたときに知らせます。'],
  companyUpdates: ['企業からの知らせ', 'お気に入りの企業に動きがあったときに知らせます。'],
  marketingEmails: ['お知らせメール', '仕事探しに役立つ記事や催しをお届けします。'],
  smsNotifications: ['SMS通知', '電話番号の登録が必要です。'],
  pushNotifications: ['プッシュ通知', 'この端末に通知を表示します。'],
}

const privacy: Switches<'privacy'> = {
  showEmail: ['メールアドレスを表示', 'プロフィールにメールアドレスを載せます。'],
  showPhone: ['電話番号を表示', 'プロフィールに電話番号を載せます。'],
  showLocation: ['住所を表示', 'プロフィールに住所を載せます。'],
  allowMessages: ['メッセージを受け取る', '企業からのメッセージを受け取ります。'],
  dataSharing: ['データの共有', '求人の紹介のために、提携先とデータを共有します。'],
  analytics: ['利用状況の分析', '使いやすさの改善のために、利用状況を役立てます。'],
}

const visibility: { value: Settings['privacy']['profileVisibility']; label: string }[] = [
  { value: 'public', label: '公開' },
  { value: 'connections', label: 'つながりのある企業のみ' },
  { value: 'private', label: '非公開' },
]

const HeldHere = () => <p className="text-xs text-muted">変更はすぐに反映され、この端末のブラウザに保存されます。</p>

/** 通知 */
export function NotificationsPanel() {
  const [settings, change] = useSettings()
  return (
    <>
      <section className="sheet px-(--pad-card) py-1" aria-label="通知">
        {Object.entries(notifications).map(([name, [label, help]]) => (
          <Switch
            key={name}
            label={label}
            help={help}
            checked={settings.notifications[name as keyof typeof notifications]}
            onChange={(event) => change('notifications', { [name]: event.target.checked })}
          />
        ))}
      </section>
      <HeldHere />
    </>
  )
}

/** プライバシー */
export function PrivacyPanel() {
  const [settings, change] = useSettings()
  return (
    <>
      <section className="sheet sheet--padded ui-stack" aria-label="プライバシー">
        <fieldset>
          <legend className="mb-3">プロフィールの公開範囲</legend>
          <div className="ui-row">
            {visibility.map(({ value, label }) => (
              <Radio
                key={value}
                name="profileVisibility"
                value={value}
                label={label}
                checked={settings.privacy.profileVisibility === value}
                onChange={() => change('privacy', { profileVisibility: value })}
              />
            ))}
          </div>
        </fieldset>
        <div className="border-t border-rule-soft">
          {Object.entries(privacy).map(([name, [label, help]]) => (
            <Switch
              key={name}
              label={label}
              help={help}
              checked={settings.privacy[name as keyof typeof privacy]}
              onChange={(event) => change('privacy', { [name]: event.target.checked })}
            />
          ))}
        </div>
      </section>
      <HeldHere />
    </>
  )
}
