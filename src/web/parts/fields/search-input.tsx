import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'
import './search-input.css'

/** A field for a search, with its icon. Give it `aria-label` where no label stands beside it. */
export function SearchInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <div className="search-input">
      <Search className="ui-icon" aria-hidden="true" />
      <TextInput {...props} type="search" />
    </div>
  )
}
