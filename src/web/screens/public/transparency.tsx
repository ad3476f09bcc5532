import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import type { LedgerItem } from '#rules/ledger.ts'
import type { Api } from '#web/api/api.ts'
import { api } from '#web/api/client.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { tableTimeText } from '#words/full-dates.ts'
import { itemsOfPart, ledgerLabel, ledgerParts } from '#words/ledger-labels.ts'
import '#web/parts/paragraphs.css'
import '#web/parts/sheet.css'

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place),
    title: '透明性レポート',
    description: 'しごと帖の登録、求人の審査（承認・却下・掲載の停止）、報告、お問い合わせの年ごとの件数です。',
  })

const readYears = (call: Api) => call('readTransparency')

export const loader = ({ context }: LoaderFunctionArgs) => readYears(context.get(pageContext).api)
export const clientLoader = () => readYears(api)

type Year = ResponseData<'readTransparency'>['years'][number]

const lead: Record<(typeof ledgerParts)[number], string> = {
  登録: 'しごと帖に登録した方と企業です。',
  求人: '運営者は、公開の前にすべての求人を審査します。公開したあとも、問題があれば掲載を停止します。',
  報告とお問い合わせ: '求人の報告は、求人を見た方が理由を選んで運営者に知らせたものです。',
}

/** The operator's decisions and received reports by year. */
export default function Transparency() {
  const { years } = useLoaderData<typeof clientLoader>()
  const latest = years[0]
  return (
    <div className="ui-page">
      <PageHead
        title="透明性レポート"
        lead="登録、求人の審査、報告、お問い合わせの件数を、年ごとに公開しています。"
        actions={<LinkButton to={pagePath('contact')}>問い合わせる</LinkButton>}
      />
      {latest ? (
        <div className="ui-stack gap-8 pt-6">
          <p className="text-sm text-muted">
            1月1日から12月31日までの件数です。{latest.year}年は
            <span className="ui-number">{tableTimeText(latest.counted_at)}</span>
            までで、1時間ごとに数え直します。人や企業を特定する情報は含みません。
          </p>
          {ledgerParts.map((part) => (
            <section key={part} className="ui-stack gap-3" aria-labelledby={`part-${part}`}>
              <h2 id={`part-${part}`} className="font-mincho text-xl tracking-[.04em]">
                {part}
              </h2>
              <p className="paragraphs">{lead[part]}</p>
              <div className="sheet overflow-clip">
                <Table columns={columnsOf(years)} rows={itemsOfPart(part)} rowKey={(item) => item} />
              </div>
            </section>
          ))}
        </div>
      ) : (
        <EmptyState title="まだ集計していません">件数は1時間ごとに数えます。しばらくしてからご覧ください。</EmptyState>
      )}
    </div>
  )
}

const columnsOf = (years: readonly Year[]): Column<LedgerItem>[] => [
  {
    name: '項目',
    kind: 'title',
    cell: (item) => (
      <>
        {ledgerLabel[item].item}
        {ledgerLabel[item].meaning && <span className="block text-xs text-muted">{ledgerLabel[item].meaning}</span>}
      </>
    ),
  },
  ...years.map(
    ({ year, figures }): Column<LedgerItem> => ({
      name: `${year}年`,
      kind: 'figures',
      className: 'whitespace-nowrap',
      cell: (item) =>
        `${(figures.find((each) => each.item === item)?.count ?? 0).toLocaleString('ja-JP')}${ledgerLabel[item].unit ?? '件'}`,
    }),
  ),
]
