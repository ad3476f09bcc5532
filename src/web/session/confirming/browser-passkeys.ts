/** Uses a passkey; null when the person cancelled or has none here. Throws when the browser cannot. */
export async function usedPasskey(options: Record<string, unknown>) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    return await startAuthentication({ optionsJSON: options as never })
  } catch (error) {
    if (isCancelled(error)) return null
    throw error
  }
}

/** Creates a passkey; null when the person cancelled. Throws when the browser cannot. */
export async function madePasskey(options: Record<string, unknown>) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    return await startRegistration({ optionsJSON: options as never })
  } catch (error) {
    if (isCancelled(error)) return null
    throw error
  }
}

const isCancelled = (error: unknown) => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
