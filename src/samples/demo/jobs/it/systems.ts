import type { DemoJobEntry } from '#samples/demo/job.ts'
import { fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** Systems of companies. */
export const systemsJobs: readonly DemoJobEntry[] = [
  {
    title: '社内SE（工場の進捗管理システム）',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `26台の機械の進み具合を全員の端末に映す仕組みを、2名で開発し、守っています。現場の人が昼休みに「ここ、もう少し大きく」と直接言いに来る距離です。

次は、熟練者の段取りを動画と数値で残す仕組みに取りかかります。外注に任せきりにせず、手を動かしたい方に向いています。

・進捗管理システムの改修（Java、TypeScript）
・機械からのデータ収集
・サーバーと社内網の管理
・社員からの問い合わせ対応`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['Java', 'TypeScript', '社内SEまたは開発の経験3年以上', 'SQL'],
    benefits: ['社員食堂', '外部研修の費用負担'],
    posted_days_ago: 16,
    terms: fullTimeStandard({
      duties: { initial: '進捗管理システムの改修と運用', change_scope: '情報システム・生産技術の業務' },
      workplace: { change_scope: '横浜市鶴見区の本社および工場', remote_days: 1 },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 12 },
      holidays: { annual_days: 122 },
      pay: { min: 300_000, max: 420_000, bonus: '年2回（7月・12月）、2025年度実績は計3.6か月分' },
    }),
  },
  {
    title: 'システムエンジニア（Java・金融）',
    company: '堂島情報システム株式会社',
    location: '大阪府大阪市',
    description: `地方銀行と信用金庫の為替システムを保守しています。変更は年に2回の決まった週末だけ。その分、設計と試験に何か月もかけられます。

客先に一人で行くことはなく、必ず4人以上の班で入ります。班長は技術の、課長は体調の相談相手、と役割を分けました。

客先は北浜と堺筋本町が中心です。

・影響調査と基本設計
・Javaでの開発と単体試験
・切り替え手順の作成
・本番作業の立ち会い（年2回の週末・振替あり）`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['Java', 'システムエンジニア経験3年以上', '基本設計', '金融業務の知識（あれば）'],
    benefits: ['資格手当'],
    posted_days_ago: 9,
    terms: fullTimeStandard({
      duties: { initial: '為替システムの設計と試験', change_scope: '会社の定める業務' },
      workplace: { change_scope: '大阪市内の客先および本社（転居を伴う異動なし）', remote_days: 2 },
      hours: { spans: [{ start: '09:00', end: '17:45' }], overtime_hours: 16, note: '本番作業のある月は30時間ほど' },
      holidays: { annual_days: 125, note: '本番作業（年2回の週末）は振替休日' },
      pay: { min: 320_000, max: 460_000, allowances: [{ name: '住宅手当', yen: 15_000 }] },
    }),
  },
  {
    title: 'システムエンジニア（COBOLからの移行）',
    company: '株式会社九段システム設計',
    location: '東京都新宿区',
    description: `40年動いてきた共済の契約管理を、COBOLからＪａｖａへ移し替えています。古いプログラムを書いた先輩が嘱託で席に残っており、わからない分岐の理由を直接尋ねられる最後の機会です。

全体で約600本のうち、210本の移行が済みました。残りは2年の計画です。

・現行プログラムの読み解き
・新旧の結果の突き合わせ
・Javaでの作り直し
・業務の手順書の整備`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['COBOLまたはJava', 'システム移行の経験', '根気のいる調査', 'SQL'],
    benefits: ['資格取得支援', '退職金制度'],
    posted_days_ago: 37,
    terms: fullTimeStandard({
      duties: { initial: '契約管理プログラムの移行', change_scope: 'システム開発に関する業務' },
      workplace: { change_scope: '東京都内の事業所および客先' },
      hours: { spans: [{ start: '09:00', end: '18:00' }], overtime_hours: 14 },
      holidays: { annual_days: 122 },
      pay: { min: 330_000, max: 450_000 },
    }),
  },
  {
    title: '組込みソフトウェアエンジニア（車載）',
    company: '境川エレクトロニクス株式会社',
    location: '愛知県刈谷市',
    description: `電動シートの制御基板を開発しています。はさみ込みを検知して止まるまでの時間を1000分の1秒単位で詰める、地味で責任の重い仕事です。

実験室には実物のシートが8脚あり、書いたプログラムをその日のうちに動かせます。

・C言語での制御プログラムの開発
・実機での評価と記録
・機能安全の文書の作成
・量産後の不具合の調査`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['C言語', '組込み開発2年以上', '電子回路の基礎', '機能安全（あれば）'],
    benefits: ['社員寮', '食堂'],
    posted_days_ago: 44,
    terms: fullTimeStandard({
      duties: { initial: '制御プログラムの開発と評価', change_scope: '開発部門の業務' },
      workplace: { change_scope: '刈谷市の本社および豊田市の実験棟' },
      hours: {
        system: 'flex',
        spans: [{ start: '08:30', end: '17:30' }],
        core: { start: '10:00', end: '15:00' },
        overtime_hours: 20,
      },
      holidays: { days: ['sat', 'sun'], annual_days: 121, note: '会社カレンダーによる' },
      pay: { min: 310_000, max: 450_000, bonus: '年2回（7月・12月）、2025年度実績は計5.0か月分' },
    }),
  },
]
