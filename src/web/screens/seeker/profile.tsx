import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { read, readKey } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { updateUser, useSession } from '#web/session/session.ts'
import { readProfileDraft } from './profile/profile-draft.ts'
import type { User } from './profile/profile-form.ts'
import { ProfileView } from './profile/profile-view.tsx'
import { profileLead } from './profile/profile-words.ts'

const profileEditor = lazyPart(async () => (await import('./profile/profile-editor.tsx')).ProfileEditor)

const ownEmployers = lazyPart(async () => (await import('./profile/own-employers.tsx')).OwnEmployers)

export const meta = () => pageMeta({ title: 'プロフィール', hidden: true })

/** The reader's profile, to view and edit. */
export default function Profile() {
  const { data, isPending, isFetching, error, refetch } = useQuery(read('readProfile'))
  const client = useQueryClient()
  const [tab, setTab] = useTab(['overview', 'experience', 'education', 'skills'])
  const { user } = useSession()
  const [editing, setEditing] = useState(() => user !== null && readProfileDraft(user.id) !== null)
  const [offersBlocks, setOffersBlocks] = useState(false)
  const switched = useRef(false)

  function switchTo(edit: boolean) {
    setEditing(edit)
    window.scrollTo({ top: 0 })
    switched.current = true
  }

  function onSaved(user: User) {
    client.setQueryData(readKey('readProfile'), { user })
    updateUser(user)
    setOffersBlocks(true)
    switchTo(false)
  }

  // Keep one title, because it has the focus.
  const head = (
    <PageHead
      title="プロフィール"
      lead={data && profileLead(data.user.role)}
      actions={data && <EditButton onIntent={profileEditor.preload} onClick={() => switchTo(true)} />}
    />
  )
  if (!data) {
    return (
      <>
        {head}
        <div className="pt-7">
          {isPending ? (
            <SkeletonText label="プロフィールを読み込み中" />
          ) : (
            <ErrorState
              of="プロフィール"
              error={error}
              onRetry={() => void refetch().then(focusTitle)}
              busy={isFetching}
            />
          )}
        </div>
      </>
    )
  }
  const shared = { user: data.user, tab, onTab: setTab }
  const view = (
    <>
      {head}
      {offersBlocks && (
        <Lazy part={ownEmployers}>
          {(OwnEmployers) => <OwnEmployers experiences={data.user.experiences} onDone={() => setOffersBlocks(false)} />}
        </Lazy>
      )}
      <ProfileView {...shared} />
      <Shown switched={switched} />
    </>
  )
  if (!editing) return view
  return (
    <Lazy part={profileEditor} fallback={view} onLoadError={() => setEditing(false)}>
      {(ProfileEditor) => (
        <>
          <ProfileEditor {...shared} onCancel={() => switchTo(false)} onSaved={onSaved} />
          <Shown switched={switched} />
        </>
      )}
    </Lazy>
  )
}

/** Viewing and editing replace each other together with the pressed button. */
function Shown({ switched }: { switched: RefObject<boolean> }) {
  useEffect(() => {
    if (switched.current) focusTitle()
  }, [switched])
  return null
}

function EditButton({ onIntent, onClick }: { onIntent: () => void; onClick: () => void }) {
  return (
    <Button variant="primary" className="min-h-11" onPointerEnter={onIntent} onFocus={onIntent} onClick={onClick}>
      <Pencil className="ui-icon" aria-hidden="true" />
      編集する
    </Button>
  )
}
