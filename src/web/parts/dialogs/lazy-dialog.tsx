import { type ComponentType, createElement } from 'react'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'

/**
 * Declares a dialog whose code is loaded when it opens: `const X = lazyDialog(async () => (await import('./x.tsx')).X)`.
 * It closes when its code cannot be loaded. `near` goes to the button that opens it, and preloads the code.
 */
export function lazyDialog<Props extends { onClose: () => void }>(importDialog: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(importDialog)
  const { preload } = part
  return Object.assign(
    (props: Props) => (
      <Lazy part={part} onLoadError={props.onClose}>
        {(Dialog) => createElement(Dialog, props)}
      </Lazy>
    ),
    { preload, near: { onPointerEnter: preload, onFocus: preload } },
  )
}
