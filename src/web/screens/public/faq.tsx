import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { Contents } from '#web/parts/site/document-page.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import '#web/parts/sheet.css'
import '#web/parts/site/detail-layout.css'
import './faq.css'

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place),
    title: 'よくある質問',
    description: '応募、求人の掲載、アカウント、個人情報について、よくいただくご質問にお答えします。',
  })

/** Questions by the person who asks them. */
const questionGroups: readonly {
  id: string
  title: string
  questions: readonly { q: string; a: ReactNode }[]
}[] = [
  {
    id: 'seekers',
    title: '求職者の方',
    questions: [
      { q: '利用に料金はかかりますか', a: <p>求職者の方からは、料金をいただきません。応募や入社のあとも同じです。</p> },
      {
        q: '登録しなくても使えますか',
        a: <p>求人の一覧、企業情報、お役立ち情報は、登録なしで読めます。応募するには登録が必要です。</p>,
      },
      {
        q: '応募すると、募集企業に何が提供されますか',
        a: (
          <p>
            氏名、写真、メールアドレス、電話番号、応募メッセージ、志望動機、質問への回答、応募のときに選んだ書類が、募集企業に提供されます。書類は、選ばなければ送られません。応募していない企業に、連絡先や履歴書が見えることはありません。
          </p>
        ),
      },
      {
        q: '応募したあとに取り消せますか',
        a: (
          <p>
            応募から10秒以内なら、画面に表示される「取り消す」で取り消せます。そのあとは、
            <Link to={pagePath('applications')}>応募履歴</Link>
            で求人を開き、画面の下の「応募を辞退する」から辞退できます。辞退は募集企業に伝わり、取り消せません。同じ求人への再応募は1回までです。
          </p>
        ),
      },
      {
        q: '「確認待ち」のまま、連絡がありません',
        a: (
          <p>
            募集企業がまだ応募を確認していません。確認すると「確認済み」に変わり、メールでもお知らせします。2週間ほどたっても変わらないときは、ほかの求人も検討してみてください。
          </p>
        ),
      },
      {
        q: '給与が「応相談」とあるのは、なぜですか',
        a: (
          <p>
            企業が月給の幅を示していない求人です。仕事内容に書かれていることもあります。面接の前に、基本給と手当の内訳をたずねましょう。見方は
            <Link to={pagePath('resource', { id: 'kyuyo-ran-no-yomikata' })}>求人票の給与欄を読む</Link>
            にまとめています。
          </p>
        ),
      },
      {
        q: '求人の内容が、実際と違いました',
        a: (
          <p>
            求人ページの「この求人を報告する」から、違っていた点をお知らせください。運営者が企業に事実を確認し、訂正を求めるか、掲載を停止します。
          </p>
        ),
      },
      {
        q: 'お気に入りが消えました',
        a: (
          <p>
            お気に入り、いいねは、お使いのブラウザーに、アカウントごとに保存しています。別の端末には引き継がれません。ログアウトすると、次にこの端末を使う方に見えないように消去します。ブラウザーの履歴と一緒に消去されることもあります。
          </p>
        ),
      },
    ],
  },
  {
    id: 'employers',
    title: '企業の方',
    questions: [
      {
        q: '掲載に料金はかかりますか',
        a: <p>掲載料、応募や採用ごとの料金、違約金は、現在ありません。設けるときは、事前にお知らせします。</p>,
      },
      {
        q: '投稿した求人が、すぐに公開されません',
        a: (
          <p>
            運営者が内容を審査してから公開します。状況は<Link to={pagePath('employerJobs')}>求人管理</Link>
            で見られます。承認されるとメールでお知らせします。
          </p>
        ),
      },
      {
        q: '却下されました。どうすればよいですか',
        a: (
          <p>
            求人管理に理由が表示されています。内容を修正して再申請すると、もう一度審査されます。掲載できない求人と審査の内容は、
            <Link to={pagePath('terms')}>利用規約</Link>にあります。
          </p>
        ),
      },
      {
        q: '公開中の求人を修正すると、どうなりますか',
        a: (
          <p>
            公開は続きます。修正した内容は、審査で承認されたときに置き換わり、それまでは承認済みの内容が表示されます。応募締切を早める変更と、募集の終了・再開は、すぐに反映されます。
          </p>
        ),
      },
      {
        q: '採用、不採用の選考状況を、あとから変更できますか',
        a: <p>選んでから10秒以内なら取り消せます。そのあとは変更できません。結果は応募者にメールで届きます。</p>,
      },
      {
        q: '年齢や性別を限って募集できますか',
        a: (
          <p>
            性別を限る募集はできません。年齢の制限は、定年の年齢を上限とする場合など、法令が認める理由のあるときだけで、その理由を求人に示す必要があります。
          </p>
        ),
      },
    ],
  },
  {
    id: 'account',
    title: 'アカウントと個人情報',
    questions: [
      {
        q: 'パスワードを忘れました',
        a: (
          <p>
            <Link to={pagePath('forgotPassword')}>パスワードの再設定</Link>
            に登録のメールアドレスを入力してください。届いたリンクは1時間有効です。
          </p>
        ),
      },
      {
        q: '確認のメールが届きません',
        a: (
          <p>
            迷惑メールのフォルダーを確認し、受信の制限があれば解除してください。メールアドレスを間違えたときは、
            <Link to={pagePath('settings')}>設定</Link>で修正できます。
          </p>
        ),
      },
      {
        q: '退会したいときは、どうしますか',
        a: (
          <p>
            <Link to={pagePath('settings')}>設定</Link>
            の「退会・データ」で、パスワードを入力して削除します。プロフィール、応募の記録、履歴書、企業の方は掲載した求人も消去され、元に戻せません。
          </p>
        ),
      },
      {
        q: '保存されている自分の情報を確認したい',
        a: (
          <p>
            <Link to={pagePath('settings')}>設定</Link>
            の「退会・データ」から、プロフィール、応募履歴、アップロードしたファイルを書き出せます。そのほかの請求の方法は、
            <Link to={pagePath('privacy')}>プライバシーポリシー</Link>に書いてあります。
          </p>
        ),
      },
    ],
  },
]

