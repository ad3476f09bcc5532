import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

/** A field for a search, with its icon. Give it `aria-label` where no label stands beside it. */
export function SearchInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <div className="search-input relative">
      <Search
        className="ui-icon pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
      <TextInput {...props} className="pl-10" type="search" />
    </div>
  )
}
