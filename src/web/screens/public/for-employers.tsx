import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { Api } from '#web/api/api.ts'
import { api } from '#web/api/client.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import '#web/parts/paragraphs.css'
import '#web/parts/sheet.css'

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place),
    title: '求人を掲載する企業の方へ',
    description:
      '掲載の費用、審査にかかる日数、明示が必要な労働条件。しごと帖に求人を掲載するまでの流れをご案内します。',
  })

/** Without the figure the page omits its sentence. */
const readTime = (call: Api) => call('readApprovalTime').catch(() => ({ median_days: null, count: 0 }))

export const loader = ({ context }: LoaderFunctionArgs) => readTime(context.get(pageContext).api)
export const clientLoader = () => readTime(api)

/** For employers before they register: cost, time, and legal duties. */
export default function ForEmployers() {
  const time = approvalTimeText(useLoaderData<typeof clientLoader>())
  return (
    <div className="ui-page">
      <PageHead
        title="求人を掲載する企業の方へ"
        lead="掲載の費用、公開までの流れ、明示が必要な労働条件をご案内します。"
        actions={
          <LinkButton to={pagePath('register', { role: 'employer' })} variant="primary">
            企業として登録する
          </LinkButton>
        }
      />
      <div className="ui-stack gap-8 pt-6">
        <section className="paragraphs" aria-labelledby="cost">
          <h2 id="cost" className="text-lg font-bold">
            費用
          </h2>
          <p>登録、求人の掲載、応募の受け付け、採用のいずれも無料です。掲載期間や件数による料金はありません。</p>
        </section>
        <section className="paragraphs" aria-labelledby="steps">
          <h2 id="steps" className="text-lg font-bold">
            公開までの流れ
          </h2>
          <ol>
            <li>企業として登録し、企業プロフィールに名称、所在地、連絡先を入力します。</li>
            <li>企業の確認を申請します。確認が済むと、求人に「確認済みの企業」と表示します。</li>
            <li>求人を入力し、承認を申請します。運営者が内容を審査し、承認すると公開します。</li>
          </ol>
          {time && <p>{time}</p>}
          <p>公開したあとの修正も審査しますが、そのあいだも公開中の内容のまま応募を受け付けます。</p>
        </section>
        <section className="paragraphs" aria-labelledby="law">
          <h2 id="law" className="text-lg font-bold">
            明示が必要な労働条件
          </h2>
          <p>
            職業安定法と同法施行規則により、募集するときは次の労働条件を明示します。入力画面では、足りない項目をその場でお知らせします。
          </p>
          <ul>
            <li>業務の内容と、その変更の範囲</li>
            <li>契約期間と、更新するときの基準、試用期間</li>
            <li>就業場所と、その変更の範囲、受動喫煙を防ぐための措置</li>
            <li>就業時間、休憩、休日、時間外労働</li>
            <li>賃金（固定残業代は、金額・時間・超過分の支払い）</li>
            <li>加入する社会保険と労働保険</li>
            <li>募集者の氏名または名称、所在地、連絡先</li>
          </ul>
          <p>
            性別による制限と、法令の例外に当たらない年齢制限は設けられません。応募や入社に対して金品を提供する表示もできません。
          </p>
        </section>
        <div className="ui-row">
          <LinkButton to={pagePath('register', { role: 'employer' })} variant="primary">
            企業として登録する
          </LinkButton>
          <LinkButton to={pagePath('help')}>ヘルプを読む</LinkButton>
          <LinkButton to={pagePath('contact')}>問い合わせる</LinkButton>
        </div>
      </div>
    </div>
  )
}

/** How long approvals take, as employers read it; null without any. */
function approvalTimeText({ median_days }: { median_days: number | null }): string | null {
  if (median_days === null) return null
  const time = median_days < 1 ? '1日以内' : `${Math.round(median_days).toLocaleString('ja-JP')}日`
  return `過去30日の審査は、半数が${time}${median_days < 1 ? 'に' : '以内に'}終わっています（中央値）。`
}
