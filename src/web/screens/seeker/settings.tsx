import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Later, later } from '#web/parts/states/lazy.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { useSession } from '#web/session/session.ts'
import { AccountPanel } from './settings/account-panel.tsx'
import { PasswordPanel } from './settings/password-panel.tsx'

const otherPanels = {
  notifications: later(async () => (await import('./settings/switch-panels.tsx')).NotificationsPanel),
  privacy: later(async () => (await import('./settings/switch-panels.tsx')).PrivacyPanel),
  appearance: later(async () => (await import('./settings/appearance-panel.tsx')).AppearancePanel),
  danger: later(async () => (await import('./settings/data-panel.tsx')).DataPanel),
}
const reachOtherPanels = () => {
  for (const panel of Object.values(otherPanels)) panel.reach()
}

export const meta = () => pageMeta({ title: '設定', hidden: true })

const tabs = [
  { value: 'account', label: 'アカウント' },
  { value: 'notifications', label: '通知' },
  { value: 'privacy', label: 'プライバシー' },
  { value: 'appearance', label: '表示' },
  { value: 'danger', label: '退会・データ' },
] as const

/** Settings of the account and of this browser. */
export default function SettingsScreen() {
  const { user } = useSession()
  const [tab, setTab] = useTab(['account', 'notifications', 'privacy', 'appearance', 'danger'])
  if (!user) return null
  const apart = { fallback: <SkeletonText />, onMissing: () => setTab('account') }
  return (
    <>
      <PageHead title="設定" />
      <Tabs value={tab} onValueChange={setTab} tabs={tabs} label="設定の項目" onReach={reachOtherPanels}>
        <TabPanel value="account" keep className="stack gap-8 pt-6">
          <AccountPanel key={user.id} user={user} />
          <PasswordPanel hasPassword={user.has_password} email={user.email} />
        </TabPanel>
        <TabPanel value="notifications" className="stack pt-6">
          <Later part={otherPanels.notifications} {...apart}>
            {(NotificationsPanel) => <NotificationsPanel />}
          </Later>
        </TabPanel>
        <TabPanel value="privacy" className="stack pt-6">
          <Later part={otherPanels.privacy} {...apart}>
            {(PrivacyPanel) => <PrivacyPanel />}
          </Later>
        </TabPanel>
        <TabPanel value="appearance" className="stack pt-6">
          <Later part={otherPanels.appearance} {...apart}>
            {(AppearancePanel) => <AppearancePanel />}
          </Later>
        </TabPanel>
        <TabPanel value="danger" className="stack pt-6">
          <Later part={otherPanels.danger} {...apart}>
            {(DataPanel) => <DataPanel user={user} />}
          </Later>
        </TabPanel>
      </Tabs>
    </>
  )
}
