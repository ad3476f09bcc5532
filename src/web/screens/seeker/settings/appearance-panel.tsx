import { useId } from 'react'
import { ThemePreview } from '#web/art/theme-preview.tsx'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { Switch } from '#web/parts/fields/switch.tsx'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { useSettings } from '#web/settings/use-settings.ts'
import '#web/parts/fields/field.css'
import '#web/parts/paragraphs.css'
import '#web/parts/sheet.css'
import './appearance-panel.css'

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
    <section className="sheet sheet--padded ui-stack gap-8" aria-label="表示">
      <RadioTiles legend="配色" className="appearance-panel__themes">
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
