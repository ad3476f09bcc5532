import type { ResponseData } from '#contract/endpoints.ts'
import { type VerifiedField, verifiedFields } from '#rules/people/employer-profile.ts'
import { Ledger, type LedgerItem } from '#web/parts/lists/ledger.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { employerFieldLabel } from '#words/field-labels.ts'

type Profile = ResponseData<'readEmployer'>['profile']

const unstated = <span className="text-muted">未入力</span>

/** An employer's current statements, those verified before where they differ, and other facts. */
export function EmployerFacts({ profile, more = [] }: { profile: Profile; more?: readonly LedgerItem[] }) {
  const last = profile.last_verification
  return (
    <Ledger
      items={[
        ...verifiedFields.map((field) => ({
          term: employerFieldLabel[field],
          value: <Fact profile={profile} field={field} />,
        })),
        { term: employerFieldLabel.representative, value: profile.representative ?? unstated },
        { term: employerFieldLabel.phone, value: profile.phone ?? unstated },
        { term: 'メールアドレス', value: profile.email ?? unstated },
        {
          term: 'サイト',
          value: profile.website ? (
            <OutsideLink href={profile.website} className="inline-flex items-center gap-1">
              {profile.website}
            </OutsideLink>
          ) : (
            unstated
          ),
        },
        ...(profile.trade_names.length > 0
          ? [
              {
                term: employerFieldLabel.trade_names,
                value: profile.trade_names
                  .map(({ name, verified_at }) => `${name}（${verified_at ? '確認済み' : '未確認'}）`)
                  .join('、'),
              },
            ]
          : []),
        ...(last?.note ? [{ term: '前回のメモ', value: last.note }] : []),
        ...more,
      ]}
    />
  )
}

/** A current fact, with the verified one below if it differs. */
function Fact({ profile, field }: { profile: Profile; field: VerifiedField }) {
  const last = profile.last_verification
  const value = profile[field]
  return (
    <>
      {value && field === 'corporate_number' ? (
        <OutsideLink
          href={`https://www.houjin-bangou.nta.go.jp/henkorireki-johoto.html?selHouzinNo=${encodeURIComponent(value)}`}
          of="国税庁の法人番号公表サイト"
          className="inline-flex items-center gap-1"
        >
          <span className="ui-number">{value}</span>
        </OutsideLink>
      ) : (
        (value ?? unstated)
      )}
      {last && last[field] !== value && (
        <span className="text-xs block text-warning-ink">確認したときは「{last[field] ?? '未入力'}」でした</span>
      )}
    </>
  )
}
