/** Unsubscribes from pushes and closes shown ones; the server has ended the subscription with the session. */
export async function endPushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
