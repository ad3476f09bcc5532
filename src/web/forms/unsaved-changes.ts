import { useEffect, useEffectEvent } from 'react'
import { setUnsavedForm } from './unsaved-form.ts'

/** While `dirty`, leaving the screen asks first: the navigation guard within the site, the browser for the rest. */
export function useUnsavedChanges(dirty: boolean, onLeave?: () => void): void {
  const leave = useEffectEvent(() => onLeave?.())
  useEffect(() => {
    if (!dirty) return
    setUnsavedForm({ onLeave: () => leave() })
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      setUnsavedForm(null)
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty])
}
