import { useMemo, useSyncExternalStore } from 'react'
import { readLocal } from '#web/storage/local-storage.ts'
import { defaultSettings, type Settings, settingsKey, storedSettings, storeSettings } from './stored-settings.ts'

const none = () => null

function subscribe(onChange: () => void): () => void {
  window.addEventListener(settingsKey, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(settingsKey, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** This browser's settings, and a function that changes one group at once, in other tabs too. */
export function useSettings(): [
  settings: Settings,
  change: <Group extends keyof Settings>(group: Group, part: Partial<Settings[Group]>) => void,
] {
  const text = useSyncExternalStore(subscribe, () => readLocal(settingsKey), none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what was kept
  const settings = useMemo(() => (typeof window === 'undefined' ? defaultSettings : storedSettings()), [text])
  return [
    settings,
    (group, part) => {
      const now = storedSettings()
      storeSettings({ ...now, [group]: { ...now[group], ...part } })
    },
  ]
}
