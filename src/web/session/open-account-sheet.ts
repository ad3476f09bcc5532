import type { AccountRequest } from './require-account.ts'

/** Loads and opens the sheet; apart, because the list of its files would weigh on every screen that can open it. */
export async function openAccountSheet(
  request: AccountRequest & { login: string; toLogin: () => void },
): Promise<void> {
  const { showAccountSheet } = await import('./account-sheet.tsx')
  showAccountSheet(request)
}