/** Questions with folded answers; they open without JavaScript, and find-in-page opens them. */
export default function Faq() {
  return (
    <div className="ui-page">
      <PageHead
        title="よくある質問"
        lead="応募、求人の掲載、アカウント、個人情報について、よくいただくご質問にお答えします。"
      />
      <div className="detail-layout detail-layout--facts-first detail-layout--contents pt-8 max-lg:pt-1">
        <div className="ui-stack gap-10">
          {questionGroups.map(({ id, title, questions }) => (
            <section key={id} id={id} className="ui-stack ui-stack--tight" aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="font-mincho text-xl tracking-[.04em]">
                {title}
              </h2>
              <div className="faq__questions border-y border-rule-strong">
                {questions.map(({ q, a }) => (
                  <details key={q} className="group border-rule not-first:border-t">
                    <summary className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3.5 items-baseline px-2 py-3.5 font-bold leading-[1.6] list-none cursor-pointer [word-break:var(--phrase)]">
                      <span className="text-lg font-mincho text-primary-ink" aria-hidden="true">
                        問
                      </span>
                      {q}
                      <ChevronDown
                        className="ui-icon self-center text-muted transition-[rotate] duration-(--motion-base) ease-(--ease-out) group-open:rotate-180"
                        aria-hidden="true"
                      />
                    </summary>
                    <div className="ps-11 pe-10 pb-5 leading-[1.85] max-md:ps-10 max-md:pe-2 *:not-first:mt-3">{a}</div>
                  </details>
                ))}
              </div>
            </section>
          ))}
          <section className="ui-row ui-row--between sheet sheet__body gap-4">
            <div>
              <h2 className="text-md">解決しないときは</h2>
              <p className="ui-phrase text-sm text-muted mt-1">
                使い方の詳しい説明はヘルプに、そのほかはお問い合わせへ。
              </p>
            </div>
            <div className="ui-row ui-row--tight">
              <LinkButton to={pagePath('help')}>ヘルプを読む</LinkButton>
              <LinkButton to={pagePath('contact')} variant="primary">
                問い合わせる
              </LinkButton>
            </div>
          </section>
        </div>
        <aside>
          <Contents sections={questionGroups} />
        </aside>
      </div>
    </div>
  )
}
