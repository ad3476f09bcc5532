import { Tooltip } from 'radix-ui'
import { createContext, type ReactNode, use } from 'react'
import './tooltip.css'

const Provided = createContext(false)

/** Around a screen with many tooltips: after the first one, the next opens at once for 300 ms. */
export function TipProvider({ children }: { children: ReactNode }) {
  return (
    <Provided value={true}>
      <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Tooltip.Provider>
    </Provided>
  )
}

/** A short explanation of the control inside. Nothing essential, because touch screens do not show it. */
export function Tip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const tip = (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      {/* In the main landmark; only ever drawn in the browser. */}
      <Tooltip.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
        <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
  return use(Provided) ? tip : <TipProvider>{tip}</TipProvider>
}
