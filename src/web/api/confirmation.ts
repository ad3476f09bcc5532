type Ask = (settle: (confirmed: boolean) => void) => void

let ask: Ask | null = null
let enrol: (() => void) | null = null
let underWay: Promise<boolean> | null = null

/** Registers the dialog that asks; the frame of signed-in screens does this. */
export function onConfirmationAsked(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/** Registers what leads administrators to set up their required second factor. */
export function onSecondFactorMissing(next: () => void): () => void {
  enrol = next
  return () => {
    if (enrol === next) enrol = null
  }
}

export const reportSecondFactorMissing = () => enrol?.()

/** Asks the person to confirm their identity; false when they decline. Concurrent calls share one dialog. */
export function askToConfirm(): Promise<boolean> {
  const asking = ask
  if (!asking) return Promise.resolve(false)
  underWay ??= new Promise<boolean>(asking).finally(() => {
    underWay = null
  })
  return underWay
}
