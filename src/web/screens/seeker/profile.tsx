import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { read, readKey } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { updateUser, useSession } from '#web/session/session.ts'
import { readProfileDraft } from './profile/profile-draft.ts'
import type { User } from './profile/profile-form.ts'
import { ProfileView, profileLead } from './profile/profile-view.tsx'

const profileEditor = lazyPart(async () => (await import('./profile/profile-editor.tsx')).ProfileEditor)

const ownEmployers = lazyPart(async () => (await import('./profile/own-employers.tsx')).OwnEmployers)

export const meta = () => pageMeta({ title: 'プロフィール', hidden: true })

/** The reader's profile, to view and edit. */
export default function Profile() {
  const query = useQuery(read('readProfile'))
  const { data } = query
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
      actions={
        data && (
          <Button
            variant="primary"
            className="min-h-11"
            onPointerEnter={profileEditor.preload}
            onFocus={profileEditor.preload}
            onClick={() => switchTo(true)}
          >
            <Pencil className="ui-icon" aria-hidden="true" />
            編集する
          </Button>
        )
      }
    />
  )
  if (!data) {
    return (
      <>
        {head}
        <div className="pt-7">
          <QueryState query={query} of="プロフィール" waiting={<SkeletonText label="プロフィールを読み込み中" />}>
            {() => null}
          </QueryState>
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
