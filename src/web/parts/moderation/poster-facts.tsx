import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { LevelBadge } from '#web/parts/level-badge.tsx'
import { tableDateText } from '#words/full-dates.ts'
import { linkKindLabel } from '#words/poster.ts'

type Poster = ResponseData<'listPendingJobs'>['jobs'][number]['poster']

/** An account's level with its signals, and the accounts linked with it. */
export function PosterFacts({ poster: { level, reasons, linked } }: { poster: Poster }) {
  return (
    <div className="ui-stack gap-2 text-sm">
      <p className="ui-row ui-row--tight">
        <LevelBadge level={level} />
        {reasons.length === 0 && <span className="text-muted">投稿者について、注意する点はありません</span>}
      </p>
      {reasons.length > 0 && (
        <ul className="list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {linked.length > 0 && (
        <ul className="list-disc ps-5" aria-label="関係のあるアカウント">
          {linked.map(({ id, name, company, suspended_at, deleted, by }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              {deleted ? (
                (company ?? name)
              ) : (
                <Link className="inline-flex min-h-6 items-center" to={pagePath('adminUsers', { q: id })}>
                  {company ?? name}
                </Link>
              )}
              （{by.map((kind) => linkKindLabel[kind]).join('・')}）
              {suspended_at && <strong>{tableDateText(suspended_at)}から利用停止</strong>}
              {deleted && <strong>（削除済み）</strong>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
