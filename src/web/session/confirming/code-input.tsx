import type { ComponentProps } from 'react'
import { TextInput } from '#web/parts/fields/text-input.tsx'

/** Six digits of an authenticator app; also takes full-width ones, so that typing is never refused. */
export function CodeInput({ className = 'max-w-48 tracking-[.2em]', ...props }: ComponentProps<'input'>) {
  return (
    <TextInput
      {...props}
      className={`ui-number ${className}`}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
    />
  )
}
