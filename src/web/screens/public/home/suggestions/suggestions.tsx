import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, Building2, type LucideIcon, MapPin, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { read } from '#web/api/read-query.ts'
import '#web/parts/menu.css'
import './suggestions.css'

/** The popup's state for the field; `active` is the option that Enter chooses. */
export type Popup = { open: boolean; active?: string | undefined }

type Kind = ResponseData<'suggestSearches'>['suggestions'][number]['kind']

const kinds: Record<Kind, { icon: LucideIcon; label: string }> = {
  place: { icon: MapPin, label: '勤務地' },
  word: { icon: Search, label: '' },
  title: { icon: BriefcaseBusiness, label: '求人' },
  company: { icon: Building2, label: '企業' },
}

const pauseMs = 120

/**
 * Suggestions while the keyword is typed. They also follow a composition, whose keys are left to the IME. Cancels
 * outdated requests; shows nothing after a failure.
 */
export function Suggestions(props: {
  input: HTMLInputElement
  /** The list's id; options are `${id}-0` and so on. */
  id: string
  /** The keyword before typing. */
  from: string
  onPopup: (popup: Popup) => void
}) {
  const { input, id, from, onPopup } = props
  const [term, setTerm] = useState('')
  const [active, setActive] = useState(-1)
  const [room, setRoom] = useState<PopupSpace | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const choosing = useRef(false)

  const { data, isPlaceholderData } = useQuery({
    ...read('suggestSearches', { query: { q: term } }),
    enabled: term !== '',
    staleTime: 5 * 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const options = term === '' ? [] : (data?.suggestions ?? []).filter(({ text }) => text !== term)
  const open = options.length > 0
  const chosen = active < options.length ? active : -1
  const activeId = chosen < 0 ? undefined : `${id}-${chosen}`

  // Update the field's aria-activedescendant together with the list.
  useLayoutEffect(() => {
    onPopup({ open, active: activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [onPopup, open, activeId])

  // An on-screen keyboard may appear while the list is open.
  useLayoutEffect(() => {
    const cell = input.parentElement
    if (!open || !cell) return
    const measure = () => setRoom(popupSpace(cell.getBoundingClientRect(), freeSpan()))
    measure()
    const view = window.visualViewport ?? window
    view.addEventListener('resize', measure)
    return () => view.removeEventListener('resize', measure)
  }, [open, input])

  function close() {
    clearTimeout(pause.current)
    setTerm('')
    setActive(-1)
  }

  function ask() {
    setTerm(typedTerm(input.value)?.term ?? '')
  }

  function choose(text: string) {
    const typed = typedTerm(input.value)
    if (!typed) return
    const { keyword, whole } = completed(typed, text)
    input.value = keyword
    choosing.current = true
    // The panel listens to input events.
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    choosing.current = false
    close()
    if (whole) input.form?.requestSubmit()
    else input.focus()
  }

  const onInput = useEffectEvent(() => {
    if (choosing.current) return
    setActive(-1)
    clearTimeout(pause.current)
    if (typedTerm(input.value)) pause.current = setTimeout(ask, pauseMs)
    else setTerm('')
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // 229: Safari's last key of a composition.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return
    const next = optionAfter(event.key, chosen, options.length)
    if (next !== undefined) setActive(next)
    else if (event.key === 'ArrowDown' && input.value !== '') ask()
    else if (event.key === 'Escape' && open) close()
    else if (event.key === 'Enter' && options[chosen]) choose(options[chosen].text)
    else {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') setActive(-1)
      return
    }
    event.preventDefault()
  })

  const onLeave = useEffectEvent(close)

  useEffect(() => {
    const { form } = input
    const [typed, pressed, left] = [() => onInput(), (event: KeyboardEvent) => onKeyDown(event), () => onLeave()]
    if (input.value !== from && document.activeElement === input) typed()
    input.addEventListener('input', typed)
    input.addEventListener('keydown', pressed)
    input.addEventListener('blur', left)
    form?.addEventListener('submit', left)
    return () => {
      clearTimeout(pause.current)
      input.removeEventListener('input', typed)
      input.removeEventListener('keydown', pressed)
      input.removeEventListener('blur', left)
      form?.removeEventListener('submit', left)
    }
  }, [input, from])

  return (
    <>
      <p className="sr-only" role="status">
        {open && !isPlaceholderData ? `候補が${options.length}件あります` : ''}
      </p>
      <div
        className={room?.above ? 'menu suggestions top-auto bottom-[calc(100%+0.25rem)]' : 'menu suggestions'}
        {...(room && { style: { maxHeight: `min(26rem, ${room.height}px)` } })}
        role="listbox"
        id={id}
        aria-label="キーワードの候補"
        hidden={!open}
        // Keep the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map(({ kind, text }, index) => {
          const { icon: Icon, label } = kinds[kind]
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys come to the field
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
            <div
              key={text}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(text)}
            >
              <Icon className="ui-icon ui-icon--small" aria-hidden="true" />
              {text}
              {label && <span className="menu__end text-xs text-muted">{label}</span>}
            </div>
          )
        })}
      </div>
    </>
  )
}

/** The term being typed, which is the last one, and the text before it. */
type TypedTerm = { before: string; term: string }

/** Null between words, in quotes, and after a minus, where suggestions do not help. */
export function typedTerm(keyword: string): TypedTerm | null {
  const [term = ''] = /\S*$/.exec(keyword) ?? []
  const before = keyword.slice(0, keyword.length - term.length)
  const quotes = keyword.match(/["”“]/g)?.length ?? 0
  if (term === '' || /^[-−－ー]/.test(term) || quotes % 2 === 1 || /["”“]$/.test(term)) return null
  return { before, term }
}

/** The keyword with the term completed; a `whole` suggestion replaces all of it. */
export function completed({ before }: TypedTerm, suggestion: string): { keyword: string; whole: boolean } {
  return { keyword: before + suggestion, whole: before.trim() === '' }
}

/** The option for a key, from the active one (-1: the text field); undefined for other keys. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  // These keys move the caret while the text field is active.
  if (active < 0) return
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

/** Top and bottom of an element in the window, in px from its top. */
type VerticalRange = { top: number; bottom: number }

/** Position and maximum height of the suggestions, in px. */
type PopupSpace = { above: boolean; height: number }

/** Distance between field, list and window edge. */
const gap = 4
/** Below the field this suffices for some five suggestions; a list that changes sides would be overlooked. */
const enough = 256

/** Places the popup below its field, or above if there is more space and too little below. */
export function popupSpace(field: VerticalRange, free: VerticalRange): PopupSpace {
  const below = free.bottom - field.bottom - 2 * gap
  const over = field.top - free.top - 2 * gap
  const above = below < enough && over > below
  return { above, height: Math.max(Math.floor(above ? over : below), 0) }
}

/** The uncovered part of the window, without header and on-screen keyboard. */
function freeSpan(): VerticalRange {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {}
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return { top: Math.max(header, offsetTop), bottom: offsetTop + height }
}
