import type { DemoJobEntry } from '#samples/demo/job.ts'
import { fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** Sales to companies and institutions. */
export const toCompaniesJobs: readonly DemoJobEntry[] = [
  {
    title: '法人営業（信用金庫の融資担当）',
    company: 'さざなみ信用金庫',
    location: '石川県金沢市',
    description: `地域の商店や工場を担当し、資金繰りや設備投資の相談に応じます。担当先は一人あたり40社ほどです。

決算書を受け取る前に、まず仕事場を見せてもらいます。機械の置き方や在庫の積み方から見えることが多いからです。前任者との引き継ぎには1か月をかけ、すべての担当先を二人で訪ねます。

最初の配属は金沢市内の本店です。

・担当先への訪問と記録
・融資の相談、稟議書の作成
・補助金や専門家の紹介
・事業承継の課への取り次ぎ`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['金融業界経験', '日商簿記2級', '普通自動車免許', '決算書の読解'],
    benefits: ['住宅手当', '退職金制度'],
    posted_days_ago: 15,
    terms: fullTimeStandard({
      duties: { initial: '融資の相談と稟議書の作成', change_scope: '金庫の定める業務' },
      workplace: { change_scope: '石川県・富山県・福井県の各店舗', transfer: 'possible' },
      hours: { spans: [{ start: '08:40', end: '17:20' }], overtime_hours: 11 },
      holidays: { annual_days: 122, note: '連続5日間の休暇（年2回）' },
      pay: { min: 270_000, max: 360_000, bonus: '年2回（6月・12月）、2025年度実績は計4.1か月分' },
    }),
  },
  {
    title: '技術営業（精密切削部品）',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `図面を預かり、作れるか、いくらか、いつまでかを48時間以内に答える営業です。訪問は週に6件ほど、残りの時間は現場で加工の段取りを相談しています。

断る仕事も少なくありません。うちの機械に向かない形状のときは、向いている会社の名前をお伝えします。その会社から、あとで紹介が返ってくることもあります。

・見積と加工方法の検討
・お客様の設計者との打ち合わせ
・試作品の納品と立ち会い
・納期と価格の交渉`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['図面の読解', '法人営業または加工現場の経験2年以上', '普通自動車免許'],
    benefits: ['社有車', '社員食堂'],
    posted_days_ago: 6,
    deadline_in_days: 28,
    terms: fullTimeStandard({
      duties: { initial: '見積と加工方法の提案', change_scope: '営業・生産部門の業務' },
      workplace: { change_scope: '横浜市鶴見区の本社および工場', remote_days: 1 },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 15 },
      holidays: { annual_days: 122 },
      pay: { min: 285_000, max: 380_000, bonus: '年2回（7月・12月）、2025年度実績は計3.6か月分' },
    }),
  },
  {
    title: '法人営業（工場・学校向け電力）',
    company: 'みどり電力株式会社',
    location: '東京都港区',
    description: `地域でつくった電気を地域で使う、という契約をご案内しています。電気代が必ず下がる提案ではありません。使い方によっては高くなる月もあることを、過去1年の使用量から試算してお見せします。

契約までは平均で5か月です。数を追うより、更新のときに続けてもらえる割合（2025年度は94%）を大切にしています。

・使用量の分析と試算
・提案書の作成と説明
・契約の手続き
・契約後の年次報告`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['法人営業2年以上', 'Excelでの試算', '普通自動車免許'],
    benefits: ['インセンティブなしの固定給', '直行直帰', '企業年金'],
    posted_days_ago: 22,
    terms: fullTimeStandard({
      duties: { initial: '電力契約の提案と年次報告', change_scope: '会社の定める業務' },
      workplace: { change_scope: '本社および全国の支社', transfer: 'possible', remote_days: 2 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:00', end: '17:45' }],
        core: { start: '10:30', end: '15:00' },
        overtime_hours: 18,
        note: '月5日ほどの出張あり',
      },
      holidays: { annual_days: 124 },
      pay: { min: 300_000, max: 420_000, bonus: '年2回（6月・12月）、2025年度実績は計4.4か月分' },
    }),
  },
  {
    title: 'インサイドセールス（業務ソフト）',
    company: '株式会社テラスソフト',
    location: '福岡県福岡市（在宅勤務可）',
    description: `資料を請求してくださった会社に電話や画面越しで話を聞き、「テラス帳場」が合うかどうかを一緒に判断します。合わないと分かれば、そうお伝えして終わりです。

飛び込みの電話はかけません。1日の商談は4件まで。録画した商談を週に一本だけ、仲間と見返して話し方を直します。

・問い合わせへの返信と日程の調整
・画面を共有した説明
・導入担当への引き継ぎ
・よくある質問の更新`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'entry',
    requirements: ['接客または営業の経験', 'オンライン会議ツール', '事務の仕事への理解', '未経験可'],
    benefits: ['書籍購入費'],
    posted_days_ago: 3,
    terms: fullTimeStandard({
      duties: { initial: '問い合わせへの応対と商談', change_scope: '営業・サポート部門の業務' },
      workplace: { change_scope: '福岡市の本社および自宅', remote_days: 3 },
      hours: { system: 'flex', spans: [{ start: '09:30', end: '18:30' }], overtime_hours: 8 },
      holidays: { annual_days: 126 },
      pay: { min: 250_000, max: 330_000 },
    }),
  },
  {
    title: 'リース営業（農業・食品設備）',
    company: '瀬戸内リース株式会社',
    location: '愛媛県松山市',
    description: `選果機、冷蔵設備、トラック。柑橘の農家や食品会社が「買うには重い」と感じる設備を、期間と支払いの形を組み立ててお届けする営業です。

繁忙期の農家には夕方しか時間がありません。その分、午前は事務所でゆっくり始めるなど、働く時間を自分で動かせます。

・設備の入れ替え計画の聞き取り
・見積と契約条件の作成
・審査担当との調整
・期間満了時の引き取りと再リース`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['営業経験1年以上', '普通自動車免許', '簿記3級程度の知識'],
    benefits: ['社有車貸与', '資格手当'],
    posted_days_ago: 21,
    terms: fullTimeStandard({
      duties: { initial: '設備リースの提案と契約', change_scope: '営業・審査の業務' },
      workplace: {
        postal_code: '7900003',
        prefecture: 'ehime',
        address: '松山市三番町5丁目99番地 三番町リースビル4階',
        station: '大手町駅',
        station_minutes: 6,
        change_scope: '松山市の支店（転居を伴う異動なし）',
      },
      hours: {
        spans: [{ start: '09:00', end: '17:40' }],
        overtime_hours: 14,
        note: '始業・終業は前後2時間の範囲でずらせます',
      },
      holidays: { annual_days: 123 },
      pay: { min: 250_000, max: 340_000, allowances: [{ name: '住宅手当', yen: 10_000 }] },
    }),
  },
  {
    title: '代理店営業（少額短期保険）',
    company: 'ことり少額短期保険株式会社',
    location: '大阪府大阪市',
    description: `自転車店、不動産店、移動販売の組合などおよそ300の代理店を、6名で分けて担当しています。店の方が3分で説明できるようにするのが仕事です。

新しい店を増やすことと、加入した方から苦情の出ない説明を続けてもらうこと。評価は半々です。

・代理店への訪問と研修
・募集の文書の点検
・新しい代理店の開拓
・契約データの確認`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['研修の講師', '少額短期保険募集人（入社後の取得可）', '保険または金融の営業経験3年以上'],
    benefits: ['服装自由', '時短勤務制度'],
    posted_days_ago: 32,
    terms: fullTimeStandard({
      duties: { initial: '代理店への研修と開拓', change_scope: '会社の定める業務' },
      workplace: { change_scope: '大阪本社および近畿の拠点', remote_days: 1 },
      hours: { spans: [{ start: '09:00', end: '17:30' }], overtime_hours: 12 },
      holidays: { annual_days: 124 },
      pay: { min: 265_000, max: 350_000 },
    }),
  },
  {
    title: '海外営業（東南アジアの水道設備）',
    company: '彦根バルブ製造株式会社',
    location: '滋賀県彦根市',
    description: `ベトナム、フィリピン、インドネシアの水道事業者にバルブを納めています。入札の書類づくりが半分、現地の代理店と据え付けの段取りが半分。出張は年に60日ほどです。

価格だけなら勝てません。30年使えるという実績の写真を、国内の浄水場から集めるところから提案が始まります。

・入札書類の作成
・代理店との交渉と研修
・船積と代金回収の確認
・据え付け後の技術相談の窓口`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'senior',
    requirements: ['英語での交渉', '海外営業または貿易の経験3年以上', '年60日ほどの海外出張', '機械製品の知識'],
    benefits: ['海外出張手当', '語学研修費'],
    posted_days_ago: 61,
    terms: fullTimeStandard({
      duties: { initial: '海外入札と代理店との交渉', change_scope: '会社の定める業務' },
      workplace: { change_scope: '本社、国内営業所および海外の駐在先', transfer: 'possible', remote_days: 2 },
      hours: {
        system: 'flex',
        spans: [{ start: '08:30', end: '17:15' }],
        core: { start: '10:00', end: '15:00' },
        break_minutes: 45,
        overtime_hours: 18,
        note: '海外出張は年60日ほど',
      },
      holidays: { annual_days: 124 },
      pay: { min: 340_000, max: 460_000, bonus: '年2回（7月・12月）、2025年度実績は計4.8か月分' },
    }),
  },
]
