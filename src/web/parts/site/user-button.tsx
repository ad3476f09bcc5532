import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '#web/parts/avatar.tsx'
import { roleLabel } from '#words/labels.ts'
import type { HeaderViewer } from './main-nav.ts'
import './user-button.css'

/** The button of the user menu: picture, name, role; on narrow screens only the picture. */
export function UserButton({ viewer, ...props }: ComponentProps<'button'> & { viewer: HeaderViewer }) {
  return (
    <button type="button" className="user-button" {...props}>
      <Avatar name={viewer.name} src={viewer.avatar_url} />
      <span className="max-lg:sr-only">
        <b>{viewer.name}</b>
        <span>{roleLabel[viewer.role]}</span>
      </span>
      <ChevronDown className="ui-icon ui-icon--small" aria-hidden="true" />
    </button>
  )
}
