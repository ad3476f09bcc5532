import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { showInStrip } from './show-in-strip.ts'
import type { Tab } from './tabs.tsx'
import { usePartInView } from './use-part-in-view.ts'
import { useTab } from './use-tab.ts'
import './tabs.css'
import './anchor-tabs.css'

const tabId = (value: string) => `tab-${value}`
const partId = (value: string) => `part-${value}`

/**
 * Tabs for parts below each other: the selected tab follows the scroll position. A press scrolls to the part and
 * focuses it, arrow keys scroll and keep the focus, and without JavaScript they are links.
 */
export function AnchorTabs<Value extends string>(props: {
  tabs: readonly [Tab<Value>, ...Tab<Value>[]]
  /** The row's spoken name. */
  label: string
}) {
  const { tabs, label } = props
  const values = tabs.map(({ value }) => value) as [Value, ...Value[]]
  const [named, name] = useTab(values)
  const row = useRef<HTMLDivElement>(null)
  const { inView, scrollTo } = usePartInView(values, named, partId, row)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another part comes into view
  useEffect(() => showInStrip(row.current, '[aria-selected="true"]'), [inView])

  function go(value: Value) {
    scrollTo(value)
    name(value)
  }

  function onClick(event: MouseEvent, value: Value) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(value)
    document.getElementById(partId(value))?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    const next = tabAfter(event.key, values.indexOf(inView), values.length)
    if (event.key === ' ') {
      event.preventDefault()
      event.currentTarget.click()
    }
    const value = next === null ? undefined : values[next]
    if (!value) return
    event.preventDefault()
    go(value)
    document.getElementById(tabId(value))?.focus({ preventScroll: true })
  }

  return (
    <div ref={row} className="tabs anchor-tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.value}
          id={tabId(tab.value)}
          className="tabs__tab"
          href={`#${partId(tab.value)}`}
          role="tab"
          aria-selected={tab.value === inView}
          aria-controls={partId(tab.value)}
          tabIndex={tab.value === inView ? 0 : -1}
          onClick={(event) => onClick(event, tab.value)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
          {tab.count !== undefined && <span className="ui-number text-xs">{tab.count.toLocaleString('ja-JP')}</span>}
        </a>
      ))}
    </div>
  )
}

/** The index of the tab for a key; null for other keys. */
function tabAfter(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  return step ? (at + step + count) % count : null
}

/** A part of the sheet under its tab's heading; `isHead`: the page's head is this part, and nobody sees its heading. */
export function SheetPart({ tab, isHead, children }: { tab: Tab<string>; isHead?: boolean; children: ReactNode }) {
  return (
    <section
      id={partId(tab.value)}
      role="tabpanel"
      aria-labelledby={tabId(tab.value)}
      tabIndex={-1}
      className={isHead ? 'outline-none' : 'anchor-tabs__part'}
    >
      {isHead || <h2 className="text-lg font-mincho tracking-[0.05em]">{tab.label}</h2>}
      {children}
    </section>
  )
}
