import type { DemoJobEntry } from '#samples/demo/job.ts'
import { dispatchStandard, fullTimeStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Care, rehabilitation and animals. */
export const careJobs: readonly DemoJobEntry[] = [
  {
    title: '介護職員（有料老人ホーム）',
    company: '社会福祉法人ひだまり会',
    location: '埼玉県川越市',
    description: `10名ほどのユニットを受け持ち、食事や入浴、外出を支えます。味噌汁の味見や洗濯物たたみも入居者の方と一緒に。「やってあげる」を減らすのが、うちの介護の難しさです。

夜勤は入職の半年後から始めます。記録は声で入力するので、夜勤明けはほぼ定時に帰れます。

休みの希望は月に3日まで先に出せます。ブランクのある方には、機械浴や移乗の器具を勤務時間内に練習していただいてから現場に入ってもらいます。

・食事、入浴、排せつの介助
・音声入力での記録
・行事や散歩の企画
・ご家族への連絡`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['介護職員初任者研修', '夜勤に対応できること', 'ブランクのある方歓迎'],
    benefits: ['受験対策講座', '駐車場無料', '産休・育休の取得実績あり', '資格手当'],
    posted_days_ago: 17,
    terms: fullTimeStandard({
      duties: { initial: '食事・入浴・外出の介助', change_scope: '介護に関する業務' },
      hours: {
        system: 'variable',
        spans: [
          { start: '07:00', end: '16:00' },
          { start: '11:00', end: '20:00' },
          { start: '17:00', end: '10:00' },
        ],
        overtime_hours: 5,
        note: '1か月単位の変形労働時間制。夜勤（休憩120分）は月4回まで',
      },
      holidays: { pattern: 'shift', days: [], annual_days: 108, note: '月9日' },
      pay: { min: 220_000, max: 280_000, note: '夜勤手当（1回7,000円）は別にお支払いします' },
    }),
  },
  {
    title: '訪問介護のヘルパー（登録制）',
    company: '株式会社ゆきあかり介護',
    location: '秋田県横手市',
    description: `一軒45分から90分、掃除や買い物、体を拭くお手伝いに伺います。自宅からの直行直帰で、記録はスマートフォンから送ります。

冬は雪かきだけの訪問もあります。移動の時間にも時給1,150円をお支払いし、吹雪で中止になった分は6割を保障します。

・生活の援助、身体の介護
・様子の変化の報告
・買い物の代行`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['介護職員初任者研修', '普通自動車免許'],
    benefits: ['冬用タイヤの補助', '資格取得の費用補助'],
    posted_days_ago: 10,
    terms: partTimeStandard({
      duties: { initial: '生活の援助と身体の介護', change_scope: '訪問介護の業務に限る' },
      hours: {
        system: 'shift',
        spans: [
          { start: '08:00', end: '12:00' },
          { start: '13:00', end: '17:00' },
        ],
        break_minutes: 0,
        note: '週15時間から25時間。訪問の時間帯は相談により決定',
      },
      holidays: { pattern: 'shift', annual_days: 157, note: '週3日から4日の休み' },
      pay: {
        min: 1_150,
        max: 1_600,
        commuting: 'ガソリン代を実費支給',
        note: '生活援助は1,150円から、身体介護は1,600円。移動の時間は1,150円をお支払いします',
      },
    }),
  },
  {
    title: '訪問リハビリの理学療法士',
    company: '青葉メディカル株式会社',
    location: '宮城県仙台市',
    description: `病院の平らな床ではなく、その方の家の敷居や台所で練習します。目標は歩行距離ではなく「仏壇に花を供える」「孫の弁当を作る」といった言葉で立てます。

1日6件、移動は会社の車。福祉用具を選ぶときはケアマネジャーと一緒に伺い、合わなければ翌週に替えてもらいます。

・評価と計画の作成
・住まいに合わせた動作の練習
・福祉用具、住宅改修の助言
・看護師との情報の共有`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['理学療法士免許', '臨床経験2年以上', '普通自動車免許'],
    benefits: ['研修費の補助', '訪問車の貸与', '育児短時間勤務'],
    posted_days_ago: 11,
    terms: fullTimeStandard({
      duties: { initial: '訪問リハビリと計画の作成', change_scope: 'リハビリに関する業務' },
      workplace: { change_scope: '仙台市内の6事業所' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 5 },
      holidays: { annual_days: 125 },
      pay: { min: 280_000, max: 350_000 },
    }),
  },
  {
    title: '介護職員（派遣・夜勤専従も可）',
    company: 'みちのくケアスタッフ株式会社',
    location: '宮城県石巻市',
    description: `特別養護老人ホームとグループホームへの派遣です。合わないと感じたら3日目までに担当へ電話してください、と登録の日に必ずお伝えしています。

派遣先は石巻市内の4施設で、見学をしてから決めていただきます。送迎の要否や夜勤の回数は、登録の面談で一緒に決めます。`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['介護職員初任者研修', '普通自動車免許'],
    benefits: ['実務者研修の無料受講'],
    posted_days_ago: 7,
    terms: dispatchStandard({
      duties: { initial: '施設での介護', change_scope: '派遣先の介護業務に限る' },
      workplace: {
        postal_code: '9860861',
        prefecture: 'miyagi',
        address: '石巻市蛇田99番地 特別養護老人ホームほか（派遣先）',
        station: '蛇田駅',
        station_minutes: 15,
        change_scope: '派遣契約で定める就業場所',
      },
      hours: {
        system: 'shift',
        spans: [
          { start: '08:30', end: '17:30' },
          { start: '16:30', end: '09:30' },
        ],
        overtime_hours: 3,
        note: '夜勤（休憩120分）のみの場合は月9回まで',
      },
      holidays: { pattern: 'shift', days: [], note: '月10日前後' },
      pay: { min: 1_350, max: 1_600, note: '夜勤は1回26,000円' },
    }),
  },
  {
    title: 'ケアマネジャー（居宅介護支援）',
    company: '社会福祉法人ひだまり会',
    location: '埼玉県川越市',
    description: `担当は一人35件まで。書類に追われないよう、記録の清書と給付の点検は事務の職員が受け持ちます。法人の事業所に限らず、その方に合うところを選んでください。

ご家族の意見が割れたとき、答えを急がない姿勢を大事にしています。

事業所はケアマネジャー4名と事務1名。夜間と休日の電話は法人の当直が受け、翌朝に引き継ぎます。主任の資格を目指す方には研修の日を勤務として扱います。

・ご自宅への訪問と計画の作成
・事業所との会議の開催
・給付管理
・入退院の連絡調整`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'senior',
    requirements: ['介護支援専門員', '普通自動車免許', '更新研修の受講中も応募可'],
    benefits: ['更新研修の費用負担', '退職共済', '訪問用の車の貸与'],
    posted_days_ago: 6,
    terms: fullTimeStandard({
      duties: { initial: 'ケアプランの作成と給付管理', change_scope: '介護支援に関する業務' },
      workplace: { change_scope: '川越市内の事業所', remote_days: 1 },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 8 },
      pay: { min: 275_000, max: 330_000, allowances: [{ name: '資格手当', yen: 20_000 }] },
    }),
  },
  {
    title: '愛玩動物看護師',
    company: 'たるまえ動物病院',
    location: '北海道苫小牧市',
    description: `犬と猫のほか、うさぎや鳥も診る動物病院です。獣医師3名、看護師6名。手術は火曜と金曜の午後にまとめました。

飼い主さんに薬の飲ませ方を説明する時間を長めに取ります。上手に飲ませられた報告の電話がうれしい、と先輩は言います。

・診察と手術の補助
・入院動物の世話
・検査と薬の準備
・受付と電話応対`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['愛玩動物看護師', '動物アレルギーについて事前に相談してください'],
    benefits: ['飼っている動物の診療割引', '灯油手当', '学会参加費', '車通勤可', '資格手当'],
    posted_days_ago: 50,
    terms: fullTimeStandard({
      duties: { initial: '診療の補助と入院動物の世話', change_scope: '動物看護の業務' },
      hours: { system: 'shift', spans: [{ start: '08:45', end: '18:30' }], break_minutes: 120, overtime_hours: 8 },
      holidays: { pattern: 'shift', days: [], annual_days: 108, note: '水曜は休診、ほか週1日' },
      pay: { min: 200_000, max: 248_000 },
    }),
  },
]
