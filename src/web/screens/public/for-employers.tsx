import { Check } from 'lucide-react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { Api } from '#web/api/api.ts'
import { api } from '#web/api/client.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
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
      <div className="grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="ui-stack gap-8">
          <section className="paragraphs" aria-labelledby="cost">
            <h2 id="cost" className="font-mincho text-xl tracking-[.04em]">
              費用
            </h2>
            <p className="flex flex-wrap items-center gap-x-6">
              <b className="font-mincho text-[3.25rem]/tight whitespace-nowrap">
                0<small className="text-xl">円</small>
              </b>
              <span className="min-w-0 flex-[1_1_18rem]">
                登録、求人の掲載、応募の受け付け、採用のいずれも無料です。掲載期間や件数による料金はありません。
              </span>
            </p>
          </section>
          <section className="paragraphs" aria-labelledby="steps">
            <h2 id="steps" className="font-mincho text-xl tracking-[.04em]">
              公開までの流れ
            </h2>
            <ol className="grid gap-3">
              {steps.map((step, at) => (
                <li key={step} className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline">
                  <span className="font-mincho text-2xl text-primary-ink" aria-hidden="true">
                    {at + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
            {time && <p>{time}</p>}
            <p>公開したあとの修正も審査しますが、そのあいだも公開中の内容のまま応募を受け付けます。</p>
          </section>
          <section className="paragraphs" aria-labelledby="law">
            <h2 id="law" className="font-mincho text-xl tracking-[.04em]">
              明示が必要な労働条件
            </h2>
            <p>
              職業安定法と同法施行規則により、募集するときは次の労働条件を明示します。入力画面では、足りない項目をその場でお知らせします。
            </p>
            <ul className="grid gap-1">
              {duties.map((duty) => (
                <li key={duty} className="grid grid-cols-[2rem_minmax(0,1fr)]">
                  <Check className="ui-icon mt-[.45em] text-success-ink" aria-hidden="true" />
                  {duty}
                </li>
              ))}
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
        <FormPicture />
      </div>
    </div>
  )
}

const steps = [
  '企業として登録し、企業プロフィールに名称、所在地、連絡先を入力します。',
  '企業の確認を申請します。確認が済むと、求人に「確認済みの企業」と表示します。',
  '求人を入力し、承認を申請します。運営者が内容を審査し、承認すると公開します。',
]
const duties = [
  '業務の内容と、その変更の範囲',
  '契約期間と、更新するときの基準、試用期間',
  '就業場所と、その変更の範囲、受動喫煙を防ぐための措置',
  '就業時間、休憩、休日、時間外労働',
  '賃金（固定残業代は、金額・時間・超過分の支払い）',
  '加入する社会保険と労働保険',
  '募集者の氏名または名称、所在地、連絡先',
]

/** How the form tells what a posting lacks. */
function FormPicture() {
  return (
    <figure className="sheet sheet--padded ui-stack gap-3 self-start lg:sticky lg:top-24">
      <figcaption className="text-xs text-muted">求人の入力画面の例</figcaption>
      <p className="font-bold">訪問看護師（日勤のみ）</p>
      <Ledger
        items={[
          { term: '給与', value: '月給28万円〜32万円', kind: 'pay' },
          { term: '勤務地', value: '東京都調布市　調布駅 徒歩6分' },
          { term: '時間', value: '8:45〜17:45（休憩60分）' },
          { term: '休日', value: '土・日・祝　年間休日120日' },
          { term: '契約', value: <Badge tone="warning">試用期間が足りません</Badge> },
        ]}
      />
      <p className="text-sm text-muted">必須の項目 あと1件</p>
    </figure>
  )
}

/** How long approvals take, as employers read it; null without any. */
function approvalTimeText({ median_days }: { median_days: number | null }): string | null {
  if (median_days === null) return null
  const time = median_days < 1 ? '1日以内' : `${Math.round(median_days).toLocaleString('ja-JP')}日`
  return `過去30日の審査は、半数が${time}${median_days < 1 ? 'に' : '以内に'}終わっています（中央値）。`
}
