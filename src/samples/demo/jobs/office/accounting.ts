import type { DemoJobEntry } from '#samples/demo/job.ts'
import { fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** Accounting and claims. */
export const accountingJobs: readonly DemoJobEntry[] = [
  {
    title: '経理スタッフ（製造業の原価計算）',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `経理課4名のうち、原価計算を受け持っていた社員が来春から海外の協力工場へ移るため、後任を募集します。引き継ぎに4か月をかけます。

部品ごとの見積と実績の差を調べ、なぜ違ったのかを現場に聞きに行く仕事です。数字の合わない理由が切りくずの量だった、ということもあります。

・月次の原価集計と差異の分析
・売掛、買掛の照合
・棚卸の立ち会い
・決算資料の作成補助`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['日商簿記2級', '経理の実務経験3年以上', 'Excel', '原価計算（学ぶ意欲があれば可）'],
    benefits: ['繁忙は月初の5日間', '社員食堂', '退職金制度'],
    posted_days_ago: 13,
    deadline_in_days: 25,
    terms: fullTimeStandard({
      duties: { initial: '原価計算と月次決算の補助', change_scope: '経理・総務部門の業務' },
      workplace: { change_scope: '横浜市鶴見区の本社および工場' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 12 },
      holidays: { annual_days: 122 },
      pay: {
        min: 265_000,
        max: 345_000,
        allowances: [{ name: '食事手当', yen: 5_000 }],
        bonus: '年2回（7月・12月）、2025年度実績は計3.6か月分',
      },
    }),
  },
  {
    title: '在宅で働く経理（月次決算担当）',
    company: '合同会社そろばん堂',
    location: '長野県塩尻市（在宅勤務可）',
    description: `飲食店や設計事務所など、小さな会社20社の記帳と月次決算を引き受けています。担当はすべて在宅で働いており、社員は長野のほか山梨と群馬にもいます。

一人が持つのは5社まで。領収書は写真で届きます。月に1回だけ塩尻の事務所に集まり、判断に迷った仕訳を持ち寄ります（交通費実費）。

・仕訳の入力と証憑の確認
・月次の試算表とコメントの作成
・顧客からの質問への返信
・年末調整の書類の取りまとめ`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'mid',
    requirements: [
      '日商簿記2級',
      '会計事務所または経理の経験2年以上',
      '在宅で働ける通信環境',
      'クラウド会計の使用経験（あれば）',
    ],
    benefits: ['フレックスタイム制', 'パソコン・モニター貸与'],
    posted_days_ago: 4,
    deadline_in_days: 30,
    terms: fullTimeStandard({
      duties: { initial: '顧問先の記帳と月次決算', change_scope: '経理およびこれに付随する業務' },
      workplace: { change_scope: '自宅および塩尻市の事務所', remote_days: 5 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:00', end: '18:00' }],
        core: { start: '10:00', end: '15:00' },
        overtime_hours: 8,
      },
      holidays: { annual_days: 122 },
      pay: { min: 245_000, max: 320_000, allowances: [{ name: '在宅勤務手当', yen: 6_000 }] },
    }),
  },
  {
    title: '医療事務（訪問看護の請求）',
    company: '青葉メディカル株式会社',
    location: '宮城県仙台市',
    description: `6つの訪問看護ステーションから届く記録をまとめ、毎月10日までに医療保険と介護保険の請求を行います。月初の3日間は忙しく、その代わり中旬は定時より1時間早く終える日を設けています（給与は変わりません）。

看護師に「この記録では請求できません」と伝える場面もあります。やり取りが角立たないよう、様式を整えるところから一緒に考えてください。

・訪問実績の点検
・請求データの作成と伝送
・返戻の原因調べと再請求
・利用者負担分の請求書の発送`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['医療事務', '介護保険の請求', 'Excel', '請求の実務経験1年以上'],
    benefits: ['退職金制度'],
    posted_days_ago: 29,
    terms: fullTimeStandard({
      duties: { initial: '訪問看護の医療保険・介護保険の請求', change_scope: '事務部門の業務' },
      workplace: { change_scope: '仙台市内の事業所', remote_days: 1 },
      hours: {
        spans: [{ start: '08:30', end: '17:30' }],
        overtime_hours: 10,
        note: '月初は繁忙、中旬は1時間早く終える日があります',
      },
      holidays: { annual_days: 125 },
      pay: { min: 205_000, max: 245_000, allowances: [{ name: '資格手当', yen: 5_000 }] },
    }),
  },
  {
    title: '経理部長',
    company: '瀬戸内リース株式会社',
    location: '広島県広島市',
    description: `経理部9名を率い、決算と資金調達の両方を見ていただきます。リース会社の経理は、金利と残価の見積もりが業績に直結します。

来年度から決算の早期化に取り組みます。いまは締めから開示まで32営業日、まず25営業日を目指します。現部長は顧問として1年残ります。

・決算、税務申告の統括
・金融機関との折衝
・監査法人への対応
・部員の育成と採用`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'executive',
    requirements: [
      '経理部門の管理職経験3年以上',
      'リース会計',
      '資金調達の実務',
      '公認会計士または税理士（あれば尚可）',
    ],
    benefits: ['役職手当', '住宅手当', '持株会'],
    posted_days_ago: 50,
    terms: fullTimeStandard({
      duties: { initial: '決算・資金調達の統括と経理部の運営', change_scope: '会社の定める管理業務' },
      workplace: { change_scope: '広島本社' },
      hours: {
        spans: [{ start: '09:00', end: '18:00' }],
        overtime_hours: 20,
        note: '管理監督者にあたるため、時間外労働の割増賃金の対象外です（深夜を除く）',
      },
      holidays: { annual_days: 123 },
      pay: {
        unit: 'year',
        min: 8_400_000,
        max: 10_800_000,
        bonus: '年俸に含みます',
        raise: '年1回の年俸改定',
        note: '年俸を12等分して毎月お支払いします',
      },
      selection: { headcount: 1, steps: ['書類選考', '役員面接2回', '内定'], documents: '履歴書、職務経歴書' },
    }),
  },
]
