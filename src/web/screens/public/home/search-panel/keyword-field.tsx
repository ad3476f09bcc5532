import { useEffect, useId, useRef, useState } from 'react'
import { limits } from '#rules/limits.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import type { Popup } from '#web/screens/public/home/suggestions/suggestions.tsx'
import '#web/parts/fields/field.css'

const suggestions = lazyPart(
  async () => (await import('#web/screens/public/home/suggestions/suggestions.tsx')).Suggestions,
)

/**
 * The keyword with suggestions (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Their code loads with the first
 * focus; before, and without JavaScript, this is a plain field.
 */
export function KeywordField({ id, defaultValue }: { id: string; defaultValue: string | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const list = useId()
  const [popup, setPopup] = useState<Popup>({ open: false })
  const [from, setFrom] = useState<string | null>(null)
  const [loaded, setLoaded] = useState(() => suggestions.loaded() !== undefined)
  const Suggestions = suggestions.loaded()

  function loadSuggestions() {
    setFrom((before) => before ?? input.current?.value ?? '')
    suggestions.load().then(
      () => setLoaded(true),
      () => {},
    )
  }

  // The field may have been focused before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (document.activeElement === input.current) loadSuggestions()
  }, [])

  return (
    <>
      <input
        ref={input}
        id={id}
        className="field__control"
        type="search"
        name="keyword"
        maxLength={limits.keyword}
        placeholder="例：経理　土日休み"
        defaultValue={defaultValue}
        enterKeyHint="search"
        onFocus={loadSuggestions}
        {...(hydrated && {
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': popup.open,
          'aria-controls': list,
          'aria-activedescendant': popup.active,
        })}
      />
      {loaded && Suggestions && from !== null && input.current && (
        <Suggestions input={input.current} id={list} from={from} onPopup={setPopup} />
      )}
    </>
  )
}
