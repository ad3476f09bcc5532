import type { DemoJobEntry } from '#samples/demo/job.ts'
import { fullTimeStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Shops and salons. */
export const shopsJobs: readonly DemoJobEntry[] = [
  {
    title: '製パン・製菓スタッフ',
    company: '有限会社こむぎ堂',
    location: '京都府京都市',
    description: `朝の仕込みから焼成まで、少人数の工房での仕事です。未経験の方には成形の基本からお教えします。

勤務は5時30分から13時30分、週3日から。時給1,330円からです。売れ残りを減らすため、夕方の一窯は注文分だけ焼いています。

いま働いているのは店主を含めて6名です。履歴書は面接の日にお持ちください。翌週に1日だけ、時給をお支払いして実際の朝を体験していただき、お互いに決めます。

・生地の計量と仕込み
・成形、窯入れ
・焼き菓子の包装
・道具の洗浄と片づけ`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '5時30分からの勤務に対応できること'],
    benefits: ['パンの社員価格', '製菓衛生師の受験補助', '昼食のまかない'],
    posted_days_ago: 4,
    terms: partTimeStandard({
      trial: { months: 1 },
      duties: { initial: '生地の仕込みから焼成まで', change_scope: '工房と店頭の業務' },
      hours: { spans: [{ start: '05:30', end: '13:30' }], note: '週3日から5日' },
      holidays: { pattern: 'other', days: ['sun', 'mon'], annual_days: 120, note: '週3日から働く方は休みが増えます' },
      pay: { min: 1_330, max: 1_450 },
      insurance: ['accident', 'employment', 'health', 'pension'],
    }),
  },
  {
    title: 'ドラッグストアの登録販売者',
    company: '株式会社オリーブ薬舗',
    location: '香川県小豆郡小豆島町',
    description: `島に三軒ある店の一つで、薬の相談と日用品の販売を行います。フェリーが止まると品物が届かないため、風邪薬と水だけは多めに積んであります。

お客様の顔と飲み合わせをだいたい覚えている店です。心配なときは、すすめずに診療所へつなぎます。

・医薬品の相談と販売
・発注と期限の確認
・レジと陳列
・介護用品の取り寄せ`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['登録販売者', '実務経験（2年未満の方も可）', '日曜を含む勤務に対応できること'],
    benefits: ['社宅', 'フェリー代の補助', '社員割引'],
    posted_days_ago: 29,
    terms: fullTimeStandard({
      duties: { initial: '医薬品の相談と販売', change_scope: '店舗運営の業務' },
      workplace: { change_scope: '小豆島内の3店舗' },
      hours: {
        system: 'shift',
        spans: [
          { start: '09:00', end: '18:00' },
          { start: '11:00', end: '20:00' },
        ],
        overtime_hours: 6,
      },
      holidays: { pattern: 'shift', days: [], annual_days: 108, note: '月9日' },
      pay: { min: 205_000, max: 255_000, allowances: [{ name: '資格手当', yen: 10_000 }] },
    }),
  },
  {
    title: '美容師（完全予約・一人担当制）',
    company: '合同会社くしけずる',
    location: '東京都杉並区',
    description: `席は三つ、受付から仕上げまで一人の美容師が担当します。お客様の間を15分空け、床を掃いて、お茶を飲んでから次の方を迎えます。

指名料はなく、歩合は売上の一定割合を半年ごとに見直します。練習会は勤務時間内の水曜の朝です。月に2日は、車いすで外出しにくい方のご自宅や施設へ伺ってカットをします。`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['美容師免許', 'スタイリスト経験2年以上', '訪問美容への関心'],
    benefits: ['講習費の補助', '施術用具の購入補助'],
    posted_days_ago: 36,
    terms: fullTimeStandard({
      trial: { months: 2 },
      duties: { initial: '受付から仕上げまでの施術', change_scope: '美容の業務' },
      hours: { spans: [{ start: '09:30', end: '18:30' }], overtime_hours: 5 },
      holidays: { days: ['mon', 'tue'], annual_days: 110 },
      pay: { min: 260_000, max: 380_000, bonus: 'なし', note: '歩合（売上の一定割合）は月給とは別にお支払いします' },
    }),
  },
  {
    title: '書店員（児童書・岩手の本の棚）',
    company: '株式会社中津川文庫',
    location: '岩手県盛岡市',
    description: `創業78年の本屋で、児童書と郷土の本の棚を任せる方を探しています。手書きの札は1日3枚まで、と店長が決めています。多いと読まれないからです。

毎月第2土曜は読み聞かせの会。近くの学校へ本を積んで売りに行く日もあります。

・発注と返品、棚づくり
・レジと問い合わせの対応
・読み聞かせ会の運営
・学校への外商`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['書店または図書館での経験（あれば）', '普通自動車免許'],
    benefits: ['本の社員割引', '駐車場', '図書カードの支給'],
    posted_days_ago: 39,
    terms: fullTimeStandard({
      duties: { initial: '児童書と郷土の本の棚づくり', change_scope: '店舗運営の業務' },
      hours: {
        system: 'shift',
        spans: [
          { start: '09:30', end: '18:15' },
          { start: '11:15', end: '20:00' },
        ],
        overtime_hours: 6,
      },
      holidays: { pattern: 'shift', days: [], annual_days: 106, note: '月8〜9日' },
      pay: { min: 194_000, max: 228_000 },
    }),
  },
  {
    title: 'スーパーの鮮魚担当',
    company: '株式会社ひむかマート',
    location: '宮崎県延岡市',
    description: `門川と島浦の港から朝6時に届く魚を、10時の開店までに刺身と切り身にします。包丁は会社で用意し、研ぎ方から教えます。

夕方に余りそうな魚は、16時に南蛮漬けにして惣菜売場へ。捨てる量はこの2年で3割減りました。

・魚の下処理と盛り付け
・値付けと陳列
・お客様の注文への対応
・冷蔵ケースの清掃`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '水や氷にさわる作業です', '6時からの勤務に対応できること'],
    benefits: ['早朝手当', '社員割引', '調理の資格取得支援'],
    posted_days_ago: 52,
    terms: fullTimeStandard({
      duties: { initial: '魚の下処理と売場づくり', change_scope: '店舗運営の業務' },
      workplace: { change_scope: '延岡市内の店舗' },
      hours: {
        system: 'shift',
        spans: [
          { start: '06:00', end: '15:00' },
          { start: '08:00', end: '17:00' },
        ],
        overtime_hours: 12,
      },
      holidays: { pattern: 'shift', days: [], annual_days: 106, note: '月8〜9日' },
      pay: { min: 198_000, max: 258_000 },
    }),
  },
  {
    title: '花屋の店頭・配達スタッフ',
    company: '株式会社花工房つむじ',
    location: '静岡県静岡市',
    description: `市場の日は朝が早く、そのぶん早く帰ります。花束の注文が重なる送別と母の日の頃は、残業する日があります（残業代支給）。

枯れる前の花は、近くの喫茶店や診療所の待合室に置かせてもらっています。その配達がいちばん好きだという社員もいます。

・仕入れと水揚げ
・花束、アレンジの制作
・配達と店頭の接客
・ウェブの注文の管理`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '未経験可', '水を使う作業が中心です', 'フラワー装飾の経験（あれば）'],
    benefits: ['早朝手当', '花の支給', '研修費の補助'],
    posted_days_ago: 46,
    terms: fullTimeStandard({
      duties: { initial: '花束の制作と配達・接客', change_scope: '店舗運営の業務' },
      hours: {
        system: 'shift',
        spans: [
          { start: '09:00', end: '18:00' },
          { start: '05:00', end: '14:00' },
        ],
        overtime_hours: 14,
        note: '市場の日（月・水・金）は5時から',
      },
      holidays: { pattern: 'two-days', days: ['sun', 'tue'], annual_days: 110 },
      pay: { min: 208_000, max: 248_000 },
    }),
  },
]
