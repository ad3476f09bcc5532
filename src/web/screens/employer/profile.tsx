import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read, stillArriving } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Crumbs } from '#web/parts/site/crumbs.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { ProfileForm } from './profile/profile-form.tsx'

const waiting = <SkeletonRows count={6} label="企業プロフィールを読み込み中" />

const firstCrumb = (
  <Crumbs trail={[{ label: 'はじめに', to: pagePath('employerStart') }, { label: '企業プロフィール' }]} />
)

export const meta = () => pageMeta({ title: '企業プロフィール', hidden: true })

/** The employer's profile: lines of every posting, and facts about the company. */
export default function EmployerProfile() {
  const [search] = useSearchParams()
  const isFirst = search.get('from') === 'start'
  const query = useQuery(read('readEmployerProfile'))
  const verification = useQuery(read('readVerification'))
  return (
    <>
      <PageHead
        crumb={isFirst && firstCrumb}
        title="企業プロフィール"
        lead="すべての求人に、募集者の情報として表示します。"
      />
      <div className="pt-6">
        {/* Wait for both, because the notice above would move the form. */}
        {stillArriving(query, verification) ? (
          waiting
        ) : (
          <QueryState query={query} waiting={waiting}>
            {({ profile }) => <ProfileForm profile={profile} standing={verification.data} isFirst={isFirst} />}
          </QueryState>
        )}
      </div>
    </>
  )
}
