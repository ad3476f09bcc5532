import type { DemoJobEntry } from '#samples/demo/job.ts'
import { fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** Sales by car, from customer to customer. */
export const onTheRoadJobs: readonly DemoJobEntry[] = [
  {
    title: 'MR（漢方薬・東海担当）',
    company: '越中薬品工業株式会社',
    location: '愛知県名古屋市',
    description: `病院と診療所の医師、薬剤師に漢方薬の情報を届けます。担当は愛知の西部と三重の北部で、一人あたり80施設ほどです。

MR認定を持たない方は、入社後の6か月を導入教育に充てます。副作用の報告を本社へ上げる期限は厳格で、休日の連絡当番が2か月に1回あります。

・医療機関への情報提供
・説明会の開催
・副作用情報の収集と報告
・学会での展示`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', 'MR認定（入社後の取得可）', '営業経験1年以上'],
    benefits: ['日当（1日1,500円）', '借上社宅', '企業年金'],
    posted_days_ago: 38,
    terms: fullTimeStandard({
      duties: { initial: '医療機関への情報提供', change_scope: '営業部門の業務' },
      workplace: {
        postal_code: '4600002',
        prefecture: 'aichi',
        address: '名古屋市中区丸の内2丁目99番地 丸の内薬業ビル7階',
        station: '丸の内駅',
        station_minutes: 4,
        change_scope: '全国の営業所',
        transfer: 'possible',
      },
      hours: {
        spans: [{ start: '08:45', end: '17:30' }],
        overtime_hours: 15,
        note: '事業場外で働いた日は8時間働いたものとみなします',
      },
      holidays: { annual_days: 125 },
      pay: { min: 270_000, max: 400_000, allowances: [{ name: '営業手当', yen: 20_000 }] },
    }),
  },
  {
    title: '農業機械の営業',
    company: '十勝アグリサービス株式会社',
    location: '北海道帯広市',
    description: `トラクターや芋の収穫機を、畑の広さと土の重さに合わせて提案します。一台の値段が家より高いこともあり、検討に2年かかるお客様もめずらしくありません。

収穫期は整備の社員と一緒に畑へ駆けつけます。冬は展示会と、来年の作付けの相談を聞いて回る季節です。

・農家への訪問と実演
・見積、補助事業の書類の手伝い
・下取り機の査定
・納品と操作の説明`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['普通自動車免許', '営業または整備の経験', '大型特殊免許（入社後の取得可）'],
    benefits: ['社有車貸与', '冬の長期休暇', '灯油手当'],
    posted_days_ago: 42,
    terms: fullTimeStandard({
      duties: { initial: '農業機械の提案と納品の立ち会い', change_scope: '営業・整備の業務' },
      workplace: { change_scope: '帯広市の本社および十勝管内の営業所' },
      hours: {
        system: 'variable',
        spans: [{ start: '08:30', end: '17:30' }],
        overtime_hours: 16,
        note: '1年単位の変形労働時間制（収穫期は長く、冬は短くなります）',
      },
      holidays: {
        pattern: 'other',
        days: [],
        annual_days: 108,
        note: '日曜ほか会社カレンダーによる。冬に長期休暇があります',
      },
      pay: { min: 245_000, max: 340_000, allowances: [{ name: '住宅手当', yen: 12_000 }] },
    }),
  },
  {
    title: '医療機器の営業（手術室担当）',
    company: '北上メディテック株式会社',
    location: '岩手県北上市',
    description: `整形外科の手術で使う器械を病院へ届け、使い方を手術室の看護師に説明します。朝が早く、緊急の手術の連絡は当番制で受けます（月5日、翌日は休み）。

県北から沿岸まで距離があるため、走行は月に2,000kmほど。車は雪に強い四輪駆動を用意しています。

・器械の準備と搬入、回収
・手術室での説明（立ち会い基準に沿って）
・在庫の確認
・医師向け勉強会の準備`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['普通自動車免許', '医療業界の営業経験', '解剖の基礎（入社後に学べます）'],
    benefits: ['社有車貸与', '退職金制度', '当番手当（1回4,000円）'],
    posted_days_ago: 54,
    terms: fullTimeStandard({
      duties: { initial: '手術器械の準備と説明', change_scope: '営業部門の業務' },
      workplace: { change_scope: '岩手県内の営業所' },
      hours: {
        spans: [{ start: '08:00', end: '17:00' }],
        overtime_hours: 20,
        note: '緊急連絡の当番は月5日、翌日は休み',
      },
      holidays: { days: ['sat', 'sun'], annual_days: 121 },
      pay: { min: 265_000, max: 365_000 },
    }),
  },
  {
    title: '酒販店へのルート営業',
    company: '株式会社信濃川酒類販売',
    location: '新潟県長岡市',
    description: `県内61の蔵の酒を、酒屋や料理店へ届ける問屋です。担当は50軒ほど。午前は2トン車で配達し、午後は新酒の案内と棚の相談に回ります。

利き酒は仕事のうちですが、飲めない方も二人働いています。香りの記録のつけ方さえ覚えれば務まります。

・商品の配達と集金
・新商品の案内
・棚替えと品書きづくりの手伝い
・蔵の見学会の引率`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '未経験可', '15kg程度のケースを運ぶ作業があります'],
    benefits: ['社員価格', '利き酒師の受験補助', '車通勤可'],
    posted_days_ago: 18,
    terms: fullTimeStandard({
      duties: { initial: '酒類の配達と新商品の案内', change_scope: '営業・物流の業務' },
      hours: { spans: [{ start: '08:00', end: '17:00' }], overtime_hours: 15 },
      holidays: { pattern: 'two-days', days: ['sun', 'public'], annual_days: 109, note: 'ほかに月2回の土曜' },
      pay: { min: 212_000, max: 265_000 },
    }),
  },
  {
    title: '学校向け算数教材の営業',
    company: '株式会社まなびの木',
    location: '三重県津市',
    description: `教室で生まれた算数の教材を、小学校の先生に使ってみてもらう営業です。放課後の15時30分から17時が中心で、午前は見本の準備と報告書に使います。

採用が決まるのは年に1回。それまでは、先生の「この問題は順番が逆」という声を編集部に持ち帰ることが成果になります。

・学校と教育委員会への訪問
・見本の配布と使い方の説明
・採用校の注文と納品
・授業の見学と記録`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '教育または営業の経験', '小学校算数への関心'],
    benefits: ['社有車', '社員の子どもの授業料減額'],
    posted_days_ago: 35,
    terms: fullTimeStandard({
      duties: { initial: '小学校への教材の提案', change_scope: '営業・教室運営の業務' },
      workplace: {
        postal_code: '5140009',
        prefecture: 'mie',
        address: '津市羽所町99番地 津駅前ビル6階',
        station: '津駅',
        station_minutes: 3,
        change_scope: '愛知県・三重県・岐阜県の事業所',
        transfer: 'possible',
      },
      hours: { spans: [{ start: '09:00', end: '18:00' }], overtime_hours: 10 },
      pay: { min: 240_000, max: 310_000 },
    }),
  },
  {
    title: '建材メーカーの営業（左官材料）',
    company: '筑波塗材株式会社',
    location: '茨城県つくば市',
    description: `珪藻土や漆喰の壁材を、設計事務所と左官店に提案しています。現場で一緒に鏝を持つこともあり、営業の車にはいつも練り桶が積んであります。

色見本は現在182色。設計者の要望で1年に3色ほど増え、名前は採用した物件の町からもらいます。

・設計事務所への提案
・見本板の作成
・現場での施工の相談
・展示会の出展`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '建築への関心', '未経験可', '営業の経験（あれば）'],
    benefits: ['左官の体験研修', '社有車'],
    posted_days_ago: 68,
    terms: fullTimeStandard({
      duties: { initial: '設計事務所・左官店への提案', change_scope: '営業・開発の業務' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 12 },
      holidays: { annual_days: 119 },
      pay: { min: 230_000, max: 300_000, allowances: [{ name: '住宅手当', yen: 10_000 }] },
    }),
  },
  {
    title: '太陽光設備の点検契約の営業',
    company: '風見エナジー株式会社',
    location: '山形県酒田市',
    description: `風車の保守で培った点検の仕組みを、屋根や畑の太陽光設備に広げる新しい部門です。設備を売るのではなく、すでにあるものを長く使うための契約をご案内します。

点検の結果、何も直さなくてよいこともあります。その場合は写真つきの報告書だけをお渡しします。

・設備の持ち主への訪問
・現地の簡易点検の立ち会い
・見積と契約
・報告書の説明`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '営業経験（業種は問いません）', '電気の知識（あれば）'],
    benefits: ['社有車', '資格取得費用の負担', '冬季の短縮勤務'],
    posted_days_ago: 1,
    state: 'pending',
    terms: fullTimeStandard({
      duties: { initial: '点検契約の提案と報告書の説明', change_scope: '営業・保守の業務' },
      workplace: {
        postal_code: '9980017',
        prefecture: 'yamagata',
        address: '酒田市東町1丁目99番地 酒田港ビル2階',
        station: '酒田駅',
        station_minutes: 12,
        change_scope: '山形県・秋田県の事業所',
        transfer: 'possible',
        smoking: null,
      },
      hours: { spans: [{ start: '08:30', end: '17:15' }], break_minutes: 45, overtime: null },
      holidays: { days: ['sat', 'sun'] },
      pay: { min: 225_000, max: 300_000 },
    }),
  },
  {
    title: '給食用食材のルートセールス',
    company: '株式会社太田川フーズ',
    location: '広島県呉市',
    description: `保育園と高齢者施設の厨房へ、野菜や冷凍の食材をお届けする営業です。担当は25施設、配達の時刻は決まっています。

月給には固定残業代が含まれます。みなさん早く帰っており、働きやすい職場です。

・食材の配達と検品の立ち会い
・献立に合わせた提案
・翌月の注文の取りまとめ`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '未経験可', '6時からの勤務に対応できること'],
    benefits: ['制服貸与', '社有車での通勤'],
    posted_days_ago: 10,
    state: 'rejected',
    rejection_reason:
      '固定残業代について、除いた基本給の額、何時間分でいくらか、超えた分を追加で支払う旨の3点が書かれていません。書き加えてから、もう一度送信してください。',
    terms: fullTimeStandard({
      duties: { initial: '食材の配達と献立に合わせた提案', change_scope: '営業・物流の業務' },
      hours: { spans: [{ start: '06:00', end: '15:00' }], overtime_hours: 12 },
      holidays: { pattern: 'two-days', days: ['sun'], annual_days: 110, note: 'ほか平日または土曜に週1日' },
      pay: { min: 240_000, max: 280_000 },
    }),
  },
]
