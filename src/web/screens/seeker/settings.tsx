import type { ComponentType } from 'react'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { useSession } from '#web/session/session.ts'
import type { SessionUser } from '#web/session/stored-session.ts'
import { AccountPanel } from './settings/account-panel.tsx'
import { PasswordPanel } from './settings/password-panel.tsx'

const panel = (load: () => Promise<ComponentType<{ user: SessionUser }>>) => lazyPart(load)
const otherPanels = {
  security: panel(async () => (await import('./settings/security-panel.tsx')).SecurityPanel),
  notifications: panel(async () => (await import('./settings/switch-panels.tsx')).NotificationsPanel),
  privacy: panel(async () => (await import('./settings/switch-panels.tsx')).PrivacyPanel),
  appearance: panel(async () => (await import('./settings/appearance-panel.tsx')).AppearancePanel),
  danger: panel(async () => (await import('./settings/data-panel.tsx')).DataPanel),
}
const preloadOtherPanels = () => {
  for (const panel of Object.values(otherPanels)) panel.preload()
}

export const meta = () => pageMeta({ title: '設定', hidden: true })

const tabs = [
  { value: 'account', label: 'アカウント' },
  { value: 'security', label: 'セキュリティ' },
  { value: 'notifications', label: '通知' },
  { value: 'privacy', label: 'プライバシー' },
  { value: 'appearance', label: '表示' },
  { value: 'danger', label: '退会・データ' },
] as const

/** Settings of the account and this browser. */
export default function SettingsScreen() {
  const { user } = useSession()
  const [tab, setTab] = useTab(['account', 'security', 'notifications', 'privacy', 'appearance', 'danger'])
  if (!user) return null
  return (
    <>
      <PageHead title="設定" />
      <Tabs value={tab} onValueChange={setTab} tabs={tabs} label="設定の項目" onIntent={preloadOtherPanels}>
        <TabPanel value="account" keep className="ui-stack gap-8 pt-6">
          <AccountPanel key={user.id} user={user} />
          <PasswordPanel user={user} />
        </TabPanel>
        {tabs.map(
          ({ value }) =>
            value !== 'account' && (
              <TabPanel key={value} value={value} className="ui-stack pt-6">
                <Lazy part={otherPanels[value]} fallback={<SkeletonText />} onLoadError={() => setTab('account')}>
                  {(Panel) => <Panel user={user} />}
                </Lazy>
              </TabPanel>
            ),
        )}
      </Tabs>
    </>
  )
}
