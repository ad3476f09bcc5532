type Ask = (settle: (confirmed: boolean) => void) => void

let ask: Ask | null = null
let enrol: (() => void) | null = null
let underWay: Promise<boolean> | null = null

/** Who puts the question to the person; the frame of signed-in screens does. */
export function onConfirmationAsked(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/** Who leads an administrator to setting up the second factor that they must have. */
export function onSecondFactorMissing(next: () => void): () => void {
  enrol = next
  return () => {
    if (enrol === next) enrol = null
  }
}

export const tellSecondFactorMissing = () => enrol?.()

/** Asks the person to prove again who they are; false when they would not. Calls at the same time share one question. */
export function askToConfirm(): Promise<boolean> {
  const asking = ask
  if (!asking) return Promise.resolve(false)
  underWay ??= new Promise<boolean>(asking).finally(() => {
    underWay = null
  })
  return underWay
}
