import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, fullTimeStandard, internStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Lodging and food. */
export const lodgingJobs: readonly DemoJobEntry[] = [
  {
    title: '旅館の調理師（会席）',
    company: '有限会社湯平の宿 かじか荘',
    location: '大分県由布市',
    description: `14室の宿で、朝と夜の料理を4名で作ります。川魚と山菜、猪。仕入れの半分は直売所で、その朝に並んだものを見て献立の順番を入れ替えます。

昼に長めの中抜けがありますが、月に6日は通しの短い勤務にしました。住み込みの部屋から宿までは歩いて2分です。

・仕込みと焼き場、煮方
・盛り付けの指示
・仕入れと原価の記録
・アレルギーへの対応`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['調理師免許', '和食の経験3年以上', '普通自動車免許'],
    benefits: ['個室寮（月1万円）', 'まかない', '温泉の利用可'],
    posted_days_ago: 48,
    terms: fullTimeStandard({
      duties: { initial: '会席料理の仕込みと調理', change_scope: '調理に関する業務' },
      hours: {
        system: 'variable',
        spans: [{ start: '06:30', end: '20:00' }],
        break_minutes: 330,
        overtime_hours: 12,
        note: '1か月単位の変形労働時間制。昼の中抜けを含みます。月に6日は通しの短い勤務',
      },
      holidays: { pattern: 'other', days: [], annual_days: 105, note: '月8〜9日' },
      pay: { min: 235_000, max: 315_000 },
    }),
  },
  {
    title: 'ホテルのフロントスタッフ',
    company: '株式会社東山ステイ',
    location: '京都府京都市',
    description: `町家を改装した22室のホテルです。泊まる方の7割は海外から。よく聞かれるのは銭湯の入り方とごみの捨て方で、答え方を書いた帳面が受付に置いてあります。

夜勤は二人体制です。午前2時から5時は交代で横になれます。

英語は完璧でなくて構いません。受付の帳面を一緒に読み、よくある20の質問に答えられるようになるまでが最初の1か月です。

・チェックインと精算
・近くの店の予約と道案内
・予約サイトの管理
・簡単な朝食の提供`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['英語（日常会話）', '接客経験', '未経験可'],
    benefits: ['夜勤手当', '系列店の割引'],
    posted_days_ago: 15,
    terms: fullTimeStandard({
      duties: { initial: '受付・予約の管理と案内', change_scope: 'ホテル運営の業務' },
      hours: {
        system: 'variable',
        spans: [
          { start: '07:00', end: '16:00' },
          { start: '13:00', end: '22:00' },
          { start: '21:30', end: '07:30' },
        ],
        overtime_hours: 8,
        note: '1か月単位の変形労働時間制。夜勤（休憩120分）は月4回',
      },
      holidays: { pattern: 'shift', days: [], annual_days: 108, note: '月9日' },
      pay: { min: 228_000, max: 283_000, allowances: [{ name: '語学手当', yen: 10_000 }] },
    }),
  },
  {
    title: 'スキー場のリフト係（12月〜3月）',
    company: '株式会社戸隠高原リゾート',
    location: '長野県長野市',
    description: `リフト乗り場の雪を平らにし、乗り降りの合図をし、止めるべきときに止める係です。契約は12月10日から3月31日まで。更新はありませんが、毎年来る方が3分の1ほどいます。

昼休みに滑れます。道具の貸し出しがあるので、滑ったことのない方もぜひ。

・乗降の補助と見守り
・乗り場の除雪
・点検の記録
・迷子や落とし物の対応`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '屋外での作業が中心です', '12月10日から3月31日まで続けられること'],
    benefits: ['個室寮無料', '三食つき', 'シーズン券', 'スキー用品の貸し出し'],
    posted_days_ago: 9,
    deadline_in_days: 7,
    terms: contractStandard({
      period: { months: 4, renewal: 'none', renewal_criteria: null, renewal_limit: null },
      trial: { exists: false, months: null, same_terms: null },
      duties: { initial: 'リフトの乗降の補助と除雪', change_scope: 'スキー場の運営業務' },
      workplace: {
        postal_code: '3814101',
        prefecture: 'nagano',
        address: '長野市戸隠99番地 戸隠高原スキー場',
        station: 'スキー場前バス停',
        station_minutes: 1,
        change_scope: '変更なし',
        smoking: 'outdoors',
      },
      hours: { spans: [{ start: '08:00', end: '17:00' }], overtime_hours: 3 },
      holidays: { pattern: 'shift', days: [], annual_days: null, note: '週2日（天候により変わることがあります）' },
      pay: {
        unit: 'day',
        min: 9_600,
        max: 10_400,
        monthly_hours: 170,
        raise: 'なし',
        commuting: '実費支給（月2万円まで）',
      },
    }),
  },
  {
    title: '客室清掃（午前のみ・週3日から）',
    company: '株式会社うりずんリゾート',
    location: '沖縄県国頭郡恩納村',
    description: `海辺のホテルの客室を二人一組で整えます。担当は1日8室まで。窓を開けて潮のにおいが抜けるのを待つ間に、次の部屋の準備をします。

9時から13時、時給1,150円から。送迎の車が名護と読谷から出ています。

・ベッドメイクと清掃
・備品の補充
・忘れ物の記録`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '二人一組での作業です'],
    benefits: ['送迎あり', '制服貸与', '昼食の補助'],
    posted_days_ago: 13,
    terms: partTimeStandard({
      duties: { initial: '客室の清掃とベッドメイク', change_scope: '客室清掃の業務に限る' },
      hours: { spans: [{ start: '09:00', end: '13:00' }], break_minutes: 0, note: '週3日から5日' },
      holidays: { pattern: 'shift', annual_days: 157, note: '週2日から4日の休み' },
      pay: { min: 1_150, max: 1_200 },
      insurance: ['accident', 'employment'],
    }),
  },
  {
    title: 'ワイナリーのインターン（仕込みと接客）',
    company: '株式会社勝沼ひぐらしワイン',
    location: '山梨県甲州市',
    description: `ぶどうの剪定から瓶詰めの手伝い、週末の試飲室の接客までをひととおり経験する4か月です。週4日、1日7時間、時給1,200円。

飲めない方でも構いません。香りの言葉は、土や雨や台所のにおいに置き換えて覚えていきます。終わりに、自分で選んだ樽の紹介文を一枚書いてください。

・畑と醸造の補助
・試飲室での案内
・瓶詰めと発送`,
    job_type: 'internship',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['屋外での作業があります', '4か月続けられること', '土日のどちらかに勤務できること'],
    benefits: ['宿舎無料', '昼食つき', '社員価格'],
    posted_days_ago: 55,
    terms: internStandard({
      period: { months: 4 },
      duties: { initial: '畑・醸造の補助と試飲室の案内', change_scope: 'ワイナリーの業務に限る' },
      workplace: { smoking: 'outdoors' },
      hours: { spans: [{ start: '09:00', end: '17:00' }], note: '週4日（土日のどちらかを含む）' },
      holidays: { pattern: 'shift', note: '週3日' },
      pay: { min: 1_200, max: 1_200, monthly_hours: 121.3 },
      insurance: ['accident', 'employment'],
    }),
  },
  {
    title: '温泉旅館の総支配人',
    company: '株式会社白浜みさき館',
    location: '和歌山県西牟婁郡白浜町',
    description: `62室、従業員71名の旅館で、先代から続く家族の経営を一度離れ、外の方に任せることになりました。いま手をつけたいのは、清掃と厨房の人手を無理に増やさずに回すことです。

今年から休館日を月に2日から4日へ増やし、全員が同じ日に休めるようにしました。数字の見通しは面談の前に共有します。

・運営と収支の統括
・料金と販売の方針
・各部門の責任者の育成
・地域の組合との調整`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'executive',
    requirements: ['宿泊業の管理職経験5年以上', '収支の管理', '人員配置の改善の経験'],
    benefits: ['住居の用意', '社有車', '引越費用の負担'],
    posted_days_ago: 62,
    terms: fullTimeStandard({
      duties: { initial: '旅館の運営と収支の統括', change_scope: '会社の定める管理業務' },
      hours: {
        spans: [{ start: '09:00', end: '18:00' }],
        overtime_hours: 20,
        note: '管理監督者にあたるため、時間外労働の割増賃金の対象外です（深夜を除く）',
      },
      holidays: { pattern: 'other', days: [], annual_days: 112, note: '休館日（月4日）ほか週1日' },
      pay: {
        unit: 'year',
        min: 6_000_000,
        max: 7_800_000,
        bonus: '年俸に含みます',
        raise: '年1回の年俸改定',
        note: '年俸を12等分して毎月お支払いします',
      },
    }),
  },
  {
    title: 'カフェ店長候補',
    company: '株式会社ひなたコーヒー',
    location: '愛知県名古屋市',
    description: `店舗の運営と、アルバイト8名の育成を担います。焙煎は本店の工房で研修します。

席は34、朝は7時30分から。常連の方が多く、いつもの席が埋まっている日の一言に店の空気が出ます。半年ほど副店長として働いたあと、今池か大曽根の店をお任せする予定です。

・開店準備と接客
・シフトの作成と売上の管理
・豆と食材の発注
・スタッフの教育`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['飲食店経験', 'シフト管理', '早番・遅番に対応できること'],
    benefits: ['焙煎研修', '豆の支給'],
    posted_days_ago: 1,
    state: 'pending',
    terms: fullTimeStandard({
      duties: { initial: '店舗の運営とアルバイトの育成', change_scope: '店舗運営の業務' },
      workplace: {
        postal_code: '4640850',
        prefecture: 'aichi',
        address: '名古屋市千種区今池1丁目99番地 今池ひなたビル1階',
        station: '今池駅',
        station_minutes: 3,
        change_scope: '名古屋市内の店舗',
        transfer: 'possible',
      },
      hours: {
        system: 'shift',
        spans: [
          { start: '07:00', end: '15:30' },
          { start: '13:00', end: '21:30' },
        ],
        overtime_hours: 15,
      },
      holidays: { days: [], annual_days: 100, note: '月8日' },
      pay: { min: 250_000, max: 300_000 },
    }),
  },
]
