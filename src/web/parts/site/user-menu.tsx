import { LogOut } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Avatar } from '#web/parts/avatar.tsx'
import { Seal } from '#web/parts/seal.tsx'
import type { HeaderViewer } from './main-nav.ts'
import { userMenu, type WaitingCounts } from './menu-entries.ts'
import { UserButton } from './user-button.tsx'
import '#web/parts/menu.css'

/** The user menu, opened when rendered. site-header.tsx loads it when its button gets the pointer or the focus. */
export default function UserMenu(props: { viewer: HeaderViewer; waiting: WaitingCounts; onLogout: () => void }) {
  const { viewer, waiting, onLogout } = props
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <UserButton viewer={viewer} />
      </DropdownMenu.Trigger>
      {/* Inside the header, so that screen readers find it in a landmark. */}
      <DropdownMenu.Portal container={document.querySelector('header')}>
        <DropdownMenu.Content
          className="menu w-68 max-w-[calc(100vw-2*var(--gutter))] z-(--z-overlay) animate-[appear_var(--motion-fast)_var(--ease-out)]"
          align="end"
          sideOffset={8}
          aria-label="ユーザーメニュー"
        >
          <div className="menu__head">
            <Avatar name={viewer.name} src={viewer.avatar_url} />
            <span className="min-w-0">
              <b className="text-sm block">{viewer.name}</b>
              <span className="text-xs text-muted block">{viewer.email}</span>
            </span>
          </div>
          {userMenu(viewer).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a role do not move
            <Fragment key={index}>
              {group.map(({ to, label, icon: Icon, counts }) => (
                <DropdownMenu.Item key={to} asChild>
                  <Link to={to}>
                    <Icon className="ui-icon" aria-hidden="true" />
                    {label}
                    {counts && !!waiting[counts] && <Seal className="menu__end">{waiting[counts]}</Seal>}
                  </Link>
                </DropdownMenu.Item>
              ))}
              <hr />
            </Fragment>
          ))}
          <DropdownMenu.Item asChild onSelect={onLogout}>
            <button type="button">
              <LogOut className="ui-icon" aria-hidden="true" />
              ログアウト
            </button>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
