import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { showInStrip } from './show-in-strip.ts'
import './tabs.css'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  count?: number | undefined
}

/** Tabs and panels. At most 6; they scroll sideways on narrow screens. */
export function Tabs<Value extends string>(props: {
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  /** Spoken name of the row. */
  label?: string
  /** The row gets the pointer or the focus: loads what other tabs need. */
  onIntent?: () => void
  /** `TabPanel`s and anything between. */
  children: ReactNode
  className?: string
}) {
  const { value, onValueChange, tabs, label, onIntent, children, className } = props
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is chosen
  useEffect(() => showInStrip(list.current, '[aria-selected="true"]'), [value])
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onValueChange(next as Value)} className={className}>
      <RadixTabs.List ref={list} className="tabs mt-2" aria-label={label} onPointerEnter={onIntent} onFocus={onIntent}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tabs__tab">
            {tab.label}
            {tab.count !== undefined && (
              <span className="text-xs tabular-nums text-inherit bg-(--chip) rounded-sm px-[0.4rem] py-[0.05rem] leading-normal">
                {tab.count.toLocaleString('ja-JP')}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  )
}

/** A tab's content. Hidden panels are removed, unless `keep` preserves typed input. */
export function TabPanel(props: { value: string; keep?: boolean; className?: string; children: ReactNode }) {
  const { value, keep, className, children } = props
  return (
    <RadixTabs.Content
      value={value}
      {...(keep && { forceMount: true })}
      className={keep ? `${className ?? ''} data-[state=inactive]:hidden` : className}
    >
      {children}
    </RadixTabs.Content>
  )
}
