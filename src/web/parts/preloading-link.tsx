import { useSyncExternalStore } from 'react'
import { Link, type LinkProps } from 'react-router'

/**
 * A link whose screen is loaded when the pointer or the focus comes to it. Not without a network: where the code of a screen
 * cannot be loaded, the router reloads the page, which would end on the browser's error page.
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
