import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs.tsx'
import { useTab } from '#web/parts/use-tab.ts'
import { useSession } from '#web/session/session.ts'
import { AccountPanel } from './settings/account-panel.tsx'
import { AppearancePanel } from './settings/appearance-panel.tsx'
import { DataPanel } from './settings/data-panel.tsx'
import { PasswordPanel } from './settings/password-panel.tsx'
import { NotificationsPanel, PrivacyPanel } from './settings/switch-panels.tsx'

export const meta = () => pageMeta({ title: '設定', hidden: true })

const tabs = [
  { value: 'account', label: 'アカウント' },
  { value: 'notifications', label: '通知' },
  { value: 'privacy', label: 'プライバシー' },
  { value: 'appearance', label: '表示' },
  { value: 'danger', label: '退会・データ' },
] as const

/** Settings of the account and of this browser (section 2, /settings). */
export default function SettingsScreen() {
  const { user } = useSession()
  const [tab, setTab] = useTab(['account', 'notifications', 'privacy', 'appearance', 'danger'])
  if (!user) return null
  return (
    <>
      <PageHead title="設定" />
      <Tabs value={tab} onValueChange={setTab} tabs={tabs} label="設定の項目">
        <TabPanel value="account" keep className="stack gap-8 pt-6">
          <AccountPanel key={user.id} user={user} />
          <PasswordPanel hasPassword={user.has_password} email={user.email} />
        </TabPanel>
        <TabPanel value="notifications" className="stack pt-6">
          <NotificationsPanel />
        </TabPanel>
        <TabPanel value="privacy" className="stack pt-6">
          <PrivacyPanel />
        </TabPanel>
        <TabPanel value="appearance" className="stack pt-6">
          <AppearancePanel />
        </TabPanel>
        <TabPanel value="danger" className="stack pt-6">
          <DataPanel user={user} />
        </TabPanel>
      </Tabs>
    </>
  )
}
