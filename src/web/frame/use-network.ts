import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How long `back` lasts, in ms. */
const backAgain = 5_000

/** `back` for a moment after being offline. */
export type Network = 'online' | 'offline' | 'back'

export function useNetwork(): Network {
  const [network, setNetwork] = useState<Network>('online')

  useEffect(() => {
    // Synchronously, so that the next press already knows.
    const onOffline = () => flushSync(() => setNetwork('offline'))
    const onOnline = () => setNetwork((before) => (before === 'offline' ? 'back' : before))
    if (!navigator.onLine) setNetwork('offline')
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [])

  useEffect(() => {
    if (network !== 'back') return
    const timer = setTimeout(() => setNetwork('online'), backAgain)
    return () => clearTimeout(timer)
  }, [network])

  return network
}
