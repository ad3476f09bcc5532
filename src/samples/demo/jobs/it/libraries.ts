import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** The makers of a library system. */
export const librariesJobs: readonly DemoJobEntry[] = [
  {
    title: 'バックエンドエンジニア（TypeScript）',
    company: '株式会社ヒラク',
    location: '東京都千代田区',
    description: `図書館の予約・貸出システムを、5名のチームで開発しています。設計の議論に時間をかけ、リモート勤務を基本としています。

設計の相談は文書に書いて投げかけ、2日置いてから決めるのが習慣です。蔵書の点検がある年末は変更を止め、その2週間で古い仕組みを片づけます。神保町の事務所に来るのは、望む人で月に2、3日ほど。

選考は書類、技術の面談、社員3名との面談の3段階で、その場でプログラムを書く試験はありません。代わりに、これまでの設計で迷ったことを一つ聞かせてください。

・予約と貸出のAPIの設計、開発
・データベースの設計と性能の改善
・図書館からの要望の整理
・障害時の調査と報告書の作成`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'senior',
    requirements: ['TypeScript', 'PostgreSQL', '設計経験3年以上', 'コードレビュー', '図書館で働いた経験（あれば）'],
    benefits: ['在宅勤務手当', '書籍購入費'],
    posted_days_ago: 11,
    terms: fullTimeStandard({
      duties: { initial: '予約・貸出システムの設計と開発', change_scope: 'システム開発に関する業務' },
      workplace: { change_scope: '自宅および神保町の事務所', remote_days: 5 },
      hours: {
        system: 'flex',
        spans: [{ start: '10:00', end: '19:00' }],
        core: { start: '11:00', end: '15:00' },
        overtime_hours: 8,
      },
      holidays: { annual_days: 125, note: '読書休暇（年3日）' },
      pay: {
        unit: 'year',
        min: 5_400_000,
        max: 8_400_000,
        bonus: '年俸に含みます',
        raise: '年1回の年俸改定',
        note: '年俸を12等分して毎月お支払いします',
      },
      selection: {
        headcount: 1,
        steps: ['書類選考', '技術の面談', '社員3名との面談', '内定'],
        documents: '職務経歴書',
      },
    }),
  },
  {
    title: '図書館システムのサポート',
    company: '株式会社ヒラク',
    location: '東京都千代田区',
    description: `導入先の図書館から届く問い合わせに、メールと電話で対応します。

1日の件数は15件前後。返却ポストの読み取り機がうまく動かない、という相談から、目録の並び順の質問まで幅があります。調べてもわからないときは開発の担当に引き継ぎ、答えが出たら自分の言葉で返します。給与は経験を伺って決めます。

・メールと電話の応対
・操作手順書の更新
・不具合の再現と記録`,
    job_type: 'contract',
    work_style: 'hybrid',
    experience_level: 'entry',
    requirements: ['電話対応', '司書資格（あれば）', 'パソコンの基本操作'],
    benefits: ['正社員登用制度', '書籍購入費'],
    posted_days_ago: 2,
    state: 'pending',
    terms: contractStandard({
      duties: { initial: '図書館からの問い合わせへの対応', change_scope: 'システムの導入支援に関する業務' },
      workplace: { change_scope: '自宅および神保町の事務所', remote_days: 2 },
      hours: { spans: [{ start: '09:00', end: '18:00' }], overtime_hours: 5 },
      holidays: { annual_days: 125 },
      pay: null,
    }),
  },
  {
    title: 'モバイルアプリエンジニア（蔵書検索）',
    company: '株式会社ヒラク',
    location: '東京都千代田区（リモート可）',
    description: `読み上げ機能を使う方が1割を超える、図書館の検索アプリです。新しい部品を入れる前に、画面を見ないで操作できるかどうかを必ず確かめます。

開発は3名。点字図書館の職員の方に、2か月に1回、レビューをお願いしています。

・検索と予約の画面の開発
・OSの更新にともなう点検
・自動試験の整備
・ストアの審査への対応`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'mid',
    requirements: ['Kotlin', 'Swift', 'アクセシビリティ', 'ストア公開の経験'],
    benefits: ['端末の貸与', '学会・研修の参加費', '在宅勤務手当'],
    posted_days_ago: 20,
    terms: fullTimeStandard({
      duties: { initial: '検索アプリの開発と点検', change_scope: 'システム開発に関する業務' },
      workplace: { change_scope: '自宅および神保町の事務所', remote_days: 5 },
      hours: {
        system: 'flex',
        spans: [{ start: '10:00', end: '19:00' }],
        core: { start: '11:00', end: '15:00' },
        overtime_hours: 10,
      },
      holidays: { annual_days: 125 },
      pay: { min: 420_000, max: 620_000 },
    }),
  },
  {
    title: 'QAエンジニア（図書館システム）',
    company: '株式会社ヒラク',
    location: '東京都千代田区（リモート可）',
    description: `試験の設計を一手に引き受けてきた社員が時短勤務に移るため、もう一人お迎えします。

貸出の規則は図書館ごとに違い、祝日の返却期限だけで40通りあります。この組み合わせを人の目で追うのをやめ、規則の表から試験を起こす仕組みを育てているところです。

・試験の計画と設計
・Playwrightでの自動化
・開発者との不具合の切り分け
・リリース判定の資料づくり`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'mid',
    requirements: ['テスト設計', 'TypeScriptまたはPython', '自動テストの運用経験', 'JSTQB（あれば）'],
    benefits: ['時短正社員制度', '研修の参加費', '在宅勤務手当'],
    posted_days_ago: 3,
    deadline_in_days: 24,
    terms: fullTimeStandard({
      duties: { initial: '試験の設計と自動化', change_scope: 'システム開発に関する業務' },
      workplace: { change_scope: '自宅および神保町の事務所', remote_days: 5 },
      hours: {
        system: 'flex',
        spans: [{ start: '10:00', end: '19:00' }],
        core: { start: '11:00', end: '15:00' },
        overtime_hours: 6,
      },
      holidays: { annual_days: 125 },
      pay: { min: 380_000, max: 540_000 },
    }),
  },
  {
    title: '検索エンジン開発エンジニア（日本語）',
    company: '株式会社ヒラク',
    location: '東京都千代田区（リモート可）',
    description: `旧字体、送り仮名の揺れ、外国人名の表記。蔵書検索のことばの揺れを吸収する部分を専門に担う方を募集します。「ヴァイオリン」でも「ﾊﾞｲｵﾘﾝ」でも同じ本にたどり着けるようにするのが最初の課題です。

正解のない調整が続くので、司書の方と作った評価用の質問2,000件を使って良し悪しを測ります。

・検索の索引と順位付けの改善
・形態素解析の辞書の整備
・評価の自動化
・図書館からの検索相談への回答`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'senior',
    requirements: ['全文検索エンジンの運用経験', 'JavaまたはTypeScript', '自然言語処理の知識', '目録規則への関心'],
    benefits: ['学会・研修の参加費', '在宅勤務手当', '書籍購入費'],
    posted_days_ago: 1,
    state: 'pending',
    terms: fullTimeStandard({
      duties: { initial: '検索の索引と順位付けの開発', change_scope: 'システム開発に関する業務' },
      workplace: { change_scope: '自宅および神保町の事務所', remote_days: 5 },
      hours: {
        system: 'flex',
        spans: [{ start: '10:00', end: '19:00' }],
        core: { start: '11:00', end: '15:00' },
        overtime_hours: 8,
      },
      holidays: { annual_days: 125 },
      pay: { min: 500_000, max: 720_000 },
    }),
  },
  {
    title: 'フロントエンドエンジニア（開架アプリの刷新）',
    company: '株式会社ヒラク',
    location: '東京都千代田区（リモート可）',
    description: `館内の検索端末の画面を一新する1年の計画です。子どもの背丈でも、車いすでも、手袋をしたままでも使える画面を、図書館の片隅に試作機を置かせてもらいながら作ります。

触った人の指の動きを眺めるのが、この計画のいちばんの楽しみです。

・Reactでの画面の開発
・試作機での観察と改良
・読み上げ、拡大への対応
・端末の更新の仕組みづくり`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['React', 'TypeScript', 'アクセシビリティ', '図書館への訪問（月2日ほど）'],
    benefits: ['在宅勤務手当', '書籍購入費'],
    posted_days_ago: 70,
    state: 'closed',
    terms: fullTimeStandard({
      duties: { initial: '検索端末の画面の開発', change_scope: 'システム開発に関する業務' },
      workplace: { change_scope: '自宅、神保町の事務所および導入先の図書館', remote_days: 3 },
      hours: {
        system: 'flex',
        spans: [{ start: '10:00', end: '19:00' }],
        core: { start: '11:00', end: '15:00' },
        overtime_hours: 10,
      },
      holidays: { annual_days: 125 },
      pay: { min: 400_000, max: 580_000 },
    }),
  },
]
