import type { DemoJobEntry } from '#samples/demo/job.ts'
import { fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** Nurses and dental hygienists. */
export const nursingJobs: readonly DemoJobEntry[] = [
  {
    title: '訪問看護ステーションの看護師（オンコールなし）',
    company: '青葉メディカル株式会社',
    location: '宮城県仙台市',
    description: `1日の訪問は4〜5件。記録はタブレットで完結し、直行直帰もできます。入職後3か月は先輩が同行します。

ご自宅で療養される方を訪ね、健康状態の観察、服薬の管理、医師の指示による処置などを行います。移動は会社の車か電動自転車です。夜間のオンコールは専任の担当者が受け持つため、日勤だけで働けます。

配属は青葉区、泉区、太白区の6か所から、ご自宅に近いところを相談して決めます。応募の前に半日の同行見学もできます。

・バイタルサインの確認と記録
・服薬管理、創傷・ストーマの処置
・ご家族からの相談への対応
・主治医・ケアマネジャーとの連絡`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['看護師免許', '訪問看護', '普通自動車免許', 'タブレット入力'],
    benefits: ['電動自転車の貸与', '資格取得の費用補助', '育児短時間勤務'],
    posted_days_ago: 3,
    deadline_in_days: 4,
    terms: fullTimeStandard({
      duties: { initial: '訪問看護とその記録', change_scope: '看護に関する業務' },
      workplace: { change_scope: '仙台市内の6事業所' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 5 },
      holidays: { annual_days: 125 },
      pay: { min: 310_000, max: 380_000, allowances: [{ name: '訪問手当', yen: 30_000 }] },
    }),
  },
  {
    title: '有料老人ホームの看護師（日勤のみ）',
    company: '社会福祉法人ひだまり会',
    location: '埼玉県川越市',
    description: `入居者58名の健康管理と服薬の確認、通院の調整を、看護師4名で分担します。夜間は提携医療機関が電話を受けるため、呼び出しはありません。

病棟のような速さは必要ありません。朝、廊下ですれ違うときの歩き方で変化に気づく仕事です。看取りの時期には、介護職員とご家族の間に立って話し合いを重ねます。

・健康状態の観察と記録
・服薬の準備と確認
・往診の介助と通院の調整
・介護職員への助言`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['看護師免許', '普通自動車免許', '病棟または施設での経験2年以上'],
    benefits: ['職員食堂', '退職共済', '駐車場無料'],
    posted_days_ago: 12,
    terms: fullTimeStandard({
      duties: { initial: '健康観察と服薬の管理', change_scope: '看護に関する業務' },
      workplace: { change_scope: '川越市内の法人の施設' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 4 },
      holidays: { pattern: 'shift', days: [], annual_days: 112, note: '4週8休ほか' },
      pay: { min: 290_000, max: 330_000 },
    }),
  },
  {
    title: 'クリニックの看護師',
    company: 'みなみ野こどもクリニック',
    location: '福岡県福岡市',
    description: `小児科の外来で、予防接種の介助、採血、電話相談の折り返しを行います。夕方の診療は交代制です。

泣いている子の前では、道具を全部見せてから始めます。一人に20分かかる日があっても、それは診療の時間だと院長は考えています。給与は経験年数ごとの表にしてあり、面接の前にお渡しします。

・診察と予防接種の介助
・採血、吸入などの処置
・保護者の方への説明と電話相談
・病児保育室の見守り`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['看護師免許', '小児科', '採血の手技'],
    benefits: ['病児保育室の利用', '制服貸与', '予防接種の費用補助'],
    posted_days_ago: 26,
    terms: fullTimeStandard({
      duties: { initial: '小児科外来の診療の補助', change_scope: '看護に関する業務' },
      hours: {
        system: 'shift',
        spans: [
          { start: '08:30', end: '17:30' },
          { start: '09:30', end: '18:30' },
        ],
        overtime_hours: 6,
        note: '遅番は週2回まで、土曜は12時30分まで',
      },
      holidays: { pattern: 'other', days: ['thu', 'sun', 'public'], annual_days: 115 },
      pay: { min: 270_000, max: 330_000, bonus: '年2回（7月・12月）、計3.0か月分' },
    }),
  },
  {
    title: '健診センターの看護師',
    company: '一般財団法人さくら健診会',
    location: '東京都立川市',
    description: `立川駅前のセンターと巡回車で、採血、問診、血圧測定を担当します。割合はセンターが週3日、巡回が週2日。巡回の日は6時台の出発があり、そのぶん15時過ぎには仕事が終わります。

採血は1日40人ほど。苦手な方には院内講座で手技を確かめる時間を設けています。

・採血、血圧と心電図の測定
・問診と記録
・気分の悪くなった方への対応
・翌日の物品の準備`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['看護師免許', '採血', '週2日の早朝勤務に対応できること'],
    benefits: ['食事補助', '退職金制度', '巡回手当'],
    posted_days_ago: 33,
    terms: fullTimeStandard({
      duties: { initial: '採血・問診・測定', change_scope: '健診事業の看護業務' },
      workplace: { change_scope: '立川市のセンターおよび東京都内の巡回先' },
      hours: {
        system: 'shift',
        spans: [
          { start: '08:00', end: '16:45' },
          { start: '06:30', end: '15:15' },
        ],
        overtime_hours: 6,
        note: '早番（巡回）は週2日',
      },
      holidays: { annual_days: 121 },
      pay: { min: 280_000, max: 320_000 },
    }),
  },
  {
    title: '病棟看護師（地域包括ケア病棟・二交替）',
    company: '医療法人長崎港南会',
    location: '長崎県長崎市',
    description: `退院して家に戻る方を支える46床の病棟です。入院の翌日には、看護師と理学療法士がご自宅の段差を測りに行くことがあります。

夜勤は16時間ではなく12時間の二交替、月に4回から5回。申し送りを画面に一本化し、始業前の情報集めをなくしました。

看護師寮は病院まで歩いて4分の場所にあります。

・入退院の支援と看護計画の作成
・日常の看護と処置
・退院前の訪問と家族への説明
・リハビリの職員との打ち合わせ`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['看護師免許', '病棟', '退院支援の経験（あれば）', '夜勤に対応できること'],
    benefits: ['院内保育', '送迎あり', '看護師寮'],
    posted_days_ago: 5,
    terms: fullTimeStandard({
      duties: { initial: '病棟での看護と退院支援', change_scope: '看護に関する業務' },
      hours: {
        system: 'variable',
        spans: [
          { start: '08:15', end: '20:15' },
          { start: '20:00', end: '08:30' },
        ],
        break_minutes: 120,
        overtime_hours: 6,
        note: '1か月単位の変形労働時間制、夜勤は月4〜5回',
      },
      holidays: {
        pattern: 'shift',
        days: [],
        annual_days: 175,
        note: '日勤・夜勤とも長い勤務のため、月の勤務は16日前後',
      },
      pay: {
        min: 262_000,
        max: 340_000,
        allowances: [{ name: '資格手当', yen: 15_000 }],
        monthly_hours: 158,
        note: '夜勤手当（1回12,000円）は別にお支払いします',
      },
    }),
  },
  {
    title: '看護助手（未経験可・日勤）',
    company: '医療法人立山あおぞら病院',
    location: '富山県高岡市',
    description: `病室の整え、食事の配膳、検査室への付き添いが主な仕事で、資格は必要ありません。注射や点滴にさわることはありません。

はじめの1か月は同じ指導役と一緒に動きます。3名の助手のうち2名が、働きながら看護学校に通った経験者です。進学の相談にも乗ります。

・ベッド周りの清掃とシーツ交換
・配膳と下膳
・車いすでの移動の手伝い
・物品の補充`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '日曜を含む勤務に対応できること'],
    benefits: ['進学の奨学金制度', '食堂', '制服貸与と洗濯', '駐車場'],
    posted_days_ago: 42,
    terms: fullTimeStandard({
      duties: { initial: '病室の整備と患者の付き添い', change_scope: '看護補助の業務' },
      hours: { system: 'shift', spans: [{ start: '08:30', end: '17:00' }], overtime_hours: 3 },
      holidays: { pattern: 'shift', days: [], annual_days: 112, note: '4週8休' },
      pay: { min: 195_000, max: 225_000 },
    }),
  },
  {
    title: '歯科衛生士（週4日・時短可）',
    company: '医療法人はりま歯科',
    location: '兵庫県明石市',
    description: `予防を中心にした歯科医院で、衛生士ごとに専用の診療台を持ちます。一人45分、同じ方を続けて担当するので、生活の変化まで自然と聞こえてきます。

週4日の正職員を基本に、時短にも対応しています。退職した衛生士が二人、子育てのあとに戻ってきています。

・歯石の除去と歯みがきの指導
・歯ぐきの検査と記録
・診療の補助
・保育園での歯みがき教室（年4回）`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['歯科衛生士免許', 'ブランクのある方歓迎'],
    benefits: ['学会参加費', '診療着の貸与', '院内の歯科治療補助', '時短勤務制度'],
    posted_days_ago: 23,
    terms: fullTimeStandard({
      duties: { initial: '予防処置と歯科診療の補助', change_scope: '歯科衛生士の業務' },
      hours: { spans: [{ start: '09:00', end: '18:30' }], break_minutes: 90, overtime_hours: 4, note: '週4日' },
      holidays: {
        pattern: 'other',
        days: ['thu', 'sun', 'public'],
        annual_days: 160,
        note: 'ほか平日に週1日。土曜の勤務は月2回',
      },
      pay: { min: 235_000, max: 300_000 },
    }),
  },
  {
    title: '健康管理室の看護師（産業保健）',
    company: 'みどり電力株式会社',
    location: '東京都港区',
    description: `本社と全国の発電所で働く約1,400名の健康相談を、産業医1名、保健師2名と一緒に受け持ちます。相談の半分は画面越し。夏の発電所では、熱中症を防ぐための休憩の取り方を所長と1日かけて見直しました。

病棟から移ってきた職員は、最初の半年を「治療のない看護」と呼んでいました。顔を覚えてもらうことから始まる仕事です。

・健康相談と面談の記録
・健診後のお知らせと受診の後押し
・発電所の巡視（月2回ほどの出張）
・救急箱、AEDの点検と講習`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['看護師免許', '臨床経験3年以上', '相談業務', '産業保健の知識（入社後に学べます）'],
    benefits: ['研修費の負担', '出張手当'],
    posted_days_ago: 19,
    terms: fullTimeStandard({
      duties: { initial: '健康相談と健診後の支援', change_scope: '健康管理に関する業務' },
      workplace: { change_scope: '本社および全国の発電所', remote_days: 2 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:00', end: '17:45' }],
        core: { start: '10:30', end: '15:00' },
        overtime_hours: 8,
        note: '発電所への出張は月2回ほど',
      },
      holidays: { annual_days: 124 },
      pay: { min: 290_000, max: 360_000, bonus: '年2回（6月・12月）、2025年度実績は計4.4か月分' },
    }),
  },
]
