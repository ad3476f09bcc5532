import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Button } from '#web/parts/button.tsx'
import { nonEmptyFields } from './list-query.ts'
import './filter-form.css'

const pauseMs = 200
const inPlace = { replace: true, preventScrollReset: true }

/**
 * Search and filters of a list that is complete in the browser: the address is updated while the reader types.
 * The fields are the browser's own (give them `name` and `defaultValue`), so that what was typed before hydration stays
 * and the form works as a plain GET form without JavaScript.
 */
export function FilterForm({ label, children }: { label: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = nonEmptyFields(query).toString()
  const sent = useRef<string>(undefined)

  const send = useCallback(() => {
    clearTimeout(timer.current)
    if (!form.current) return
    const filters = nonEmptyFields(new FormData(form.current))
    if (filters.toString() === sent.current) return
    sent.current = filters.toString()
    setQuery(filters, inPlace)
  }, [setQuery])

  useEffect(() => {
    if (!form.current || asked === sent.current) return
    clearTimeout(timer.current)
    // On arrival what was typed before hydration wins; later (back, 条件をクリア) the address does.
    if (sent.current !== undefined) fill(form.current, new URLSearchParams(asked))
    sent.current = asked
    send()
  }, [asked, send])
  useEffect(() => () => clearTimeout(timer.current), [])

  function onInput(event: FormEvent<HTMLFormElement>) {
    // Text that an IME is still composing is not searched.
    if ((event.nativeEvent as InputEvent).isComposing) return
    clearTimeout(timer.current)
    timer.current = setTimeout(send, pauseMs)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  return (
    <search aria-label={label}>
      <form
        ref={form}
        className="filter-form"
        method="get"
        action={pathname}
        autoComplete="off"
        onInput={onInput}
        onCompositionEnd={send}
        onSubmit={onSubmit}
      >
        {children}
        <noscript>
          <Button type="submit">絞り込む</Button>
        </noscript>
      </form>
    </search>
  )
}

/** Every named field of the form as the filters have it; an absent one is empty. */
function fill(form: HTMLFormElement, filters: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = filters.get(field.name) ?? ''
  }
}
