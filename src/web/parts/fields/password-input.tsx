import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextInput } from './text-input.tsx'

/** A password with a button that shows it. Give `autoComplete`: current-password or new-password. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="with-end">
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className="btn ghost square sm"
        aria-label={shown ? 'パスワードを隠す' : 'パスワードを表示'}
        onClick={() => setShown(!shown)}
      >
        <Icon className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
