import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type To, useSearchParams } from 'react-router'
import { limits } from '#rules/limits.ts'
import { SearchInput } from '#web/parts/fields/search-input.tsx'
import { type Option, Select } from '#web/parts/fields/select.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { withFilter } from './list-query.ts'

const typingPauseMs = 350
const inPlace = { replace: true, preventScrollReset: true }

/** Requested filters while the address is still changing, so that the next change includes them. */
let coming: URLSearchParams | undefined

/** A parameter of the address, and a function that changes it. */
function useFilter(name: string) {
  const [query, setQuery] = useSearchParams()
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
    coming = undefined
  }, [query])

  function change(value: string) {
    coming = withFilter(coming ?? latest.current, name, value)
    setQuery(coming, inPlace)
  }
  return [query.get(name) ?? '', change] as const
}

/** Searches a list by `q` (or `name`) of the address, shortly after the last key or at once with Enter. */
export function ListSearch(props: { name?: string; label: string; placeholder: string }) {
  const { name = 'q', label, placeholder } = props
  const [asked, change] = useFilter(name)
  const [text, setText] = useState(asked)
  const sent = useRef(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address may change elsewhere: by Back, Forward or 条件をクリア.
  useEffect(() => {
    if (asked === sent.current) return
    sent.current = asked
    clearTimeout(timer.current)
    setText(asked)
  }, [asked])
  useEffect(() => () => clearTimeout(timer.current), [])

  function send(words: string) {
    clearTimeout(timer.current)
    if (words === sent.current) return
    sent.current = words
    change(words)
  }

  function sendSoon(typed: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(typed.trim()), typingPauseMs)
  }

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    setText(event.target.value)
    // Do not search for text that an IME is composing.
    if (!(event.nativeEvent as InputEvent).isComposing) sendSoon(event.target.value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Safari marks Enter that ends a composition only by key code 229.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.keyCode !== 229) send(text.trim())
  }

  return (
    <SearchInput
      aria-label={label}
      placeholder={placeholder}
      value={text}
      maxLength={limits.keyword}
      enterKeyHint="search"
      onChange={onChange}
      onCompositionEnd={(event) => sendSoon(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** A filter of a list, stored in the address. `all` is the label for no filter. */
export function ListFilter(props: { name: string; label: string; all: string; options: readonly Option[] }) {
  const { name, label, all, options } = props
  const [asked, change] = useFilter(name)
  return (
    <Select
      aria-label={label}
      placeholder={all}
      options={options}
      value={options.some((option) => option.value === asked) ? asked : ''}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** A filter of a list as links, one for each of `labels`. */
export function ListSegment<Value extends string>(props: {
  label: string
  labels: Readonly<Record<Value, string>>
  value: Value
  to: (value: Value) => To
}) {
  const { label, labels, value, to } = props
  return (
    <SegmentLinks
      label={label}
      items={(Object.keys(labels) as Value[]).map((each) => ({
        to: to(each),
        label: labels[each],
        current: each === value,
      }))}
    />
  )
}
