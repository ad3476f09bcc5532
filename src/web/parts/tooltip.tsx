import { Tooltip } from 'radix-ui'
import { createContext, type ReactNode, use } from 'react'

const Provided = createContext(false)

/** Wraps a screen with many tooltips: after the first one, the next opens at once within 300 ms. */
export function TipProvider({ children }: { children: ReactNode }) {
  return (
    <Provided value={true}>
      <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Tooltip.Provider>
    </Provided>
  )
}

/** A short explanation of a control; not essential, because touch screens do not show it. */
export function Tip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const tip = (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      {/* Inside the main landmark; rendered only in the browser. */}
      <Tooltip.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
        <Tooltip.Content
          className="text-xs inline-block bg-ink text-ground px-2.5 py-1 rounded-sm z-(--z-toast) max-w-80 animate-[appear_var(--motion-fast)_var(--ease-out)]"
          sideOffset={6}
          collisionPadding={8}
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
  return use(Provided) ? tip : <TipProvider>{tip}</TipProvider>
}
