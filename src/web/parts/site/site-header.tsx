import { Menu } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { Logo } from '#web/art/logo.tsx'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { PreloadingLink } from '#web/parts/preloading-link.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { loginFrom } from '#web/session/login-path.ts'
import { type HeaderViewer, isCurrent, mainNav } from './main-nav.ts'
import type { WaitingCounts } from './menu-entries.ts'
import { UserButton } from './user-button.tsx'
import '#web/art/logo.css'
import '#web/parts/button.css'
import './site-header.css'

const userMenu = lazyPart(async () => (await import('./user-menu.tsx')).default)
const navDrawer = lazyPart(async () => (await import('./nav-drawer.tsx')).default)

export interface SiteHeaderProps {
  viewer: HeaderViewer | null
  /** Counts of waiting items, shown as seals in the menus. */
  waiting: WaitingCounts
  currentPath: string
  onLogout: () => void
  /** The reader is not known yet: neither buttons nor a name. */
  unknown?: boolean
  /** Before the reader's name. */
  children?: ReactNode
}

/** The header of every screen. Menu and drawer load when their buttons get the pointer or the focus. */
export function SiteHeader({ viewer, waiting, currentPath, onLogout, unknown, children }: SiteHeaderProps) {
  const [menuUsed, setMenuUsed] = useState(false)
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  const location = useLocation()
  const hydrated = useHydrated()
  // Pages are cached for every reader, so only the browser names the page to return to.
  const login = (mode?: 'signup') => (hydrated ? loginFrom(location, mode) : pagePath('login', { mode }))
  const drawerButton = useRef<HTMLButtonElement>(null)
  const plainButton = viewer && (
    <UserButton
      viewer={viewer}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={userMenu.preload}
      onFocus={userMenu.preload}
      onClick={() => setMenuUsed(true)}
    />
  )

  return (
    <header className="site-header">
      <div className="ui-page site-header__bar">
        <Link className="logo" to={pagePath('home')}>
          <Logo />
        </Link>
        <nav className="site-header__nav" aria-label="メイン">
          {mainNav(viewer?.role).map(({ to, label }) => (
            <PreloadingLink key={to} to={to} aria-current={isCurrent(to, currentPath) ? 'page' : undefined}>
              {label}
            </PreloadingLink>
          ))}
        </nav>
        <div className="site-header__end">
          {children}
          {viewer && menuUsed && (
            <Lazy part={userMenu} fallback={plainButton} onLoadError={() => setMenuUsed(false)}>
              {(UserMenu) => <UserMenu viewer={viewer} waiting={waiting} onLogout={onLogout} />}
            </Lazy>
          )}
          {viewer && !menuUsed && plainButton}
          {!viewer && !unknown && (
            <>
              <PreloadingLink className="button button--ghost" to={login()}>
                ログイン
              </PreloadingLink>
              <Link className="button button--primary max-md:hidden" to={login('signup')}>
                新規登録
              </Link>
            </>
          )}
          <button
            ref={drawerButton}
            type="button"
            className="button button--square button--ghost lg:hidden"
            aria-label="メニューを開く"
            aria-haspopup="dialog"
            aria-expanded={drawer === 'open'}
            onPointerEnter={navDrawer.preload}
            onFocus={navDrawer.preload}
            onClick={() => setDrawer('open')}
          >
            <Menu className="ui-icon ui-icon--large" aria-hidden="true" />
          </button>
        </div>
        {drawer !== 'unused' && (
          <Lazy part={navDrawer} onLoadError={() => setDrawer('unused')}>
            {(NavDrawer) => (
              <NavDrawer
                viewer={viewer}
                waiting={waiting}
                currentPath={currentPath}
                onLogout={onLogout}
                open={drawer === 'open'}
                onClose={() => setDrawer('closed')}
                opener={drawerButton}
              />
            )}
          </Lazy>
        )}
      </div>
    </header>
  )
}
