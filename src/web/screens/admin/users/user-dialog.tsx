import type { ComponentProps } from 'react'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { DemoteAdminDialog } from './demote-admin-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { UnsuspendDialog } from './unsuspend-dialog.tsx'
import type { ListedUser } from './user-table.tsx'
import { VerifyEmployerDialog } from './verify-employer-dialog.tsx'
import { ViewUserDialog } from './view-user-dialog.tsx'

/** The dialogs about a user. */
export type UserQuestion = 'view' | 'edit' | 'verify' | 'suspend' | 'unsuspend' | 'demote' | 'delete'

/** All dialogs about a user, loaded together with the first one. */
export function UserDialog(props: {
  what: UserQuestion
  user: ListedUser
  onEdit: () => void
  onSave: ComponentProps<typeof EditUserDialog>['onSave']
  onDelete: ComponentProps<typeof DeleteUserDialog>['onDelete']
  onDemote: ComponentProps<typeof DemoteAdminDialog>['onDemote']
  onSuspend: ComponentProps<typeof SuspendDialog>['onSuspend']
  onUnsuspend: ComponentProps<typeof UnsuspendDialog>['onUnsuspend']
  onClose: () => void
}) {
  const { what, user, onEdit, onSave, onDelete, onDemote, onSuspend, onUnsuspend, onClose } = props
  if (what === 'view') return <ViewUserDialog user={user} onClose={onClose} onEdit={onEdit} />
  if (what === 'edit') return <EditUserDialog user={user} onSave={onSave} onClose={onClose} />
  if (what === 'verify') return <VerifyEmployerDialog user={user} onClose={onClose} />
  if (what === 'suspend') return <SuspendDialog user={user} onSuspend={onSuspend} onClose={onClose} />
  if (what === 'unsuspend') return <UnsuspendDialog user={user} onUnsuspend={onUnsuspend} onClose={onClose} />
  if (what === 'demote') return <DemoteAdminDialog user={user} onDemote={onDemote} onClose={onClose} />
  return <DeleteUserDialog user={user} onDelete={onDelete} onClose={onClose} />
}
