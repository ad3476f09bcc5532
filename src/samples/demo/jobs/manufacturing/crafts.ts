import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, fullTimeStandard, internStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Crafts and textiles. */
export const craftsJobs: readonly DemoJobEntry[] = [
  {
    title: '南部鉄器の鋳造・仕上げ職人（見習いから）',
    company: '有限会社おいせ鋳造所',
    location: '岩手県盛岡市',
    description: `鉄瓶と急須を年間およそ6,000個つくる、職人11名の工房です。砂型づくり、注湯、漆の焼き付けを3年かけて順に覚えます。

溶けた鉄は1,400度になります。安全具のつけ方と合図の練習を終えるまで、炉の前には立たせません。工程ごとの歩合はなく、覚えている間も固定の月給です。

・砂の調合と型押し
・鋳込みと型ばらし
・錆び止めと着色
・出荷前の水漏れ検査`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '夏場は高温になる作業場です', '手仕事の経験（あれば）'],
    benefits: ['道具の支給', '住み込み可の借家あり', '昼食つき', '展示会への同行'],
    posted_days_ago: 41,
    terms: fullTimeStandard({
      duties: { initial: '鋳造と仕上げの作業', change_scope: '工房の業務' },
      workplace: { smoking: 'outdoors' },
      hours: { spans: [{ start: '08:00', end: '17:00' }], overtime_hours: 6 },
      holidays: { pattern: 'two-days', days: ['sun'], annual_days: 106, note: 'ほか第2・第4土曜など' },
      pay: { min: 200_000, max: 242_000 },
    }),
  },
  {
    title: '織機オペレーター（先染め織物）',
    company: '株式会社置賜テキスタイル',
    location: '山形県米沢市',
    description: `紅花や胡桃で染めた糸を、レピア織機とシャトル織機で織り上げています。糸が切れた音に気づいて止めるのが、まず覚えることです。

古いシャトル織機は部品がもう作られていません。壊れたら削って直すので、機械いじりの好きな方には居心地がよいはずです。

・経糸の準備と糸つなぎ
・織機の運転と見回り
・織り傷の確認
・機械の注油と調整`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '色の識別が必要な作業があります'],
    benefits: ['除雪手当', '車通勤可'],
    posted_days_ago: 52,
    terms: fullTimeStandard({
      duties: { initial: '織機の運転と調整', change_scope: '製造部門の業務' },
      hours: { spans: [{ start: '08:15', end: '17:15' }], overtime_hours: 8 },
      holidays: { days: ['sat', 'sun'], annual_days: 112 },
      pay: { min: 198_000, max: 235_000 },
    }),
  },
  {
    title: '金属洋食器の研磨職',
    company: '株式会社つばめ研磨',
    location: '新潟県燕市',
    description: `フォークやカトラリー、医療用の器具を鏡のように磨き上げる会社です。回転する羽布に品物を当てる角度ひとつで光り方が変わります。

入社から1年は裏面と柄の部分だけを担当し、指先の感覚を育てます。集じん機とマスクを整え、粉じんの測定結果は毎月貼り出しています。

・粗研磨から仕上げ研磨まで
・羽布と研磨剤の交換
・傷と曇りの目視検査`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '座ってする作業が中心です', '細かな手作業'],
    benefits: ['防じんマスク支給', '作業着の貸与'],
    posted_days_ago: 60,
    terms: fullTimeStandard({
      duties: { initial: '金属製品の研磨と検査', change_scope: '製造部門の業務' },
      hours: { spans: [{ start: '08:00', end: '17:00' }], overtime_hours: 10 },
      holidays: { days: ['sat', 'sun'], annual_days: 113 },
      pay: { min: 203_000, max: 252_000, allowances: [{ name: '技能手当', yen: 8_000 }] },
    }),
  },
  {
    title: '眼鏡フレームの組立・調整',
    company: '株式会社さばえ光学',
    location: '福井県鯖江市',
    description: `チタンのフレームに丁番と智を取り付け、左右の開きをそろえる工程です。合格の幅は0.3ミリ。目で見て、指で確かめて、最後は平らな板の上に置いて仕上げます。

作業台の高さは一人ずつ合わせます。10時と15時には全員で目を休める体操をする習慣があります。

・部品のろう付けとねじ止め
・テンプルの調子取り
・完成品の外観検査`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['手先を使う仕事の経験', '拡大鏡を使った作業があります', '未経験可'],
    benefits: ['社員用フレームの支給（年1本）', '車通勤可'],
    posted_days_ago: 37,
    terms: fullTimeStandard({
      duties: { initial: 'フレームの組立と検査', change_scope: '製造部門の業務' },
      hours: { spans: [{ start: '08:20', end: '17:10' }], overtime_hours: 8 },
      holidays: { annual_days: 119 },
      pay: { min: 198_000, max: 240_000 },
    }),
  },
  {
    title: '刃物の最終検査（短時間パート）',
    company: '関の山刃物株式会社',
    location: '岐阜県関市',
    description: `包丁と鋏の切れ味を一本ずつ確かめ、箱に入れる仕事です。紙を切る試験と、刃先のわずかな欠けを探す目視が中心になります。

9時から14時まで、週4日。時給1,190円からです。刃物の持ち方は初日に半日かけてお教えします。検査を終えた品物は、保証書を添えて自分の手で箱に納めます。`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '細かなものを見る作業です'],
    benefits: ['切創防止手袋の支給', '学校行事での休み相談可', '駐車場無料'],
    posted_days_ago: 12,
    terms: partTimeStandard({
      duties: { initial: '刃物の検査と箱詰め', change_scope: '検査・梱包の業務' },
      hours: { spans: [{ start: '09:00', end: '14:00' }], break_minutes: 30, note: '週4日' },
      holidays: { pattern: 'two-days-full', days: ['sat', 'sun'], annual_days: 157, note: '平日のうち週1日' },
      pay: { min: 1_190, max: 1_250 },
    }),
  },
  {
    title: '革のなめし・染色スタッフ',
    company: '播磨レザー株式会社',
    location: '兵庫県姫路市',
    description: `牛の原皮が靴やかばんの革になるまで、およそ40日。その前半の工程を受け持つ部署です。においと水を扱う仕事であることは、見学のときに正直にお見せします。

植物の渋を使うなめしに力を入れ、排水は工場内の設備で処理しています。染めの調合を任されるのは3年目あたりからです。

・ドラムの運転と薬品の計量
・厚みの調整と水絞り
・染色と色合わせ
・排水処理の確認`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['フォークリフト（入社後の取得可）', '薬品を使う作業があります', '未経験可', '応募前の見学への参加'],
    benefits: ['長靴・前掛けの支給', 'シャワー室'],
    posted_days_ago: 66,
    terms: fullTimeStandard({
      duties: { initial: 'なめしと染色の作業', change_scope: '製造部門の業務' },
      workplace: { smoking: 'outdoors' },
      hours: { spans: [{ start: '08:00', end: '17:00' }], overtime_hours: 10 },
      holidays: { pattern: 'two-days', days: ['sun'], annual_days: 108, note: 'ほか第2・第4土曜など。夏季休暇9日' },
      pay: { min: 222_000, max: 282_000 },
    }),
  },
  {
    title: 'デニムの縫製（工業用ミシン）',
    company: '児島ソーイング株式会社',
    location: '岡山県倉敷市',
    description: `ジーンズのポケット付けと裾上げを中心に、工業用ミシンで縫います。旧式の環縫いミシンが現役で、独特のねじれた裾はこの機械でしか出せません。

1日の枚数のノルマはありません。縫い目の長さがそろうまで、練習用の布で1か月ほど過ごします。

・部位ごとの縫製
・糸と針の交換
・縫い上がりの検品
・ミシンの簡単な調整`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['工業用ミシンの経験（家庭用のみの方も可）', '縫製への関心'],
    benefits: ['社員割引', '車通勤可', '作業用の椅子を選べます', '正社員登用制度'],
    posted_days_ago: 31,
    terms: contractStandard({
      duties: { initial: '部位ごとの縫製と検品', change_scope: '縫製・仕上げの業務' },
      workplace: {
        postal_code: '7110913',
        prefecture: 'okayama',
        address: '倉敷市児島味野2丁目99番地 児島ソーイング本社工場',
        station: '児島駅',
        station_minutes: 14,
        change_scope: '変更なし',
      },
      hours: { spans: [{ start: '08:15', end: '17:15' }], overtime_hours: 6 },
      holidays: { pattern: 'two-days', days: ['sat', 'sun'], annual_days: 115 },
      pay: { min: 196_000, max: 228_000 },
    }),
  },
  {
    title: 'タオルの検品・たたみ（午後パート）',
    company: '株式会社いまばり織工房',
    location: '愛媛県今治市',
    description: `織り上がったタオルのほつれや織りむらを見つけ、糸を切り、決められた形にたたみます。一枚にかける時間はおよそ40秒です。

13時から17時まで、月曜から金曜。時給1,130円からです。冷暖房のある2階の作業場で、6名で机を並べています。余り糸の始末とラベル付け、箱詰めも同じ机で続けて行います。`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '座り作業です', '平日の午後に働けること'],
    benefits: ['タオルの社員販売', '短時間から相談可'],
    posted_days_ago: 44,
    terms: partTimeStandard({
      duties: { initial: 'タオルの検品と箱詰め', change_scope: '検品・仕上げの業務' },
      hours: { spans: [{ start: '13:00', end: '17:00' }], break_minutes: 0, note: '月曜から金曜' },
      holidays: { pattern: 'two-days-full', days: ['sat', 'sun', 'public'], annual_days: 120 },
      pay: { min: 1_130, max: 1_180 },
      insurance: ['accident', 'employment'],
    }),
  },
  {
    title: 'ものづくりインターン（木製家具）',
    company: '株式会社おび杉工房',
    location: '宮崎県日南市',
    description: `飫肥杉を使った椅子と棚の工房で、3か月から6か月働きながら学ぶ制度です。図面を読み、一脚を最初から最後まで作って終わります。

週4日、1日6時間の勤務で、時給1,100円をお支払いします。機械に触れる前に安全の講習を受け、指導役が必ず隣に立ちます。宿舎は一部屋を安く借りられます。

・部材の木取りと研磨
・接着と組立の補助
・展示会の準備`,
    job_type: 'internship',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['木工に関心のある方', '学生・社会人とも可', '3か月以上続けられること'],
    benefits: ['宿舎（月8,000円）', '交通費の補助', '工具の貸し出し'],
    posted_days_ago: 35,
    terms: internStandard({
      period: { months: 3 },
      duties: { initial: '木取り・研磨・組立の補助', change_scope: '木工の業務に限る' },
      hours: { spans: [{ start: '09:00', end: '16:00' }], note: '週4日' },
      holidays: { pattern: 'other', days: ['sat', 'sun'], note: '平日のうち週1日' },
      pay: { min: 1_100, max: 1_100, monthly_hours: 104 },
      insurance: ['accident', 'employment'],
    }),
  },
]
