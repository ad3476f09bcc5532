import { numberText } from '#rules/number-text.ts'
/** After an import, searching every job takes minutes to become possible. */
export function PartialNote({ lookedAt }: { lookedAt: number }) {
  return (
    <p className="ui-phrase text-sm text-muted mb-3.5">
      新しい求人を検索に加えているところです。いまは{numberText(lookedAt)}
      件を調べた結果で、しばらくするとすべての求人から探せます。
    </p>
  )
}
