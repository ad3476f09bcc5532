import { useEffect, useEffectEvent } from 'react'
import { setUnsavedForm, type UnsavedForm } from './unsaved-form.ts'

/** While `dirty`, asks before leaving the screen: by the navigation guard within the site, otherwise by the browser. */
export function useUnsavedChanges(dirty: boolean, onLeave?: () => void, save?: UnsavedForm['save']): void {
  const leave = useEffectEvent(() => onLeave?.())
  const saveNow = useEffectEvent(async () => (await save?.()) ?? false)
  const isSavable = save !== undefined
  useEffect(() => {
    if (!dirty) return
    setUnsavedForm({ onLeave: () => leave(), save: isSavable ? () => saveNow() : undefined })
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      setUnsavedForm(null)
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty, isSavable])
}
