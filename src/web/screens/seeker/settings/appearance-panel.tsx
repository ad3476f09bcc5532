import { useId } from 'react'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { Switch } from '#web/parts/fields/switch.tsx'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { useSettings } from '#web/settings/use-settings.ts'
import '#web/parts/fields/field.css'
import '#web/parts/paragraphs.css'
import '#web/parts/sheet.css'

const themes = [
  { value: 'light', label: 'ライト' },
  { value: 'dark', label: 'ダーク' },
  { value: 'auto', label: '端末に合わせる' },
] as const

const sizes = [
  { value: 'small', label: <span className="text-[.8125rem]">小</span> },
  { value: 'medium', label: <span className="text-[.9375rem]">中</span> },
  { value: 'large', label: <span className="text-[1.125rem]">大</span> },
] as const

/** 表示: theme, text size, density; applied at once. */
export function AppearancePanel() {
  const [{ appearance }, change] = useSettings()
  const sizeLabel = useId()
  return (
    <section className="sheet sheet__body ui-stack gap-8" aria-label="表示">
      <RadioTiles
        legend="配色"
        className="grid grid-cols-[repeat(3,minmax(0,12rem))] gap-3 max-md:grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))]"
      >
        {themes.map(({ value, label }) => (
          <RadioTile
            key={value}
            name="theme"
            value={value}
            title={label}
            picture={<ThemePreview theme={value} />}
            checked={appearance.theme === value}
            onChange={() => change('appearance', { theme: value })}
          />
        ))}
      </RadioTiles>
      <div>
        <p className="field__label mb-3" id={sizeLabel}>
          文字の大きさ
        </p>
        <Segment
          kind="radio"
          tall
          labelledBy={sizeLabel}
          value={appearance.fontSize}
          options={sizes}
          onChange={(fontSize) => change('appearance', { fontSize })}
        />
        <p className="paragraphs ui-phrase mt-4 border border-rule-soft bg-ground px-5 py-4 text-md">
          見本：月給28万円〜35万円、完全週休二日制。変更はすぐに反映されます。
        </p>
      </div>
      <div>
        <Switch
          label="コンパクト表示"
          help="余白を詰めて、一画面に多く表示します。"
          checked={appearance.compactMode}
          onChange={(event) => change('appearance', { compactMode: event.target.checked })}
        />
      </div>
    </section>
  )
}

/** A small screen in the light theme, the dark one, or half of each. Fixed colours, because it shows both themes. */
function ThemePreview({ theme }: { theme: 'light' | 'dark' | 'auto' }) {
  return (
    <svg className="w-full rounded-[2px] border border-rule" viewBox="0 0 120 68" aria-hidden="true">
      {theme === 'dark' ? <Dark /> : <Light />}
      {theme === 'auto' && (
        <>
          <path d="M120 0V68H38L82 0z" fill="#10161f" />
          <rect x="84" y="30" width="28" height="30" fill="#181e2a" stroke="#39404d" />
        </>
      )}
    </svg>
  )
}

const Light = () => (
  <Screen ground="#f9f6f1" sheet="#fefdfb" head="#17395f" edge="#dbd4c7" text="#4d5460" seal="#cc3719" />
)

const Dark = () => (
  <Screen ground="#10161f" sheet="#181e2a" head="#6d8dab" edge="#39404d" text="#bab4aa" seal="#cc3719" />
)

function Screen(props: { ground: string; sheet: string; head: string; edge: string; text: string; seal: string }) {
  const { ground, sheet, head, edge, text, seal } = props
  return (
    <>
      <rect width="120" height="68" fill={ground} />
      <rect width="120" height="12" fill={sheet} />
      <path d="M0 12.5h120" stroke={head} strokeWidth="2" />
      <rect x="8" y="22" width="50" height="38" fill={sheet} stroke={edge} />
      <rect x="64" y="22" width="48" height="38" fill={sheet} stroke={edge} />
      <path d="M14 32h28M14 40h36M14 48h20" stroke={text} strokeWidth="2.5" />
      <rect x="100" y="22" width="6" height="10" fill={seal} />
    </>
  )
}
