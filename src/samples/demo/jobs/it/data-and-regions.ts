import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, fullTimeStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Data, and software for regions. */
export const dataAndRegionsJobs: readonly DemoJobEntry[] = [
  {
    title: 'データアナリスト（電力需要の予測）',
    company: 'みどり電力株式会社',
    location: '東京都港区（リモート可）',
    description: `翌日の電力需要を30分ごとに予測し、市場での売買計画に渡します。雲の動き、工場の休業日、サッカーの中継。数字を動かす理由を一つずつ見つけていく仕事です。

予測が外れた日は、翌朝に理由を一枚にまとめて社内に配ります。外れ方のよい説明には拍手が起きます。

・予測モデルの開発と評価
・気象、使用量データの整備
・売買担当への説明
・早番（朝7時から・月6回）での予測の更新`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['Python', '統計', 'SQL', '時系列データの分析経験3年以上'],
    benefits: ['早番手当', '学会参加費'],
    posted_days_ago: 14,
    terms: fullTimeStandard({
      duties: { initial: '需要予測モデルの開発', change_scope: '会社の定める業務' },
      workplace: { change_scope: '本社および自宅', remote_days: 3 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:00', end: '17:45' }],
        core: { start: '10:30', end: '15:00' },
        overtime_hours: 15,
        note: '早番（7時から）は月6回',
      },
      holidays: { annual_days: 124 },
      pay: { min: 380_000, max: 550_000, bonus: '年2回（6月・12月）、2025年度実績は計4.4か月分' },
    }),
  },
  {
    title: '機械学習エンジニア（農業画像）',
    company: '筑波アグリビジョン株式会社',
    location: '茨城県つくば市',
    description: `レタスと小麦の畑を空から撮り、病気の早い兆しを見つける仕組みを研究しています。学習に使う画像は、農家の方と一緒に畑を歩き、葉を裏返して確かめたものだけです。

雨の続く年は正答率が落ちます。曇りの画像を集めるために夜明けに出かけることもあります。

・画像認識モデルの開発
・教師データの設計と点検
・現地での撮影と検証
・論文、特許の調査`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['Python', 'PyTorch', '画像認識の開発経験', '普通自動車免許'],
    benefits: ['学会参加費', '計算機の自由な利用', '野菜の支給'],
    posted_days_ago: 53,
    terms: fullTimeStandard({
      duties: { initial: '画像認識モデルの研究開発', change_scope: '研究開発の業務' },
      workplace: { change_scope: 'つくば市の研究所および自宅', remote_days: 3 },
      hours: {
        system: 'discretionary',
        spans: [{ start: '09:30', end: '18:30' }],
        deemed_minutes: 480,
        overtime: 'none',
        note: '専門業務型裁量労働制（本人の同意を得て適用）',
      },
      holidays: { annual_days: 123 },
      pay: { min: 350_000, max: 520_000 },
    }),
  },
  {
    title: 'Webディレクター（自治体サイト）',
    company: '株式会社杜のことば社',
    location: '宮城県仙台市',
    description: `東北の市町村のウェブサイトを作り直す会社です。情報の並べ方を決めるために、まず役場の窓口に半日座り、住民の方が何を尋ねるのかを書き留めます。

公開してからの3年間、毎月の改善に付き添う契約が基本。読み上げで使えるかどうかの検査は、当事者の方にお願いしています。

・聞き取りと構成の設計
・原稿の整理とやさしい日本語への書き換え
・制作の進行管理
・公開後の改善の提案`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['Webディレクション2年以上', '文章の整理', 'アクセシビリティの知識', '東北各県への出張（月3日ほど）'],
    benefits: ['研修費', '直行直帰可'],
    posted_days_ago: 18,
    terms: fullTimeStandard({
      duties: { initial: 'サイトの構成と制作の進行', change_scope: '制作部門の業務' },
      workplace: { change_scope: '仙台市の本社および自宅', remote_days: 3 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:30', end: '18:30' }],
        core: { start: '11:00', end: '15:00' },
        overtime_hours: 14,
      },
      holidays: { annual_days: 123 },
      pay: { min: 270_000, max: 380_000 },
    }),
  },
  {
    title: '在宅テスター（ゲーム・アプリ／パート）',
    company: '株式会社すなはまラボ',
    location: '鳥取県鳥取市（在宅勤務）',
    description: `発売前のアプリやゲームを手順表のとおりに操作し、おかしな動きを文章で報告します。「なんとなく変」を「3回に1回、戻るを押すと音が途切れる」と書き直せる人が長く活躍しています。

1日4時間から、週3〜5日。時給1,150円からで、機材はすべてお送りします。

・手順に沿った操作と記録
・不具合の再現手順の作成
・直った箇所の再確認`,
    job_type: 'part-time',
    work_style: 'remote',
    experience_level: 'entry',
    requirements: ['未経験可', '文章での報告', '秘密保持の誓約'],
    benefits: ['機材貸与', '通信費の補助', '正社員登用の実績あり'],
    posted_days_ago: 6,
    terms: partTimeStandard({
      duties: { initial: 'アプリの操作確認と不具合の報告', change_scope: '試験業務に限る' },
      workplace: { change_scope: '自宅', remote_days: 5 },
      hours: {
        system: 'shift',
        spans: [
          { start: '09:00', end: '13:00' },
          { start: '13:00', end: '17:00' },
        ],
        break_minutes: 0,
        note: '1日4時間から、週3〜5日',
      },
      holidays: { pattern: 'shift', annual_days: 157, note: '週2日から4日の休み' },
      pay: { min: 1_150, max: 1_250 },
      insurance: ['accident', 'employment'],
    }),
  },
  {
    title: 'GISエンジニア（森林の地図）',
    company: '飛騨フォレストデータ株式会社',
    location: '岐阜県高山市',
    description: `航空レーザの測量結果から、木の高さと本数を割り出す会社です。林業の方が山で開けるよう、電波のない場所でも動く地図を作っています。

月に1回は山へ入り、計算で出した高さと実物を測り比べます。合わなかった木には番号札をつけて、みんなで理由を考えます。

・点群データの解析
・地図アプリの開発
・森林組合への説明と研修
・現地での検証`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['Python', 'QGISまたはArcGIS', '空間データベース', '山林を歩く作業があります'],
    benefits: ['登山靴の支給', '薪の支給'],
    posted_days_ago: 56,
    terms: fullTimeStandard({
      duties: { initial: '点群データの解析と地図の開発', change_scope: '測量・開発の業務' },
      workplace: { change_scope: '高山市の本社および調査地', remote_days: 2 },
      hours: {
        system: 'flex',
        spans: [{ start: '08:30', end: '17:30' }],
        core: { start: '10:00', end: '15:00' },
        overtime_hours: 10,
      },
      holidays: { annual_days: 122 },
      pay: { min: 280_000, max: 400_000 },
    }),
  },
  {
    title: '自治体の業務改善支援（契約社員）',
    company: '黒潮デジタル推進株式会社',
    location: '高知県四万十市',
    description: `町役場の紙の手続きを一枚ずつ調べ、なくせるもの、まとめられるもの、画面に移せるものに分けていく仕事です。技術よりも、窓口の方の話を最後まで聞くことが先に立ちます。

3町村を二人で担当します。役場の一角に席を借り、週の半分をそこで過ごします。

・業務の流れの聞き取りと図示
・様式の見直しの提案
・入力フォームの作成（ノーコード）
・職員研修の講師`,
    job_type: 'contract',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['業務改善または行政での勤務経験', '図解や文章での説明', '普通自動車免許', 'kintone（あれば）'],
    benefits: ['社有車', '住宅の紹介', '携帯電話の支給'],
    posted_days_ago: 21,
    terms: contractStandard({
      period: {
        months: 12,
        renewal_criteria: '受託している事業の継続および勤務成績により判断',
        renewal_limit: '更新の上限はありません',
      },
      duties: { initial: '業務の流れの聞き取りと改善の提案', change_scope: '自治体支援の業務' },
      workplace: { change_scope: '四万十市の本社および受託先の町村役場', remote_days: 1 },
      hours: { spans: [{ start: '08:30', end: '17:15' }], overtime_hours: 8 },
      holidays: { annual_days: 121 },
      pay: { min: 250_000, max: 300_000 },
    }),
  },
  {
    title: 'BIMオペレーター（木造建築）',
    company: '株式会社吉野設計データ',
    location: '奈良県橿原市（在宅勤務可）',
    description: `工務店から届く図面を三次元に起こし、柱や梁の加工機に渡すデータを作ります。手描きの図面も多く、読めない寸法は大工さんに電話で確かめます。

最初の3か月は橿原の作業室で、隣の先輩と同じ家を入力します。慣れたら週3日まで在宅にできます。

・図面の読み取りとモデルの作成
・部材表の確認
・干渉の検査
・修正の履歴の管理`,
    job_type: 'contract',
    work_style: 'hybrid',
    experience_level: 'entry',
    requirements: ['CADの使用経験', '建築図面の基礎', '未経験可（学校で学んだ方も可）'],
    benefits: ['正社員登用制度', '木造現場の見学'],
    posted_days_ago: 38,
    terms: contractStandard({
      duties: { initial: '図面の入力とモデルの作成', change_scope: '設計データ作成の業務' },
      workplace: { change_scope: '橿原市の作業室および自宅', remote_days: 3 },
      hours: { spans: [{ start: '09:00', end: '18:00' }], overtime_hours: 8 },
      pay: { min: 210_000, max: 255_000 },
    }),
  },
]
