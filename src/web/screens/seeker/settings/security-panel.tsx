import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read-query.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { FactorsSheet } from './security/factors-sheet.tsx'
import { SessionsSheet } from './security/sessions-sheet.tsx'

const waitingForSessions = <SkeletonText label="ログイン中の端末を読み込み中" />

/** セキュリティ: the second factor and sessions. */
export function SecurityPanel() {
  const factors = useQuery(read('readSecondFactor'))
  const sessions = useQuery(read('listSessions'))
  return (
    <>
      <QueryState query={factors} of="二段階認証" waiting={<SkeletonText label="二段階認証を読み込み中" />}>
        {({ second_factor }) => (
          <>
            {second_factor.required && !second_factor.totp_since && second_factor.passkeys.length === 0 && (
              <Notice tone="warning" title="二段階認証を設定してください">
                管理者の操作には、二段階認証が必要です。設定すると、管理の画面が使えるようになります。
              </Notice>
            )}
            <FactorsSheet factor={second_factor} />
          </>
        )}
      </QueryState>
      {/* After the sheet above, which would push it down. */}
      {factors.isPending ? (
        waitingForSessions
      ) : (
        <QueryState query={sessions} waiting={waitingForSessions}>
          {(data) => <SessionsSheet sessions={data.sessions} />}
        </QueryState>
      )}
    </>
  )
}
