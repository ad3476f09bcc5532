import type { DemoJobEntry } from '#samples/demo/job.ts'
import { fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** Sales around the region, and the office behind them. */
export const inTheRegionJobs: readonly DemoJobEntry[] = [
  {
    title: '住宅リフォームの提案営業',
    company: '株式会社周防すまい工房',
    location: '山口県周南市',
    description: `手すり一本、網戸一枚の注文から引き受ける工務店です。寸法を測り、見積を書き、職人の手配をして、終わったあとのお茶までが一続きの仕事になります。

一軒のお宅に10年通う営業もいます。歩合はなく、賞与は会社の利益から全員に配ります。

・現地調査と採寸
・見積書と簡単な図面の作成
・職人、材料の手配
・工事後の点検`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '接客または営業の経験', '福祉住環境コーディネーター（あれば）'],
    benefits: ['決算賞与', '社有車', '資格取得支援'],
    posted_days_ago: 26,
    terms: fullTimeStandard({
      duties: { initial: '現地調査と見積・職人の手配', change_scope: '営業・工事管理の業務' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 14 },
      holidays: { pattern: 'two-days', days: ['sun', 'mon'], annual_days: 112 },
      pay: { min: 220_000, max: 295_000, bonus: '年1回（決算賞与、利益から全員に支給）' },
    }),
  },
  {
    title: 'タウン誌の広告営業',
    company: '株式会社因伯出版',
    location: '鳥取県米子市',
    description: `毎月2万部の無料の町の雑誌をつくっています。広告を取るだけでなく、店主の話を聞いて紹介文の下書きまで営業が書きます。

取材先は食堂、鍛冶屋、朝市の魚屋。締切の週だけ夜が少し遅くなります。

・広告の提案と原稿の回収
・取材と下書き
・配布先への納品（月1回・全員で）`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '文章を書くこと', '未経験可'],
    benefits: ['取材費支給', '取材用の車の利用', '自社の雑誌の支給'],
    posted_days_ago: 48,
    terms: fullTimeStandard({
      duties: { initial: '広告の提案と取材', change_scope: '営業・編集の業務' },
      hours: { spans: [{ start: '09:00', end: '18:00' }], overtime_hours: 15 },
      holidays: { annual_days: 118 },
      pay: { min: 200_000, max: 245_000 },
    }),
  },
  {
    title: '人材派遣のコーディネーター',
    company: '有明テクノスタッフ株式会社',
    location: '熊本県熊本市',
    description: `工場の人員計画を聞き取り、登録している方の希望と突き合わせて紹介する仕事です。営業と相談員を兼ねるため、工場の昼休みと夕方に電話が集中します。

合わない職場を無理にすすめると、3か月後に必ず戻ってきます。面談では良い点より先に、きつい点を二つ話す決まりがあります。

・派遣先の開拓と契約
・登録面談と職場見学の同行
・就業中の方の相談
・勤怠と請求の確認`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['営業または人事の経験', '普通自動車免許', '派遣元責任者（入社後の受講可）'],
    benefits: ['社有車', '携帯電話の支給'],
    posted_days_ago: 30,
    terms: fullTimeStandard({
      duties: { initial: '派遣先の開拓と登録面談', change_scope: '人材事業の業務' },
      workplace: { change_scope: '熊本県内の事業所' },
      hours: { spans: [{ start: '09:00', end: '18:00' }], overtime_hours: 18 },
      holidays: { days: ['sat', 'sun'] },
      pay: { min: 230_000, max: 310_000 },
    }),
  },
  {
    title: '旅館の団体・宴会営業',
    company: '株式会社鬼怒の湯',
    location: '栃木県日光市',
    description: `老人会、同窓会、研修旅行など20名以上の予約を担当します。旅行会社を回るのは月に3日、あとは電話と下見の案内が中心です。

送迎バスの時刻、湯上がりの飲みもの、余興の音響。幹事さんの心配ごとを一覧表にしてお返しすると、翌年も呼ばれます。

・見積と行程の相談
・下見の案内
・当日の進行と料理場への連絡
・お礼状と次回のご案内`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['営業または宿泊業の経験', '普通自動車免許'],
    benefits: ['寮完備', '食事つき', '温泉の利用可'],
    posted_days_ago: 24,
    terms: fullTimeStandard({
      duties: { initial: '団体予約の相談と下見の案内', change_scope: '旅館の業務全般' },
      hours: { system: 'shift', spans: [{ start: '09:00', end: '18:00' }], overtime_hours: 16 },
      holidays: { pattern: 'shift', days: [], annual_days: 105, note: '月8〜9日' },
      pay: { min: 225_000, max: 290_000 },
    }),
  },
  {
    title: '営業本部長（緑茶・海外と国内）',
    company: '株式会社牧之原銘茶',
    location: '静岡県島田市',
    description: `国内の専門店向けと、欧州・北米への輸出。二つの部門の営業22名をまとめる役員候補を探しています。輸出は3年で売上の4割になり、畑の有機転換が追いつくかどうかが次の壁です。

生産者130軒との価格の話し合いにも出席します。数字に強いことに加え、年に2回は茶摘みに参加してくださる方をお待ちしています。

・営業方針と予算の策定
・主要な取引先との交渉
・生産者との価格協議
・部長、課長の育成`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'executive',
    requirements: ['営業部門の責任者経験5年以上', '英語での交渉', '食品または農産物の流通経験'],
    benefits: ['役員登用あり', '社有車', '住宅補助'],
    posted_days_ago: 51,
    terms: fullTimeStandard({
      duties: { initial: '営業方針の策定と部門の統括', change_scope: '会社の定める管理業務' },
      workplace: { change_scope: '島田市の本社', remote_days: 1 },
      hours: {
        spans: [{ start: '08:30', end: '17:30' }],
        overtime_hours: 20,
        note: '管理監督者にあたるため、時間外労働の割増賃金の対象外です（深夜を除く）',
      },
      holidays: { days: ['sat', 'sun'] },
      pay: {
        unit: 'year',
        min: 7_200_000,
        max: 9_600_000,
        bonus: '年俸に含みます',
        raise: '年1回の年俸改定',
        note: '年俸を12等分して毎月お支払いします',
      },
    }),
  },
  {
    title: '営業事務（繊維機械の部品）',
    company: '九頭竜パーツ株式会社',
    location: '福井県福井市',
    description: `織機の部品を一個から受注する会社で、電話とFAXとメールの注文を捌く係です。品番のわからないお客様が多く、「前に買った、あの銀色の」から探し当てます。

4名のうち2名が来年育児休業に入るため、今のうちに増員します。復職後もそのままの人数で続ける予定です。

・受注の入力と納期の回答
・見積書の作成
・仕入先への発注
・月末の請求`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['パソコン入力', '電話応対', '営業事務の経験（あれば）'],
    benefits: ['車通勤可', '育児休業の取得実績あり', '昼食の補助'],
    posted_days_ago: 14,
    terms: fullTimeStandard({
      duties: { initial: '受注の入力と見積書の作成', change_scope: '営業部門の事務' },
      hours: { spans: [{ start: '08:30', end: '17:15' }], overtime_hours: 4 },
      holidays: { annual_days: 121 },
      pay: { min: 200_000, max: 238_000 },
    }),
  },
  {
    title: '事業承継の相談担当',
    company: 'さざなみ信用金庫',
    location: '石川県金沢市',
    description: `後継者を探す会社の話を聞き、親族や社員への承継、他社への譲渡の道すじを一緒に考える専任の課です。2023年に2名で始め、いまは5名になりました。

最初の面談から決着まで平均1年半。途中で「やはり続ける」となることもあり、それも一つの結論として記録します。

・経営者との面談
・企業価値の簡易な算定
・引き合わせと条件の調整
・税理士や弁護士との連携`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'senior',
    requirements: ['中小企業診断士または同等の実務経験', '決算書の分析', '守秘を徹底できること'],
    benefits: ['外部研修', '企業内保育所'],
    posted_days_ago: 64,
    state: 'closed',
    terms: fullTimeStandard({
      duties: { initial: '経営者との面談と承継の支援', change_scope: '金庫の定める業務' },
      workplace: { change_scope: '石川県・富山県・福井県の各店舗', transfer: 'possible' },
      hours: { spans: [{ start: '08:40', end: '17:20' }], overtime_hours: 14 },
      holidays: { annual_days: 122, note: '連続5日間の休暇（年2回）' },
      pay: {
        min: 340_000,
        max: 460_000,
        allowances: [{ name: '資格手当', yen: 20_000 }],
        bonus: '年2回（6月・12月）、2025年度実績は計4.1か月分',
      },
    }),
  },
]
