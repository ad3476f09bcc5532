import { useId } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { Logo } from '#web/art/logo.tsx'
import { Seigaiha } from '#web/art/seigaiha.tsx'
import '#web/art/logo.css'
import './site-footer.css'

const columns = [
  {
    title: '求職者の方',
    links: [
      [pagePath('home'), '求人を探す'],
      [pagePath('companies'), '企業情報'],
      [pagePath('resources'), 'お役立ち情報'],
      [pagePath('applications'), '応募履歴'],
    ],
  },
  {
    title: '企業の方',
    links: [
      [pagePath('forEmployers'), '掲載のご案内'],
      [pagePath('addJob'), '求人を掲載'],
      [pagePath('employerJobs'), '求人管理'],
      [pagePath('employerApplications'), '応募者一覧'],
      [pagePath('employerAnalytics'), '分析'],
    ],
  },
  {
    title: 'サポート',
    links: [
      [pagePath('help'), 'ヘルプ'],
      [pagePath('faq'), 'よくある質問'],
      [pagePath('privacy'), 'プライバシーポリシー'],
      [pagePath('terms'), '利用規約'],
      [pagePath('transparency'), '透明性レポート'],
    ],
  },
] as const

const social = [
  ['X', 'https://x.com/'],
  ['Facebook', 'https://www.facebook.com/'],
  ['LinkedIn', 'https://www.linkedin.com/'],
]

/** The footer, equal for everybody. `support` is the operator's email and office hours; '' if not set. */
export function SiteFooter({ support: { email, hours } }: { support: { email: string; hours: string } }) {
  const at = email.indexOf('@') + 1
  return (
    <footer className="site-footer">
      <div className="site-footer__wave">
        <Seigaiha id={useId()} cover />
      </div>
      <div className="ui-page">
        <div className="site-footer__columns">
          <div>
            <Link className="logo" to={pagePath('home')}>
              <Logo />
            </Link>
            <p className="site-footer__motto ui-phrase">
              条件も、仕事の中身も、ていねいに。
              <span className="max-md:hidden">
                <br />
                しごと帖は、納得して選ぶための求人サイトです。
              </span>
            </p>
            <div className="site-footer__social">
              {social.map(([name, href]) => (
                <a key={name} href={href} rel="noopener noreferrer" target="_blank">
                  {name}
                </a>
              ))}
            </div>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([to, word]) => (
                  <li key={to}>
                    <Link to={to}>{word}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2>お問い合わせ</h2>
            {email && (
              <p className="ui-number">
                {email.slice(0, at)}
                <wbr />
                {email.slice(at)}
              </p>
            )}
            {hours && <p className="text-(--on-cover-muted) text-xs">{hours}</p>}
            <Link className="underline" to={pagePath('contact')}>
              お問い合わせフォーム
            </Link>
          </div>
        </div>
        <div className="site-footer__legal">
          <span>© 2026 しごと帖</span>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}

const themes = [
  ['light', 'ライト'],
  ['dark', 'ダーク'],
  ['auto', '自動'],
] as const

/** Stores the theme, and applies it at once. Loaded on the first change, so that pages stay small. */
const choose = async (theme: (typeof themes)[number][0]) => {
  const { storedSettings, storeSettings } = await import('#web/settings/stored-settings.ts')
  const settings = storedSettings()
  storeSettings({ ...settings, appearance: { ...settings.appearance, theme } })
}

/**
 * Light, dark or the system's theme, for everybody; hidden without JavaScript, which it needs. The boot script checks
 * the stored one, also after a change in another tab.
 */
function ThemeChoice() {
  return (
    <div className="site-footer__theme" role="radiogroup" aria-label="配色">
      {themes.map(([theme, label]) => (
        <label key={theme}>
          <input
            type="radio"
            name="footer-theme"
            value={theme}
            ref={(input) => {
              if (input) input.checked = document.documentElement.dataset.themeSetting === theme
            }}
            onChange={() => void choose(theme)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
