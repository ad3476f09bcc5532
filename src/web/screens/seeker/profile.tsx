import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { read, readKey } from '#web/api/queries.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Later, later } from '#web/parts/states/later.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { updateUser, useSession } from '#web/session/session.ts'
import { keptProfileDraft } from './profile/profile-draft.ts'
import type { User } from './profile/profile-form.ts'
import { ProfileView } from './profile/profile-view.tsx'

const profileEditor = later(async () => (await import('./profile/profile-editor.tsx')).ProfileEditor)

export const meta = () => pageMeta({ title: 'プロフィール', hidden: true })

/** The reader's own profile, to look at and to edit (section 2, /profile). */
export default function Profile() {
  const { data, isPending, isFetching, refetch } = useQuery(read('readProfile'))
  const client = useQueryClient()
  const [tab, setTab] = useTab(['overview', 'experience', 'education', 'skills'])
  const { user } = useSession()
  const [editing, setEditing] = useState(() => user !== null && keptProfileDraft(user.id) !== null)

  function switchTo(edit: boolean) {
    setEditing(edit)
    window.scrollTo({ top: 0 })
  }

  function onSaved(user: User) {
    client.setQueryData(readKey('readProfile'), { user })
    updateUser(user)
    switchTo(false)
  }

  if (!data) {
    return (
      <>
        <PageHead title="プロフィール" />
        <div className="pt-7">
          {isPending ? (
            <SkeletonText label="プロフィールを読み込み中" />
          ) : (
            <ErrorState onRetry={() => void refetch()} busy={isFetching} />
          )}
        </div>
      </>
    )
  }
  const shared = { user: data.user, tab, onTab: setTab }
  const view = <ProfileView {...shared} onEdit={() => switchTo(true)} onReachEdit={profileEditor.reach} />
  if (!editing) return view
  return (
    <Later part={profileEditor} fallback={view} onMissing={() => setEditing(false)}>
      {(ProfileEditor) => <ProfileEditor {...shared} onCancel={() => switchTo(false)} onSaved={onSaved} />}
    </Later>
  )
}
