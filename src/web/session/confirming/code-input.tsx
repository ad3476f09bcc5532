import type { ComponentProps } from 'react'
import { TextInput } from '#web/parts/fields/text-input.tsx'

/** Six digits of an authenticator app; full-width ones are taken as well, so that nothing is refused while typing. */
export function CodeInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      {...props}
      className="ui-number max-w-48 tracking-[.2em]"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
    />
  )
}
