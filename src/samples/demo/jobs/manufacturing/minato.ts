import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** A group of companies that makes precision parts. */
export const minatoJobs: readonly DemoJobEntry[] = [
  {
    title: '精密部品の生産管理スタッフ',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `小ロット多品種の部品製造で、生産計画の立案から納期の調整までを受け持ちます。現場は日勤のみです。

受注はおよそ月400件、機械は26台。飛び込みの試作をどこに挟むかを、現場の班長と朝の15分で決めています。入社後の2か月は加工と検査の現場を回り、機械ごとの得手不得手を見てもらいます。

面接は1回、そのあと希望される方に工場をご案内します。結果は1週間以内にお知らせします。

・週次と日次の生産計画の作成
・材料と外注加工の手配
・納期の回答と変更の連絡
・工程の進み具合の確認と記録`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['生産管理', 'Excel', '普通自動車免許', '製造業での勤務経験（職種は問いません）'],
    benefits: ['社員食堂（一食280円）', '退職金制度', '工場見学'],
    posted_days_ago: 2,
    terms: fullTimeStandard({
      duties: { initial: '生産計画の立案と納期の調整', change_scope: '生産・営業部門の業務' },
      workplace: { change_scope: '横浜市鶴見区の本社および工場' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 8 },
      holidays: { annual_days: 122, note: '会社の定める祝日' },
      pay: { min: 260_000, max: 340_000, bonus: '年2回（7月・12月）、2025年度実績は計3.6か月分' },
      selection: {
        headcount: 1,
        steps: ['書類選考', '面接1回', '工場見学（希望者）', '内定'],
        documents: '履歴書、職務経歴書',
      },
    }),
  },
  {
    title: 'CNC旋盤オペレーター（二交替）',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `量産部品の加工とプログラムの補正を担当します。遅番の手当は1回4,500円です。

一人で4台を見ますが、段取り替えのときは隣の担当が機械を預かります。

・材料の取り付けと加工の開始
・寸法測定と補正値の入力
・刃物の交換と切りくずの処理
・異常の記録と班長への報告`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['旋盤経験1年以上', '図面の読解', 'マイクロメータでの測定', '二交替勤務に対応できること'],
    benefits: ['技能検定の受験料補助', '作業着の貸与と洗濯', '車通勤可', '夜勤手当（1回4,500円）'],
    posted_days_ago: 1,
    state: 'pending',
    terms: fullTimeStandard({
      duties: { initial: '旋盤加工とプログラムの補正', change_scope: '製造部門の業務' },
      workplace: { change_scope: '横浜市鶴見区の本社および工場' },
      hours: {
        system: 'shift',
        spans: [
          { start: '06:00', end: '14:45' },
          { start: '14:30', end: '23:15' },
        ],
        break_minutes: 45,
        overtime_hours: 10,
        note: '1週間ごとに交替',
      },
      holidays: { annual_days: 122 },
      pay: { min: 270_000, max: 350_000, bonus: '年2回（7月・12月）、2025年度実績は計3.6か月分' },
    }),
  },
  {
    title: '設備保全エンジニア',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `工作機械26台と空調、コンプレッサーの保全を3名で担当しています。故障の修理よりも、止まる前に気づくための点検に時間を割けるようになりました。

電気図面を読める方なら、機械の分野が浅くても差し支えありません。メーカーの講習には年2回まで会社の費用で参加できます。

・月次点検の計画と実施
・主軸や送りねじの交換
・制御盤の不具合の調査
・予備部品の在庫管理`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['設備保全', '電気図面', '第二種電気工事士', '機械保全技能士2級（あれば尚可）'],
    benefits: ['休日出勤は振替', '外部講習の費用負担', '食堂あり'],
    posted_days_ago: 75,
    state: 'closed',
    terms: fullTimeStandard({
      duties: { initial: '工作機械と設備の保全', change_scope: '製造・保全部門の業務' },
      workplace: { change_scope: '横浜市鶴見区の本社および工場' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 12 },
      holidays: { annual_days: 122 },
      pay: { min: 290_000, max: 390_000 },
    }),
  },
  {
    title: '三次元測定の検査員',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `室温を20度に保った検査室で、内視鏡や半導体装置に使う部品の寸法を測ります。測定プログラムの作成まで任せますが、最初の半年は手本どおりに測ることに専念してください。

1日に扱うのは15〜20種類。急かすことはしません。数値に迷ったときに測り直せる人と働きたいと考えています。

・三次元測定機による寸法検査
・検査成績書の作成
・測定具の校正と管理
・不適合が出たときの現場への連絡`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['図面の読解', 'ノギス・マイクロメータ', '未経験可', '顕微鏡での外観検査があります'],
    benefits: ['空調完備', '技能検定の受験料補助', '社員食堂'],
    posted_days_ago: 18,
    terms: fullTimeStandard({
      duties: { initial: '三次元測定による検査', change_scope: '品質保証部門の業務' },
      workplace: { change_scope: '横浜市鶴見区の本社および工場' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 5 },
      holidays: { annual_days: 122 },
      pay: { min: 240_000, max: 310_000 },
    }),
  },
  {
    title: '産業機械のフィールドサービス',
    company: 'みなと精機サービス株式会社',
    location: '静岡県浜松市',
    description: `浜松と磐田の工場を回り、工作機械の据え付け、修理、移設を行います。みなと製作所のグループ会社として、自社の機械で覚えたことをお客様の工場で生かす仕事です。

二人一組で動き、県外への出張は月に3日ほど。工具と部品を積んだ車で直行直帰できます。

・定期点検と消耗部品の交換
・故障の原因調査と復旧
・機械の水平出しと精度の確認
・作業報告書と見積の作成`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: [
      '普通自動車免許',
      '機械の組立または修理の経験',
      'メカトロニクスの基礎知識',
      '月3日ほどの県外出張に対応できること',
    ],
    benefits: ['直行直帰', '出張手当', '工具の支給', '資格取得支援'],
    posted_days_ago: 26,
    terms: fullTimeStandard({
      duties: { initial: '工作機械の据え付けと修理', change_scope: '保守・組立の業務' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 20 },
      holidays: { days: ['sat', 'sun'], annual_days: 118, note: '会社カレンダーによる' },
      pay: { min: 265_000, max: 370_000 },
    }),
  },
  {
    title: '工作機械の組立スタッフ（未経験可）',
    company: 'みなと精機サービス株式会社',
    location: '群馬県太田市',
    description: `中古の工作機械を分解し、磨き、組み直して次の工場へ送り出す作業場です。ねじの締め方から教えますので、機械にさわったことのない方も応募できます。

1台の整備に3週間から5週間。完成した日には、納め先の担当者に動くところを見てもらいます。冬の作業場には床暖房があります。

・部品の洗浄と摩耗の確認
・ユニットの分解と組立
・塗装前の下地づくり
・クレーンでの吊り上げ補助`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '20kg程度の部品を扱う作業があります', '玉掛け・クレーン（入社後の取得可）'],
    benefits: ['資格取得費用は会社負担', '車通勤可'],
    posted_days_ago: 5,
    terms: fullTimeStandard({
      duties: { initial: '中古機械の分解と組立', change_scope: '保守・組立の業務' },
      workplace: {
        postal_code: '3730847',
        prefecture: 'gunma',
        address: '太田市西新町99番地 みなと精機太田工場',
        station: '三枚橋駅',
        station_minutes: 18,
        change_scope: '太田工場および浜松本社',
        smoking: 'separate-room',
      },
      hours: { spans: [{ start: '08:00', end: '17:00' }], overtime_hours: 12 },
      holidays: { days: ['sat', 'sun'], annual_days: 118, note: '会社カレンダーによる' },
      pay: { min: 218_000, max: 268_000 },
    }),
  },
  {
    title: 'フォークリフトオペレーター（部品倉庫）',
    company: '株式会社みなとロジスティクス',
    location: '神奈川県川崎市',
    description: `機械部品を預かる倉庫で、リーチ式フォークリフトを使った入出庫を行います。棚は4段、通路は広めに取ってあり、歩行者の通る時間帯はリフトを止める決まりです。

通算3年を超える前に正社員への登用面談を行います。現在の倉庫長も契約社員から始めました。

・入荷品の格納と検品
・出荷指示に沿った取り出し
・バッテリーの点検
・月末の棚卸`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['フォークリフト', 'ハンディ端末の操作', 'リーチ式の経験（あれば）'],
    benefits: ['正社員登用制度', '制服貸与', '作業靴の支給'],
    posted_days_ago: 33,
    terms: contractStandard({
      period: {
        months: 12,
        renewal_criteria: '契約期間満了時の業務量および勤務成績により判断',
        renewal_limit: '通算3年（登用面談あり）',
      },
      duties: { initial: '部品倉庫での入出庫', change_scope: '倉庫・物流の業務' },
      hours: {
        system: 'shift',
        spans: [
          { start: '08:30', end: '17:30' },
          { start: '10:30', end: '19:30' },
        ],
        overtime_hours: 12,
      },
      holidays: { pattern: 'two-days', days: ['sun'], annual_days: 113, note: 'ほか週1日' },
      pay: { min: 235_000, max: 270_000 },
    }),
  },
]
