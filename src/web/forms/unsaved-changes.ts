import { useEffect, useEffectEvent } from 'react'
import { setUnsavedForm } from './unsaved-form.ts'

/** While `dirty`, asks before leaving the screen: by the navigation guard within the site, otherwise by the browser. */
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
