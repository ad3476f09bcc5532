import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { useSession } from '#web/session/session.ts'
import { SavedSearchCard } from './saved/saved-search-card.tsx'

export const meta = () => pageMeta({ title: '保存した条件', hidden: true })

/** Saved searches: new jobs of each, and when mails are sent. */
export default function Saved() {
  const { data, error, isPending, isFetching, refetch } = useQuery(read('listSavedSearches', {}))
  const { data: told, isPending: isAsking } = useQuery(read('readNotificationSettings'))
  const { user } = useSession()
  const isMailed = !told || (told.settings.mail && told.settings.kinds.alert.mail)
  return (
    <>
      <PageHead
        title="保存した条件"
        lead={`条件を${limits.savedSearchesPerUser}件まで保存し、新しい求人をメールで受け取れます。`}
      />
      <div className="ui-stack pt-6">
        {isPending || isAsking ? (
          <SkeletonRows label="保存した条件を読み込み中" />
        ) : error && !data ? (
          <ErrorState
            title={failureText(error, {
              refused: '保存した条件を取得できませんでした',
              unreachable: 'ネットワークエラーが発生しました。後でもう一度お試しください。',
            })}
            onRetry={() => void refetch().then(focusTitle)}
            busy={isFetching}
          />
        ) : data.saved_searches.length === 0 ? (
          <EmptyState
            title="保存した条件はありません"
            actions={<LinkButton to={pagePath('home')}>求人を検索する</LinkButton>}
          >
            検索結果の「この条件を保存」を押すと、条件がここに並び、新しい求人を通知します。
          </EmptyState>
        ) : (
          <>
            {user && !user.email_verified && (
              <Notice tone="warning" title="求人アラートのメールは、まだ届きません">
                メールアドレスの確認が完了すると届きます。確認のメールは、この画面の上の「もう一度送る」で再送できます。
              </Notice>
            )}
            {!isMailed && (
              <Notice tone="warning" title="求人アラートのメールは止まっています">
                下で選んでも、メールは届きません。
                <Link to={pagePath('settings', { tab: 'notifications' })}>通知の設定</Link>で再開できます。
              </Notice>
            )}
            <ul className="ui-stack">
              {data.saved_searches.map((saved) => (
                <SavedSearchCard key={saved.id} saved={saved} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
