import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { onConfirmationAsked, onSecondFactorMissing } from '#web/api/confirmation.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'

const dialog = lazyPart(async () => (await import('./confirming/confirm-again-dialog.tsx')).ConfirmAgainDialog)

/**
 * Shows the dialog when a call demands confirmation, and leads to a missing second factor; docs/product/accounts.md,
 * Confirming again.
 */
export function ConfirmAgain() {
  const [asked, setAsked] = useState<{ settle: (confirmed: boolean) => void } | null>(null)
  useEffect(() => onConfirmationAsked((settle) => setAsked({ settle })), [])
  const navigate = useNavigate()
  useEffect(
    () => onSecondFactorMissing(() => void navigate(pagePath('settings', { tab: 'security' }), { replace: true })),
    [navigate],
  )
  if (!asked) return null
  const end = (confirmed: boolean) => {
    setAsked(null)
    asked.settle(confirmed)
  }
  return (
    <Lazy part={dialog} onLoadError={() => end(false)}>
      {(Dialog) => <Dialog onEnd={end} />}
    </Lazy>
  )
}
