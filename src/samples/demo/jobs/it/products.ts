import type { DemoJobEntry } from '#samples/demo/job.ts'
import { fullTimeStandard, internStandard } from '#samples/demo/standard-terms.ts'

/** Products of software companies. */
export const productsJobs: readonly DemoJobEntry[] = [
  {
    title: 'Webアプリケーションエンジニア（請求機能）',
    company: '株式会社テラスソフト',
    location: '福岡県福岡市（在宅勤務可）',
    description: `請求書の発行と入金の消し込みを受け持つ7名のチームです。税の端数、締め日の例外、月末が休日のとき。細かな決まりごとを型と試験で表していきます。

毎月最初の金曜日は開発を止め、問い合わせの記録を全員で読みます。自分の書いた文言で電話が鳴っていたと知る日でもあります。

選考では、匿名にした実際の問い合わせを3件お渡しし、どう改めるかを文章で書いていただきます。期限は1週間、作業分の謝礼をお支払いします。

・新しい帳票と画面の開発
・Javaで書かれた計算部分の移し替え
・性能の測定と改善
・仕様書とレビュー`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['TypeScript', 'Java', 'SQL', '業務システムの開発2年以上'],
    benefits: ['書籍購入費', '副業の届出制度'],
    posted_days_ago: 4,
    terms: fullTimeStandard({
      duties: { initial: '請求機能の開発', change_scope: 'システム開発に関する業務' },
      workplace: { change_scope: '福岡市の本社および自宅', remote_days: 3 },
      hours: { system: 'flex', spans: [{ start: '09:30', end: '18:30' }], overtime_hours: 10 },
      holidays: { annual_days: 126 },
      pay: { min: 360_000, max: 580_000 },
    }),
  },
  {
    title: 'UIデザイナー（業務ソフト）',
    company: '株式会社テラスソフト',
    location: '福岡県福岡市（在宅勤務可）',
    description: `表と入力欄ばかりの画面を、はじめて経理を任された人でも迷わず使えるように整える仕事です。飾りよりも、余白と言葉の順序に時間をかけます。

月に2回、お客様の事務所へ伺い、付箋の貼られた画面を見せてもらいます。付箋の一枚一枚が次の課題です。

・画面の設計と試作
・文言の見直し
・部品集の管理
・利用者の観察と記録`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['Figma', '業務システムの画面設計', '利用者調査（あれば）', '作品集の提出'],
    benefits: ['機材の選択制', '書籍購入費'],
    posted_days_ago: 23,
    terms: fullTimeStandard({
      duties: { initial: '画面の設計と利用者の観察', change_scope: '製品の企画・デザイン業務' },
      workplace: { change_scope: '福岡市の本社および自宅', remote_days: 3 },
      hours: { system: 'flex', spans: [{ start: '09:30', end: '18:30' }], overtime_hours: 8 },
      holidays: { annual_days: 126 },
      pay: { min: 330_000, max: 480_000 },
    }),
  },
  {
    title: 'システム企画・プロジェクトマネージャー',
    company: 'ことり少額短期保険株式会社',
    location: '大阪府大阪市（在宅勤務可）',
    description: `契約管理の仕組みを、3年かけて作り替える計画の2年目に入りました。社内4名、協力会社12名の開発を取りまとめる方を募集します。

支払の担当者が「この画面なら6日を5日にできる」と言ったことから優先順位を組み直しました。計画を守ることより、順番を正しくすることに頭を使ってください。

・要件の整理と優先順位の合意
・進捗、予算、課題の管理
・協力会社との契約と品質の確認
・稼働後の定着の支援`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'senior',
    requirements: ['プロジェクトマネジメント', '金融・保険システムの経験3年以上', '要件定義', 'PMP（あれば）'],
    benefits: ['確定拠出年金', '服装自由'],
    posted_days_ago: 27,
    terms: fullTimeStandard({
      duties: { initial: '契約管理システムの刷新の統括', change_scope: '会社の定める業務' },
      workplace: { change_scope: '大阪本社および自宅', remote_days: 3 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:00', end: '17:30' }],
        core: { start: '10:30', end: '15:00' },
        overtime_hours: 20,
      },
      holidays: { annual_days: 124 },
      pay: {
        unit: 'year',
        min: 6_000_000,
        max: 8_160_000,
        bonus: '年俸に含みます',
        raise: '年1回の年俸改定',
        note: '年俸を12等分して毎月お支払いします',
      },
    }),
  },
  {
    title: 'ゲームプログラマー（Unity）',
    company: '株式会社ことばの森',
    location: '京都府京都市',
    description: `文字を読むことが好きな人のための、静かな冒険ゲームを作っています。新作は古い旅館を舞台にした推理もので、開発は11名、期間は2年の予定です。

会話の一行ごとに間合いを調整できる道具を自社で作りました。その道具を育てることも仕事に含まれます。

・会話と探索の部分の実装
・執筆者向けの道具の改良
・家庭用ゲーム機への移植
・読み込み時間の短縮`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['Unity', 'C#', 'ゲーム開発の経験2年以上', '作品の提出'],
    benefits: ['書籍・ゲームの購入費', '服装自由'],
    posted_days_ago: 25,
    terms: fullTimeStandard({
      duties: { initial: '会話と探索の部分の実装', change_scope: 'ゲーム開発に関する業務' },
      workplace: { change_scope: '京都市の事務所および自宅', remote_days: 2 },
      hours: {
        system: 'flex',
        spans: [{ start: '10:00', end: '19:00' }],
        core: { start: '11:00', end: '16:00' },
        overtime_hours: 18,
      },
      holidays: { annual_days: 122, note: '作品の完成後に連続休暇10日' },
      pay: { min: 300_000, max: 440_000 },
    }),
  },
  {
    title: 'kintoneエンジニア（在宅・残業少なめ）',
    company: '株式会社越後ファームウェア',
    location: '新潟県三条市（在宅勤務可）',
    description: `金物の町の工場に、受注や在庫の小さな仕組みを作って届けています。1件あたり3週間ほど。お客様の前で画面を直しながら決めるので、作り直しの少ない仕事です。

17時30分からは返信しない、と取引先にもお伝えしてあります。

・聞き取りと画面の作成
・JavaScriptでの機能追加
・使い方の説明と手引きの作成`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'entry',
    requirements: ['JavaScript', '人の話を聞いて図にすること', '在宅勤務の環境', '開発の実務経験1年以上'],
    benefits: ['認定資格の受験料', '工場見学'],
    posted_days_ago: 2,
    terms: fullTimeStandard({
      duties: { initial: '受注・在庫の仕組みの作成と説明', change_scope: 'システム開発に関する業務' },
      workplace: { change_scope: '自宅および三条市の事務所', remote_days: 4 },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 4 },
      holidays: { annual_days: 124 },
      pay: { min: 240_000, max: 340_000, allowances: [{ name: '在宅勤務手当', yen: 5_000 }] },
    }),
  },
  {
    title: '開発インターン（地域の足を支えるアプリ）',
    company: '会津デマンド交通株式会社',
    location: '福島県会津若松市',
    description: `予約に応じて走る乗合タクシーのアプリを、社員3名で開発しています。夏から続く開発インターンの冬組を2名募集します。期間は3か月、週2日から、時給1,200円から。

実際に乗って、運転手さんの操作画面を後部座席から見てもらうのが最初の課題です。

・画面の小さな改善（React、TypeScript）
・試験の追加
・利用者への聞き取りの同席`,
    job_type: 'internship',
    work_style: 'hybrid',
    experience_level: 'entry',
    requirements: ['TypeScriptまたはJavaScriptの学習経験', 'Gitの基本操作'],
    benefits: ['機材貸与'],
    posted_days_ago: 13,
    terms: internStandard({
      period: { months: 3 },
      duties: { initial: '画面の改善と試験の追加', change_scope: 'アプリ開発の業務に限る' },
      workplace: { remote_days: 1 },
      hours: { spans: [{ start: '10:00', end: '17:00' }], note: '週2日から' },
      holidays: { pattern: 'other', days: ['sat', 'sun'], note: '平日のうち週3日' },
      pay: { min: 1_200, max: 1_300, monthly_hours: 52 },
    }),
  },
  {
    title: '最高技術責任者（CTO）',
    company: '株式会社やまびこワークス',
    location: '徳島県名西郡神山町（リモート可）',
    description: `山の学校や診療所をつなぐ遠隔会話の機器を作っています。創業から技術を見てきた共同創業者が研究に専念することになり、開発組織（9名）を引き継ぐ方を探しています。

機器、アプリ、通信のすべてが自社です。次の2年で、部品の入手が難しくなった基板を作り直します。神山には月に1週間ほど滞在していただければ、住まいは問いません。

・技術方針と予算の決定
・基板とソフトの刷新計画
・採用と評価
・資金調達での技術説明`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'executive',
    requirements: ['開発組織の責任者経験3年以上', '機器とソフトの両方への理解', '採用と育成', '月1週間の神山滞在'],
    benefits: ['ストックオプション', '滞在時の住居', '往復の交通費'],
    posted_days_ago: 46,
    terms: fullTimeStandard({
      duties: { initial: '技術方針の決定と開発組織の運営', change_scope: '会社の定める管理業務' },
      workplace: { change_scope: '自宅および神山町の本社', remote_days: 4 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:30', end: '18:30' }],
        overtime_hours: 20,
        note: '管理監督者にあたるため、時間外労働の割増賃金の対象外です（深夜を除く）',
      },
      holidays: { days: ['sat', 'sun'] },
      pay: {
        unit: 'year',
        min: 8_400_000,
        max: 12_000_000,
        bonus: '年俸に含みます',
        raise: '年1回の年俸改定',
        note: '年俸を12等分して毎月お支払いします',
      },
    }),
  },
]
