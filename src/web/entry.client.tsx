import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startSession } from '#web/session/session.ts'
import { installTrustedTypes } from '#web/trusted-types.ts'

installTrustedTypes()
startSession()

// A file dropped beside its field would replace the page.
for (const kind of ['dragover', 'drop'] as const)
  window.addEventListener(kind, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
