import { useSyncExternalStore } from 'react'
import { Link, type LinkProps } from 'react-router'

/**
 * A link that loads its screen's code on hover or focus. Not offline: after a failed load the router would reload into
 * the browser's error page.
 */
export function PreloadingLink(props: Omit<LinkProps, 'prefetch'>) {
  const online = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  return <Link {...props} prefetch={online ? 'intent' : 'none'} />
}

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('offline', onChange)
  window.addEventListener('online', onChange)
  return () => {
    window.removeEventListener('offline', onChange)
    window.removeEventListener('online', onChange)
  }
}
