import { readLocalJson, writeLocal } from '#web/storage/local-storage.ts'

/** This browser's settings with defaults; never sent. docs/product/accounts.md, Kept in the browser. */
export const defaultSettings = {
  notifications: {
    emailNotifications: true,
    jobAlerts: true,
    applicationUpdates: true,
    companyUpdates: false,
    marketingEmails: false,
    smsNotifications: false,
    pushNotifications: true,
  },
  privacy: {
    profileVisibility: 'public' as 'public' | 'connections' | 'private',
    showEmail: false,
    showPhone: false,
    showLocation: true,
    allowMessages: false,
    dataSharing: false,
    analytics: false,
    recentJobs: true,
  },
  appearance: {
    theme: 'light' as 'light' | 'dark' | 'auto',
    fontSize: 'medium' as 'small' | 'medium' | 'large',
    compactMode: false,
  },
  account: { timezone: 'Asia/Tokyo', language: 'ja' },
}

export type Settings = typeof defaultSettings

export const settingsKey = 'shigotocho.settings'

/** The stored settings merged with the defaults. */
export function storedSettings(): Settings {
  const kept = (readLocalJson(settingsKey) ?? {}) as { [Group in keyof Settings]?: Partial<Settings[Group]> }
  return {
    notifications: { ...defaultSettings.notifications, ...kept.notifications },
    privacy: { ...defaultSettings.privacy, ...kept.privacy },
    appearance: { ...defaultSettings.appearance, ...kept.appearance },
    account: { ...defaultSettings.account, ...kept.account },
  }
}

/** Stores settings and applies the appearance at once; the boot script listens. */
export function storeSettings(settings: Settings): void {
  writeLocal(settingsKey, JSON.stringify(settings))
  window.dispatchEvent(new Event(settingsKey))
}
