import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

/** A field for a search, with its icon. Give it `aria-label` where no label stands beside it. */
export function SearchInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <div className="with-icon">
      <Search className="icon" aria-hidden="true" />
      <TextInput {...props} type="search" />
    </div>
  )
}
