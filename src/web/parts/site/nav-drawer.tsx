import { LogIn, LogOut, UserPlus, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Fragment, type RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import { Avatar } from '#web/parts/avatar.tsx'
import { Backdrop } from '#web/parts/dialogs/backdrop.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { loginFrom } from '#web/session/login-path.ts'
import { roleLabel } from '#words/labels.ts'
import { type HeaderViewer, isCurrent, mainNav } from './main-nav.ts'
import { type MenuEntry, mainNavIcons, userMenu, type WaitingCounts } from './menu-entries.ts'
import '#web/parts/button.css'
import '#web/parts/dialogs/dialog.css'
import '#web/parts/menu.css'
import './nav-drawer.css'

const visitorEntries = (location: { pathname: string; search: string }): MenuEntry[] => [
  { to: loginFrom(location), label: 'ログイン', icon: LogIn },
  { to: loginFrom(location, 'signup'), label: '新規登録', icon: UserPlus },
]

/** The drawer of narrow screens. site-header.tsx loads it when its button gets the pointer or the focus. */
export default function NavDrawer(props: {
  viewer: HeaderViewer | null
  waiting: WaitingCounts
  currentPath: string
  onLogout: () => void
  open: boolean
  onClose: () => void
  /** Gets the focus when the drawer closes. */
  opener: RefObject<HTMLElement | null>
}) {
  const { viewer, waiting, currentPath, onLogout, open, onClose, opener } = props
  const location = useLocation()
  const links = mainNav(viewer?.role).map((link) => ({ ...link, icon: mainNavIcons[link.to], counts: undefined }))
  const groups: (MenuEntry | (typeof links)[number])[][] = [
    links,
    viewer ? userMenu(viewer).flat() : visitorEntries(location),
  ]

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Backdrop className="dialog__backdrop dialog__backdrop--right" data-state={open ? 'open' : 'closed'}>
          <Dialog.Content
            className="nav-drawer"
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              opener.current?.focus()
            }}
          >
            <Dialog.Title className="sr-only">メニュー</Dialog.Title>
            <div className="menu__head">
              {viewer && (
                <span className="ui-row ui-row--nowrap">
                  <Avatar name={viewer.name} src={viewer.avatar_url} />
                  <span>
                    <b className="text-sm block">{viewer.name}</b>
                    <span className="text-xs text-muted">{roleLabel[viewer.role]}</span>
                  </span>
                </span>
              )}
              <Dialog.Close className="button button--ghost button--square" aria-label="メニューを閉じる">
                <X className="ui-icon ui-icon--large" aria-hidden="true" />
              </Dialog.Close>
            </div>
            {groups.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a role do not move
              <Fragment key={index}>
                {index > 0 && <hr />}
                {group.map(({ to, label, icon: Icon, counts }) => (
                  <Link
                    key={to}
                    to={to}
                    aria-current={isCurrent(to, currentPath) ? 'page' : undefined}
                    onClick={onClose}
                  >
                    {Icon && <Icon className="ui-icon" aria-hidden="true" />}
                    {label}
                    {counts && !!waiting[counts] && <Seal className="ml-auto">{waiting[counts]}</Seal>}
                  </Link>
                ))}
              </Fragment>
            ))}
            {viewer && (
              <>
                <hr />
                <button
                  type="button"
                  onClick={() => {
                    onClose()
                    onLogout()
                  }}
                >
                  <LogOut className="ui-icon" aria-hidden="true" />
                  ログアウト
                </button>
              </>
            )}
          </Dialog.Content>
        </Backdrop>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
