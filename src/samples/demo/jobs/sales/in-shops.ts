import type { DemoJobEntry } from '#samples/demo/job.ts'
import { dispatchStandard, fullTimeStandard, internStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Sales in shops. */
export const inShopsJobs: readonly DemoJobEntry[] = [
  {
    title: '不動産売買の仲介営業',
    company: '株式会社谷根千ハウジング',
    location: '東京都台東区',
    description: `古い長屋や路地の奥の家を専門に扱う不動産会社です。再建築できない土地の説明から始まることも多く、売り手の思い出話を2時間聞く日もあります。

基本給256,000円のほかに、固定残業代50,000円（25時間分、超過分は追加で支給）があり、月給の下限はその合計です。成約の歩合は粗利の1割で、別途お支払いします。`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['宅地建物取引士', '不動産仲介の経験1年以上'],
    benefits: ['資格手当（月3万円）', '自転車貸与', '成約の歩合'],
    posted_days_ago: 28,
    terms: fullTimeStandard({
      duties: { initial: '売買の仲介と物件の調査', change_scope: '不動産業務全般' },
      hours: { spans: [{ start: '09:30', end: '18:30' }], overtime_hours: 25 },
      holidays: { pattern: 'two-days', days: ['wed', 'sun'], annual_days: 112 },
      pay: {
        min: 306_000,
        max: 380_000,
        fixed_overtime: { yen: 50_000, hours: 25, excess_paid: true },
        note: '成約の歩合（粗利の1割）は月給とは別にお支払いします',
      },
    }),
  },
  {
    title: '自動車販売店の営業スタッフ',
    company: '安積モータース株式会社',
    location: '福島県郡山市',
    description: `新車と中古車、車検を扱う家族経営の店です。来店される方の半分は点検のついで。店頭のお茶の時間が、いちばんの商談の場になっています。

訪問販売はしていません。納車の日は必ず営業が立ち会い、説明書の大事な3ページに付箋を貼ってお渡しします。

・店頭での応対と試乗の案内
・見積と下取りの査定
・車検、保険の更新のご連絡
・納車の準備`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '未経験可'],
    benefits: ['社員割引での車の購入', '販売手当', '昼食の補助'],
    posted_days_ago: 12,
    terms: fullTimeStandard({
      duties: { initial: '店頭での応対と見積・納車', change_scope: '営業・受付の業務' },
      workplace: { smoking: 'separate-room' },
      hours: { spans: [{ start: '09:30', end: '18:30' }], overtime_hours: 12 },
      holidays: { pattern: 'two-days', days: ['tue'], annual_days: 108, note: 'ほかに第2水曜など月4日' },
      pay: { min: 208_000, max: 290_000 },
    }),
  },
  {
    title: '家電量販店の販売員（派遣・白物家電）',
    company: '幕張ビジネススタッフ株式会社',
    location: '千葉県船橋市',
    description: `冷蔵庫と洗濯機の売場で、寸法と搬入経路を伺いながら機種を一緒に選びます。玄関や階段の幅を測る紙のものさしをお渡しするのが、この売場の定番です。

個人の販売目標は置かず、売場全体の数字だけを見ています。派遣の契約は3か月ごとに更新の有無を決めます。

・商品の説明と在庫の確認
・配送日と設置の手続き
・値札と見本の入れ替え`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['接客経験', '未経験可', '土日に勤務できること'],
    benefits: ['商品研修5日間', '制服貸与'],
    posted_days_ago: 9,
    terms: dispatchStandard({
      duties: { initial: '冷蔵庫・洗濯機の説明と配送の手続き', change_scope: '派遣先の販売業務に限る' },
      workplace: {
        postal_code: '2730012',
        prefecture: 'chiba',
        address: '船橋市浜町2丁目99番地 湾岸ショッピングセンター1階（派遣先の店舗）',
        station: '南船橋駅',
        station_minutes: 7,
        change_scope: '派遣契約で定める就業場所',
      },
      hours: { spans: [{ start: '10:00', end: '19:00' }], overtime_hours: 5 },
      holidays: { pattern: 'shift', days: [], annual_days: 113, note: '月に21日勤務、土日は勤務日' },
      pay: { min: 1_400, max: 1_500 },
    }),
  },
  {
    title: '携帯電話ショップの受付・販売',
    company: '株式会社多布施コミュニケーションズ',
    location: '佐賀県佐賀市',
    description: `機種の変更や料金の見直し、操作の相談を受け付けます。予約制なので、並んで待つ方はほとんどいません。スマートフォン教室の講師も順番で務めます。

必要のない契約をすすめないことを店の約束にしました。解約の相談で来られた方にも、最後まで同じ調子でご案内します。

・受付と手続き
・操作の説明、教室の進行
・在庫と端末の管理`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '資格試験の受験（入社後）', '接客への関心'],
    benefits: ['研修2か月', '資格手当', '端末の社員割引'],
    posted_days_ago: 17,
    terms: fullTimeStandard({
      duties: { initial: '手続きの受付とスマートフォン教室', change_scope: '店舗運営の業務' },
      hours: { system: 'shift', spans: [{ start: '09:45', end: '18:45' }], overtime_hours: 10 },
      holidays: { pattern: 'shift', days: [], annual_days: 108, note: '月9日' },
      pay: { min: 205_000, max: 250_000 },
    }),
  },
  {
    title: '眼鏡店の販売スタッフ',
    company: '株式会社さばえ光学',
    location: '神奈川県鎌倉市',
    description: `福井の自社工場で作ったフレームだけを置く、直営の小さな店です。お一人に40分ほどかけて視力を測り、顔の幅に合わせてその場で曲げて仕上げます。

入社後の2週間は鯖江の工場で組立を体験します。作る人の顔を知っていると、説明の言葉が変わります。

・視力測定とレンズの選定
・掛け心地の調整
・修理品の受付と発送
・店内の陳列`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['販売経験1年以上', '眼鏡作製技能士（入社後の取得可）'],
    benefits: ['眼鏡の支給', '工場研修', '資格取得支援'],
    posted_days_ago: 47,
    terms: fullTimeStandard({
      duties: { initial: '視力測定とフレームの調整', change_scope: '販売・製造の業務' },
      workplace: {
        postal_code: '2480006',
        prefecture: 'kanagawa',
        address: '鎌倉市小町2丁目99番地 小町通りさばえビル1階',
        station: '鎌倉駅',
        station_minutes: 5,
        change_scope: '鎌倉店および鯖江市の本社',
      },
      hours: { system: 'shift', spans: [{ start: '10:00', end: '19:00' }], overtime_hours: 6 },
      holidays: { pattern: 'shift', days: [], annual_days: 105, note: '月8〜9日' },
      pay: { min: 230_000, max: 285_000 },
    }),
  },
  {
    title: '古着とデニムの販売（週3日から）',
    company: '児島ソーイング株式会社',
    location: '東京都世田谷区',
    description: `倉敷で縫ったジーンズと、引き取って直した古着を並べる下北沢の店です。裾上げのミシンが店の奥にあり、縫える方にはその場で直してもらっています。

11時から20時の間で1日6時間、週3日から。時給1,350円からです。

・接客とレジ
・裾上げの受付、簡単な補修
・商品の入れ替えと検品`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['アパレル販売', '未経験可', '土日どちらかの勤務'],
    benefits: ['社員割引', '私服勤務', '髪色・ネイル自由'],
    posted_days_ago: 5,
    terms: partTimeStandard({
      duties: { initial: '接客と裾上げの受付', change_scope: '店舗の業務全般' },
      workplace: {
        postal_code: '1550031',
        prefecture: 'tokyo',
        address: '世田谷区北沢2丁目99番地 北沢倉庫1階',
        station: '下北沢駅',
        station_minutes: 6,
        change_scope: '変更なし',
      },
      hours: {
        system: 'shift',
        spans: [
          { start: '11:00', end: '18:00' },
          { start: '13:00', end: '20:00' },
        ],
        note: '週3日から週4日。土日のどちらかを含みます',
      },
      holidays: { pattern: 'shift', annual_days: 209, note: '週3日から4日の休み' },
      pay: { min: 1_350, max: 1_450 },
      insurance: ['accident'],
    }),
  },
  {
    title: '保険代理店の窓口相談',
    company: '出島ほけんプラザ株式会社',
    location: '長崎県佐世保市',
    description: `港の見える商店街の2階にある、来店型の相談窓口です。取り扱う会社は14社。加入中の証券を一枚ずつ読み、重なっているものと足りないものを表にしてお渡しします。

入らないほうがよい場合もそう申し上げます。歩合は賞与に少し反映する程度です。

・来店された方の相談
・保障の一覧表の作成
・申し込みと変更の手続き
・給付金請求の手伝い`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['接客経験', '生命保険・損害保険の募集人資格（入社後の取得可）', '土日に交代で勤務できること'],
    benefits: ['資格取得の研修'],
    posted_days_ago: 59,
    terms: fullTimeStandard({
      duties: { initial: '保険の相談と手続き', change_scope: '店舗運営の業務' },
      hours: { system: 'shift', spans: [{ start: '09:30', end: '18:30' }], overtime_hours: 8 },
      holidays: { pattern: 'shift', days: [], annual_days: 108, note: '月9日' },
      pay: { min: 200_000, max: 255_000 },
    }),
  },
  {
    title: '店頭販売インターン（コーヒー豆専門店）',
    company: '株式会社ひなたコーヒー',
    location: '愛知県名古屋市',
    description: `豆の説明を自分の言葉でできるようになることを目標にした、6か月のインターンです。週2日、1日5時間。時給1,230円をお支払いします。

終わりの月には、好きな一種類を選んで1週間だけ店の「今週の豆」を任せます。値札の文章も仕入れの数も自分で決めてください。

・接客と試飲の案内
・袋詰めと在庫の確認
・売れ行きの記録`,
    job_type: 'internship',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['人と話すことが好きな方', '6か月続けられること'],
    benefits: ['豆の社員価格', '焙煎所の見学'],
    posted_days_ago: 40,
    terms: internStandard({
      period: { months: 6 },
      duties: { initial: '接客と試飲の案内', change_scope: '店頭販売の業務に限る' },
      hours: { spans: [{ start: '10:00', end: '15:00' }], break_minutes: 0, note: '週2日' },
      holidays: { pattern: 'other', note: '週5日' },
      pay: { min: 1_230, max: 1_230, monthly_hours: 43.3 },
    }),
  },
]
