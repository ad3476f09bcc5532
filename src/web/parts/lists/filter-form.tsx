import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Button } from '#web/parts/button.tsx'
import { nonEmptyFields } from './list-query.ts'
import './filter-form.css'

const pauseMs = 200
const inPlace = { replace: true, preventScrollReset: true }

/**
 * Search and filters of a list that is complete in the browser; updates the address while the reader types.
 * Uncontrolled fields (`name`, `defaultValue`) keep input from before hydration, and the form works as a GET form
 * without JavaScript.
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
    // On arrival typed input wins over the address; later changes of the address (Back, 条件をクリア) win.
    if (sent.current !== undefined) fill(form.current, new URLSearchParams(asked))
    sent.current = asked
    send()
  }, [asked, send])
  useEffect(() => () => clearTimeout(timer.current), [])

  function onInput(event: FormEvent<HTMLFormElement>) {
    // Do not search for text that an IME is composing.
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

/** All named fields of the form as filters; absent fields are ''. */
function fill(form: HTMLFormElement, filters: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = filters.get(field.name) ?? ''
  }
}
