import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextInput } from './text-input.tsx'
import '#web/parts/button.css'

/** A password with a button that shows it. Give `autoComplete`: current-password or new-password. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput
        {...props}
        className="pr-12"
        type={shown ? 'text' : 'password'}
        autoCapitalize={shown ? 'none' : undefined}
        spellCheck={false}
      />
      <button
        type="button"
        className="button button--ghost button--square button--sm absolute right-1 top-1/2 -translate-y-1/2"
        aria-label={shown ? 'パスワードを隠す' : 'パスワードを表示'}
        onClick={() => setShown(!shown)}
      >
        <Icon className="ui-icon" aria-hidden="true" />
      </button>
    </div>
  )
}
