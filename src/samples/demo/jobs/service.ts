import { owners } from '#samples/demo/accounts.ts'
import type { DemoJobEntry } from '#samples/demo/job.ts'

/** Care, medicine, teaching, food, lodging, shops. */
export const serviceJobs: readonly DemoJobEntry[] = [
  {
    title: '訪問看護ステーションの看護師（オンコールなし）',
    company: '青葉メディカル株式会社',
    location: '宮城県仙台市',
    description: `一日の訪問は4〜5件。記録はタブレットで完結し、直行直帰もできます。入職後3か月は先輩が同行します。

ご自宅で療養される方を訪ね、健康状態の観察、服薬の管理、医師の指示による処置などを行います。移動は会社の車か電動自転車です。夜間のオンコールは専任の担当者が受け持つため、日勤だけで働けます。

配属は青葉区、泉区、太白区の6か所から、ご自宅に近いところを相談して決めます。就業場所の変更の範囲は仙台市内です。応募の前に半日の同行見学もできます。

・バイタルサインの確認と記録
・服薬管理、創傷・ストーマの処置
・ご家族からの相談への対応
・主治医・ケアマネジャーとの連絡`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 310000,
    salary_max: 380000,
    requirements: ['看護師免許', '訪問看護', '直行直帰', '普通自動車免許', 'タブレット入力'],
    benefits: [
      '年間休日125日',
      '電動自転車の貸与',
      '資格取得の費用補助',
      '育児短時間勤務',
      '退職金制度',
      '試用期間3か月（条件は同じ）',
    ],
    posted_days_ago: 3,
    deadline_in_days: 4,
    owner: owners.endo,
  },
  {
    title: '製パン・製菓スタッフ',
    company: '有限会社こむぎ堂',
    location: '京都府京都市',
    description: `朝の仕込みから焼成まで、少人数の工房での仕事です。未経験の方には成形の基本からお教えします。

勤務は5時30分から13時30分（休憩60分、実働7時間）。給与は週5日働いた場合の月額で、週3日からの方は日数に応じます（時給1,330円から）。売れ残りを減らすため、夕方の一窯は注文分だけ焼いています。

いま働いているのは店主を含めて6名です。履歴書は面接の日にお持ちください。翌週に一日だけ、時給をお支払いして実際の朝を体験していただき、お互いに決めます。

・生地の計量と仕込み
・成形、窯入れ
・焼き菓子の包装
・道具の洗浄と片づけ`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 200000,
    salary_max: 240000,
    requirements: ['未経験可', '週3日から', 'まかない', '早朝勤務'],
    benefits: ['パンの社員価格', '製菓衛生師の受験補助', '日曜・月曜定休', '社会保険完備（週20時間以上）', '屋内禁煙'],
    posted_days_ago: 4,
    owner: owners.nakamura,
  },
  {
    title: 'カフェ店長候補',
    company: '株式会社ひなたコーヒー',
    location: '愛知県名古屋市',
    description: `店舗の運営と、アルバイト8名の育成を担います。焙煎は本店の工房で研修します。

席は34、朝は7時半から。常連の方が多く、いつもの席が埋まっている日の一言に店の空気が出ます。半年ほど副店長として働いたあと、今池か大曽根の店をお任せする予定です。

・開店準備と接客
・シフトの作成と売上の管理
・豆と食材の発注
・スタッフの教育`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 250000,
    salary_max: 300000,
    requirements: ['飲食店経験', 'シフト管理', '早番・遅番の交代勤務'],
    benefits: ['焙煎研修', '豆の支給', '月8日休み', '賞与年2回'],
    posted_days_ago: 1,
    owner: owners.nakamura,
    state: 'pending',
  },
  {
    title: '有料老人ホームの看護師（日勤のみ）',
    company: '社会福祉法人ひだまり会',
    location: '埼玉県川越市',
    description: `入居者58名の健康管理と服薬の確認、通院の調整を、看護師4名で分担します。夜間は提携医療機関が電話を受けるため、呼び出しはありません。

病棟のような速さはいりません。朝、廊下ですれ違うときの歩き方で変化に気づく仕事です。看取りの時期には、介護職員とご家族の間に立って話し合いを重ねます。

・健康状態の観察と記録
・服薬の準備と確認
・往診の介助と通院の調整
・介護職員への助言`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 290000,
    salary_max: 330000,
    requirements: ['看護師免許', '普通自動車免許', '高齢者看護', '病棟または施設での経験2年以上'],
    benefits: ['日勤のみ', '職員食堂', '退職共済', '駐車場無料', '受動喫煙対策：敷地内禁煙'],
    posted_days_ago: 12,
    owner: owners.endo,
  },
  {
    title: 'クリニックの看護師',
    company: 'みなみ野こどもクリニック',
    location: '福岡県福岡市',
    description: `小児科の外来で、予防接種の介助、採血、電話相談の折り返しを行います。夕方の診療は交代制、遅番は週に二回までです。

泣いている子の前では、道具を全部見せてから始めます。一人に20分かかる日があっても、それは診療の時間だと院長は考えています。給与は経験年数と勤務の曜日を伺い、面接の前に目安を文書でお渡しします。

・診察と予防接種の介助
・採血、吸入などの処置
・保護者の方への説明と電話相談
・病児保育室の見守り`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: null,
    salary_max: null,
    requirements: ['看護師免許', '小児科', '土曜午前の勤務', '採血'],
    benefits: ['木曜・日曜休診', '病児保育室の利用', '制服貸与', '賞与年2回'],
    posted_days_ago: 26,
    owner: owners.endo,
  },
  {
    title: '健診センターの看護師',
    company: '一般財団法人さくら健診会',
    location: '東京都立川市',
    description: `立川駅前のセンターと巡回車で、採血、問診、血圧測定を担当します。割合はセンターが週3日、巡回が週2日。巡回の日は6時台の出発があり、そのぶん15時過ぎには仕事が終わります。

採血は一日40人ほど。苦手な方には院内講座で手技を確かめる時間を設けています。

・採血、血圧と心電図の測定
・問診と記録
・気分の悪くなった方への対応
・翌日の物品の準備`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 280000,
    salary_max: 320000,
    requirements: ['看護師免許', '採血', '早朝勤務（週2日）'],
    benefits: ['残業月平均6時間（2025年度）', '完全週休2日制', '食事補助', '退職金制度'],
    posted_days_ago: 33,
    owner: owners.endo,
  },
  {
    title: '介護職員（有料老人ホーム）',
    company: '社会福祉法人ひだまり会',
    location: '埼玉県川越市',
    description: `10名ほどのユニットを受け持ち、食事や入浴、外出を支えます。味噌汁の味見や洗濯物たたみも入居者の方と一緒に。「やってあげる」を減らすのが、うちの介護の難しさです。

夜勤は月4回まで、入職半年後から。記録は声で入力するので、夜勤明けはほぼ定時に帰れます。

休みは月9日、希望休は三日まで先に出せます。ブランクのある方には、機械浴や移乗の器具を勤務時間内に練習していただいてから現場に入ってもらいます。

・食事、入浴、排せつの介助
・音声入力での記録
・行事や散歩の企画
・ご家族への連絡`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 220000,
    salary_max: 280000,
    requirements: ['介護職員初任者研修', '介護', '夜勤に対応できること', 'ブランクのある方歓迎'],
    benefits: ['夜勤手当一回7,000円', '受験対策講座', '駐車場無料', '産休・育休の取得実績あり'],
    posted_days_ago: 17,
    owner: owners.endo,
  },
  {
    title: '訪問介護のヘルパー（登録制）',
    company: '株式会社ゆきあかり介護',
    location: '秋田県横手市',
    description: `一軒45分から90分、掃除や買い物、体を拭くお手伝いに伺います。自宅からの直行直帰で、記録はスマートフォンから送ります。

冬は雪かきだけの訪問もあります。移動の時間にも時給1,150円をお支払いし、吹雪で中止になった分は6割を保障します。金額は週15時間から25時間働いた場合の月額です。

・生活の援助、身体の介護
・様子の変化の報告
・買い物の代行`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 74000,
    salary_max: 124000,
    requirements: ['介護職員初任者研修', '普通自動車免許', '介護', '週3日から'],
    benefits: ['ガソリン代実費', '冬用タイヤの補助', '移動時間の給与', '有給休暇'],
    posted_days_ago: 10,
    owner: owners.endo,
  },
  {
    title: '保育士（0〜2歳児の小規模園）',
    company: '株式会社ぶどうの丘保育',
    location: '山梨県甲府市',
    description: `定員19名、職員11名の小さな園です。散歩の行き先は隣のぶどう畑。収穫の時期には、持ち主のおじいさんが一房ずつ手渡してくれます。

壁面の飾りは作りません。書きものは園の中で済む量に減らし、昼寝の時間にノンコンタクトの休憩を取れるようにしました。

・クラスの保育
・連絡帳と保育計画の作成
・離乳食の介助
・保護者の方との面談`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 212000,
    salary_max: 258000,
    requirements: ['保育士資格', '保育経験（ブランク可）', '早番・遅番の交代勤務'],
    benefits: ['持ち帰り仕事なし', '処遇改善手当', '年間休日120日', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 20,
    owner: owners.endo,
  },
  {
    title: '病棟看護師（地域包括ケア病棟・二交替）',
    company: '医療法人長崎港南会',
    location: '長崎県長崎市',
    description: `退院して家に戻る方を支える46床の病棟です。入院の翌日には、看護師と理学療法士がご自宅の段差を測りに行くことがあります。

夜勤は16時間ではなく12時間の二交替、月に4回から5回。申し送りを画面に一本化し、始業前の情報集めをなくしました。

日勤は8時15分から20時15分まで、夜勤は20時から翌8時30分まで（いずれも休憩あり）。月の所定労働時間は158時間です。看護師寮は病院まで歩いて4分の場所にあります。

・入退院の支援と看護計画の作成
・日常の看護と処置
・退院前の訪問と家族への説明
・リハビリの職員との打ち合わせ`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 262000,
    salary_max: 340000,
    requirements: ['看護師免許', '病棟', '夜勤（月4〜5回）', '退院支援の経験（あれば）'],
    benefits: ['夜勤手当一回1万2,000円', '院内保育', '送迎あり', '看護師寮'],
    posted_days_ago: 5,
    owner: owners.endo,
  },
  {
    title: '看護助手（未経験可・日勤）',
    company: '医療法人立山あおぞら病院',
    location: '富山県高岡市',
    description: `病室の整え、食事の配膳、検査室への付き添いが主な仕事で、資格はいりません。注射や点滴にさわることはありません。

はじめの一か月は同じ指導役と一緒に動きます。3名の助手のうち2名が、働きながら看護学校に通った経験者です。進学の相談にも乗ります。

・ベッド周りの清掃とシーツ交換
・配膳と下膳
・車いすでの移動の手伝い
・物品の補充`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 192000,
    salary_max: 222000,
    requirements: ['未経験可', '看護助手', '日曜を含むシフト'],
    benefits: ['進学の奨学金制度', '食堂', '制服貸与と洗濯', '駐車場'],
    posted_days_ago: 42,
    owner: owners.endo,
  },
  {
    title: '訪問リハビリの理学療法士',
    company: '青葉メディカル株式会社',
    location: '宮城県仙台市',
    description: `病院の平らな床ではなく、その方の家の敷居や台所で練習します。目標は歩行距離ではなく「仏壇に花を供える」「孫の弁当を作る」といった言葉で立てます。

一日6件、移動は会社の車。福祉用具を選ぶときはケアマネジャーと一緒に伺い、合わなければ翌週に替えてもらいます。

・評価と計画の作成
・住まいに合わせた動作の練習
・福祉用具、住宅改修の助言
・看護師との情報の共有`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 280000,
    salary_max: 350000,
    requirements: ['理学療法士免許', '臨床経験2年以上', '普通自動車免許'],
    benefits: ['研修費の補助', '訪問車の貸与', '育児短時間勤務', '年間休日125日'],
    posted_days_ago: 11,
    owner: owners.endo,
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
    salary_min: 200000,
    salary_max: 250000,
    requirements: ['登録販売者', '販売', '実務経験（2年未満の方も可）', '日曜を含むシフト'],
    benefits: ['資格手当（月1万円）', '社宅', 'フェリー代の補助', '社員割引'],
    posted_days_ago: 29,
    owner: owners.nakamura,
  },
  {
    title: '旅館の調理師（会席）',
    company: '有限会社湯平の宿 かじか荘',
    location: '大分県由布市',
    description: `14室の宿で、朝と夜の料理を4名で作ります。川魚と山菜、猪。仕入れの半分は直売所で、その朝に並んだものを見て献立の順番を入れ替えます。

昼の3時間は中抜けですが、月に六日は通しの短い勤務にしました。住み込みの部屋から宿までは歩いて二分です。

・仕込みと焼き場、煮方
・盛り付けの指示
・仕入れと原価の記録
・アレルギーへの対応`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 230000,
    salary_max: 310000,
    requirements: ['調理師免許', '和食の経験3年以上', '普通自動車免許'],
    benefits: ['個室寮（月1万円）', 'まかない', '温泉の利用可', '月7日休み'],
    posted_days_ago: 48,
    owner: owners.nakamura,
  },
  {
    title: 'ホテルのフロントスタッフ',
    company: '株式会社東山ステイ',
    location: '京都府京都市',
    description: `町家を改装した22室のホテルです。泊まる方の七割は海外から。よく聞かれるのは銭湯の入り方とごみの捨て方で、答え方を書いた帳面が受付に置いてあります。

夜勤は月に4回、二人体制。午前2時から5時は交代で横になれます。

英語は完璧でなくて構いません。受付の帳面を一緒に読み、よくある20の質問に答えられるようになるまでが最初の一か月です。早番は7時、遅番は13時に始まります。

・チェックインと精算
・近くの店の予約と道案内
・予約サイトの管理
・簡単な朝食の提供`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 225000,
    salary_max: 280000,
    requirements: ['英語（日常会話）', '接客経験', 'シフト勤務', '未経験可'],
    benefits: ['語学手当', '夜勤手当', '月9日休み', '系列店の割引', '受動喫煙対策：全館禁煙'],
    posted_days_ago: 15,
    owner: owners.nakamura,
  },
  {
    title: 'スキー場のリフト係（12月〜3月）',
    company: '株式会社戸隠高原リゾート',
    location: '長野県長野市',
    description: `リフト乗り場の雪を平らにし、乗り降りの合図をし、止めるべきときに止める係です。契約は12月10日から3月31日まで。更新はありませんが、毎年来る方が三分の一ほどいます。

8時から17時、昼休みに滑れます。道具の貸し出しがあるので、滑ったことのない方もぜひ。

・乗降の補助と見守り
・乗り場の除雪
・点検の記録
・迷子や落とし物の対応`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 200000,
    salary_max: 218000,
    requirements: ['未経験可', '屋外での作業が中心です', '12月から3月まで続けられること'],
    benefits: ['個室寮無料', '三食つき', 'シーズン券', 'スキー用品の貸し出し'],
    posted_days_ago: 9,
    deadline_in_days: 7,
    owner: owners.nakamura,
  },
  {
    title: '美容師（完全予約・一人担当制）',
    company: '合同会社くしけずる',
    location: '東京都杉並区',
    description: `席は三つ、受付から仕上げまで一人の美容師が担当します。お客様の間を15分空け、床を掃いて、お茶を飲んでから次の方を迎えます。

指名料はなく、歩合は売上の一定割合を半年ごとに見直します。練習会は勤務時間内の火曜の朝です。月に二日は、車いすで外出しにくい方のご自宅や施設へ伺ってカットをします。`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 260000,
    salary_max: 380000,
    requirements: ['美容師免許', 'スタイリスト経験2年以上', '訪問美容への関心'],
    benefits: ['完全週休2日制', '社会保険完備', '講習費の補助', '試用期間2か月（条件は同じ）'],
    posted_days_ago: 36,
    owner: owners.nakamura,
  },
  {
    title: '歯科衛生士（週4日・時短可）',
    company: '医療法人はりま歯科',
    location: '兵庫県明石市',
    description: `予防を中心にした歯科医院で、衛生士ごとに専用の診療台を持ちます。一人45分、同じ方を続けて担当するので、生活の変化まで自然と聞こえてきます。

働き方は週4日の正職員を基本に、時短にも対応。退職した衛生士が二人、子育てのあとに戻ってきています。

・歯石の除去と歯みがきの指導
・歯ぐきの検査と記録
・診療の補助
・保育園での歯みがき教室（年4回）`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 235000,
    salary_max: 300000,
    requirements: ['歯科衛生士免許', 'ブランクのある方歓迎', '土曜の勤務（月2回）'],
    benefits: ['週4日正職員', '学会参加費', '診療着の貸与', '院内の歯科治療補助'],
    posted_days_ago: 23,
    owner: owners.endo,
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
    salary_min: 198000,
    salary_max: 245000,
    requirements: ['愛玩動物看護師', '動物アレルギーについて事前に相談してください', '日曜午前の勤務（交代制）'],
    benefits: ['飼っている動物の診療割引', '灯油手当', '学会参加費', '車通勤可'],
    posted_days_ago: 50,
    owner: owners.endo,
  },
  {
    title: '路線バスの運転士（大型二種は入社後に取得）',
    company: '防長みなと交通株式会社',
    location: '山口県下関市',
    description: `港と団地と病院を結ぶ路線を走ります。大型二種免許をお持ちでない方は、教習所の費用を会社が負担し、取得まで約三か月は営業所の仕事をしながら通います。

乗務の前には必ず、昨夜の眠りを申告します。眠れなかった日に正直に言える営業所でありたいと思っています。

・路線バスの運転
・乗務前後の点検
・車いすの乗り降りの手伝い
・落とし物の対応`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 228000,
    salary_max: 300000,
    requirements: ['普通自動車免許（取得後3年以上・法令による）', '未経験可', '早朝・夜間のシフト'],
    benefits: [
      '免許取得費用の負担',
      '家族も使える乗車証',
      '退職金制度',
      '制服貸与',
      '受動喫煙対策：車内・営業所内禁煙',
    ],
    posted_days_ago: 31,
    owner: owners.shimada,
  },
  {
    title: '商業施設の警備員（日勤・夜勤選択）',
    company: '武蔵野セーフティ株式会社',
    location: '埼玉県所沢市',
    description: `駅前の商業施設で、巡回、落とし物の受付、混み合う日の案内を担当します。日勤だけ、夜勤だけの選択もできます。

最初に20時間の研修を受けます（同じ給与）。怒っている方への声のかけ方は、役者さんを招いて練習しています。

・館内の巡回と戸締まり
・防災センターでの監視
・迷子や急病人の対応`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 210000,
    salary_max: 250000,
    requirements: ['未経験可', 'シフト勤務', '立ち仕事があります', '警備業法の定めにより応募できない場合があります'],
    benefits: ['研修20時間（有給）', '夜勤手当', '仮眠室', '資格手当'],
    posted_days_ago: 28,
    owner: owners.shimada,
  },
  {
    title: '客室清掃（午前のみ・週3日から）',
    company: '株式会社うりずんリゾート',
    location: '沖縄県国頭郡恩納村',
    description: `海辺のホテルの客室を二人一組で整えます。担当は一日8室まで。窓を開けて潮のにおいが抜けるのを待つ間に、次の部屋の準備をします。

9時から13時、時給1,150円。送迎の車が名護と読谷から出ています。金額は週3日から週5日の場合です。

・ベッドメイクと清掃
・備品の補充
・忘れ物の記録`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 60000,
    salary_max: 99000,
    requirements: ['未経験可', '週3日から', '二人一組での作業です'],
    benefits: ['送迎あり', 'まかない（150円）', '制服貸与', '有給休暇'],
    posted_days_ago: 13,
    owner: owners.nakamura,
  },
  {
    title: '書店員（児童書・岩手の本の棚）',
    company: '株式会社中津川文庫',
    location: '岩手県盛岡市',
    description: `創業78年の本屋で、児童書と郷土の本の棚を任せる方を探しています。手書きの札は一日三枚まで、と店長が決めています。多いと読まれないからです。

毎月第二土曜は読み聞かせの会。近くの学校へ本を積んで売りに行く日もあります。

・発注と返品、棚づくり
・レジと問い合わせの対応
・読み聞かせ会の運営
・学校への外商`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 190000,
    salary_max: 225000,
    requirements: ['販売', '書店または図書館での経験（あれば）', '普通自動車免許', '月8日休み'],
    benefits: ['本の社員割引', '駐車場', '社会保険完備', '屋内禁煙'],
    posted_days_ago: 39,
    owner: owners.nakamura,
  },
  {
    title: 'スーパーの鮮魚担当',
    company: '株式会社ひむかマート',
    location: '宮崎県延岡市',
    description: `門川と島浦の港から朝6時に届く魚を、10時の開店までに刺身と切り身にします。包丁は会社で用意し、研ぎ方から教えます。

夕方に余りそうな魚は、16時に南蛮漬けにして惣菜売場へ。捨てる量はこの二年で三割減りました。

・魚の下処理と盛り付け
・値付けと陳列
・お客様の注文への対応
・冷蔵ケースの清掃`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 195000,
    salary_max: 255000,
    requirements: ['未経験可', '早朝勤務（6時から）', '水や氷にさわる作業です'],
    benefits: ['早朝手当', '社員割引', '調理の資格取得支援', '月8日休み'],
    posted_days_ago: 52,
    owner: owners.nakamura,
  },
  {
    title: '花屋の店頭・配達スタッフ',
    company: '株式会社花工房つむじ',
    location: '静岡県静岡市',
    description: `市場は月、水、金の朝5時。それ以外の日は9時からです。花束の注文が重なる送別と母の日の頃は、家族にも少し協力をお願いすることになります。

枯れる前の花は、近くの喫茶店や診療所の待合室に置かせてもらっています。その配達がいちばん好きだという社員もいます。

・仕入れと水揚げ
・花束、アレンジの制作
・配達と店頭の接客
・ウェブの注文の管理`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 205000,
    salary_max: 245000,
    requirements: ['普通自動車免許', '未経験可', '水を使う作業が中心です', 'フラワー装飾の経験（あれば）'],
    benefits: ['早朝手当', '花の支給', '研修費の補助', '日曜・火曜休み'],
    posted_days_ago: 46,
    owner: owners.nakamura,
  },
  {
    title: '学童保育の指導員（平日午後）',
    company: '特定非営利活動法人はまかぜ学童',
    location: '千葉県習志野市',
    description: `下校から18時半まで、1年生から4年生の55名と過ごします。宿題の時間は30分だけ。あとは校庭か、雨なら廊下での工作です。

13時から18時45分（実働5時間45分）、週4日から。時給1,300円。けんかの止め方に決まりはなく、毎日の終わりに15分、その日のことを話し合います。

・遊びと宿題の見守り
・おやつの準備
・連絡帳の記入
・保護者の方への引き渡し`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 129000,
    salary_max: 162000,
    requirements: ['子どもと関わる仕事への関心', '週4日から', '放課後児童支援員（入職後の研修あり）'],
    benefits: ['夏休みは午前勤務あり', '研修費の負担', '交通費支給', '社会保険の加入可'],
    posted_days_ago: 24,
    owner: owners.endo,
  },
  {
    title: '日本語教師（夜間コース）',
    company: '株式会社つむぎ日本語学院',
    location: '兵庫県神戸市',
    description: `介護や調理の仕事を終えて通う方のクラスを担当します。教科書の会話ではなく、申し送りや伝票の言葉から授業を組み立てます。

14時に出勤し、授業は18時から。準備の時間も勤務に含みます。遅れて来る人のために、最初の20分は復習にあてるのがこの学校の知恵です。

・授業と準備
・教材の作成
・受講者の職場の見学
・面談と試験の採点`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 250000,
    salary_max: 320000,
    requirements: ['登録日本語教員または420時間の養成講座修了', '教材作成', '14時から22時までの勤務'],
    benefits: ['週4日勤務の選択制', '受験補助', '年間休日121日', '海外研修（隔年）'],
    posted_days_ago: 16,
    owner: owners.endo,
  },
  {
    title: '個別指導教室の教室長候補',
    company: '株式会社まなびの木',
    location: '愛知県名古屋市',
    description: `半年の研修ののち、生徒60名ほどの教室を受け持ちます。面談と時間割づくり、講師の育成が中心で、毎月の保護者への報告は手書きです。

教室に貼り出すのは点数ではなく、自分で直せた問題の数。その数え方を講師とそろえるのが、最初の難関になります。

研修は千種の本校で三か月、配属予定の教室で三か月。教室長になると役職手当が月3万円つきます。春と夏の講習の時期は昼からの勤務に変わります。

・生徒と保護者の面談
・時間割と講師の配置
・講師の採用と研修
・体験授業の実施`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 260000,
    salary_max: 350000,
    requirements: ['教える仕事の経験', '13時30分から22時までの勤務', '手書きの報告'],
    benefits: ['日曜・月曜の連休', '住宅手当', '異動希望制', '年間休日118日'],
    posted_days_ago: 21,
    owner: owners.endo,
  },
  {
    title: '町立図書館の司書（業務委託館）',
    company: '株式会社ヒラク',
    location: '山梨県北杜市',
    description: `ヒラクが運営を任されている町立図書館の司書を募集します。蔵書は4万冊、職員は6名。移動図書館の車で、週に二日は山あいの集落を回ります。

契約は一年ごと、委託の期間に合わせて最長三年です。その後は別の館か、東京での導入支援への異動を選べます。

・貸出と調べものの相談
・選書と除籍
・移動図書館の運行
・小学校での本の紹介`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 200000,
    salary_max: 235000,
    requirements: ['司書資格', '普通自動車免許', '土日の勤務（交代制）'],
    benefits: ['読書休暇', '社宅の紹介', '研修の参加費', '社会保険完備'],
    posted_days_ago: 32,
    owner: owners.ogawa,
  },
  {
    title: '介護職員（派遣・夜勤専従も可）',
    company: 'みちのくケアスタッフ株式会社',
    location: '宮城県石巻市',
    description: `特別養護老人ホームとグループホームへの派遣です。夜勤専従なら月9回、日勤のみなら週4日から。合わないと感じたら三日目までに担当へ電話してください、と登録の日に必ずお伝えしています。

給与は日勤で月20日働いた場合の額で、夜勤は一回ごとに別の単価になります。`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 215000,
    salary_max: 260000,
    requirements: ['介護職員初任者研修', '介護', '普通自動車免許', '派遣社員としての雇用です'],
    benefits: ['社会保険完備', '交通費支給', '実務者研修の無料受講', '週払い制度（手数料なし）'],
    posted_days_ago: 7,
    owner: owners.endo,
  },
  {
    title: 'ワイナリーのインターン（仕込みと接客）',
    company: '株式会社勝沼ひぐらしワイン',
    location: '山梨県甲州市',
    description: `ぶどうの剪定から瓶詰めの手伝い、週末の試飲室の接客までをひととおり経験する四か月です。週4日、1日7時間、時給1,200円。

飲めない方でも構いません。香りの言葉は、土や雨や台所のにおいに置き換えて覚えていきます。終わりに、自分で選んだ樽の紹介文を一枚書いてください。

・畑と醸造の補助
・試飲室での案内
・瓶詰めと発送`,
    job_type: 'internship',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 142000,
    salary_max: 146000,
    requirements: ['四か月続けられること', '週4日（土日どちらかを含む）', '屋外での作業があります'],
    benefits: ['宿舎無料', '昼食つき', '社員価格', '労災保険適用'],
    posted_days_ago: 55,
    owner: owners.nakamura,
  },
  {
    title: '温泉旅館の総支配人',
    company: '株式会社白浜みさき館',
    location: '和歌山県西牟婁郡白浜町',
    description: `62室、従業員71名の旅館で、先代から続く家族の経営を一度離れ、外の方に任せることになりました。いま手をつけたいのは、清掃と厨房の人手を無理に増やさずに回すことです。

休館日を月に二日から四日へ増やし、全員が同じ日に休めるようにしたいと考えています。数字の見通しは面談の前に共有します。

・運営と収支の統括
・料金と販売の方針
・各部門の責任者の育成
・地域の組合との調整`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'executive',
    salary_min: 500000,
    salary_max: 650000,
    requirements: ['宿泊業の管理職経験5年以上', '収支の管理', '人員配置の改善の経験'],
    benefits: ['住居の用意', '社有車', '決算賞与', '引越費用の負担'],
    posted_days_ago: 62,
    owner: owners.nakamura,
  },
  {
    title: '葬祭ディレクター（見習いから）',
    company: '株式会社大和路会館',
    location: '奈良県大和郡山市',
    description: `ご家族の話を二時間かけて聞き、その方らしいお別れの形を整える仕事です。派手な演出はしていません。好きだった音楽を一曲、台所にあった湯のみを一つ。

夜間の電話は当番制で月5回まで、翌日は午後からの出勤です。最初の一年は必ず先輩と二人で伺います。

・ご家族との打ち合わせ
・式場の準備と進行
・役所や寺院との連絡
・後日の手続きのご案内`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 215000,
    salary_max: 280000,
    requirements: ['普通自動車免許', '未経験可', '接客または福祉の経験（あれば）', '夜間の当番（月5回まで）'],
    benefits: ['当番手当', '制服貸与', '資格取得支援', '月8日休み'],
    posted_days_ago: 2,
    owner: owners.nakamura,
    state: 'pending',
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
    salary_min: 275000,
    salary_max: 330000,
    requirements: ['介護支援専門員', '介護', '普通自動車免許', '更新研修の受講中も応募可'],
    benefits: ['在宅での記録（週1日）', '更新研修の費用負担', '退職共済', '土日祝休み'],
    posted_days_ago: 6,
    owner: owners.endo,
  },
  {
    title: '携帯アプリで働く家事代行（週1日から）',
    company: '株式会社つくろい家事',
    location: '大阪府吹田市',
    description: `掃除、料理の作り置き、衣替えの手伝いを、一回2時間半で伺います。行き先も時間も、前の週にアプリで選べます。合わなかったお宅は、理由を書かずに次から外せます。

時給1,500円に、移動一回につき300円を足します。金額は週2回から週6回働いた場合です。`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 35000,
    salary_max: 105000,
    requirements: ['未経験可', '週1日から', '実技研修1日（有給）への参加'],
    benefits: ['損害保険は会社負担', 'エプロン貸与', '交通費実費', '有給休暇'],
    posted_days_ago: 4,
    owner: owners.nakamura,
  },
  {
    title: '健康管理室の看護師（産業保健）',
    company: 'みどり電力株式会社',
    location: '東京都港区',
    description: `本社と全国の発電所で働く約1,400名の健康相談を、産業医1名、保健師2名と一緒に受け持ちます。相談の半分は画面越し。夏の発電所では、熱中症を防ぐための休憩の取り方を所長と一日かけて見直しました。

病棟から移ってきた職員は、最初の半年を「治療のない看護」と呼んでいました。顔を覚えてもらうことから始まる仕事です。

・健康相談と面談の記録
・健診後のお知らせと受診の後押し
・発電所の巡視（月2回ほどの出張）
・救急箱、AEDの点検と講習`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 290000,
    salary_max: 360000,
    requirements: ['看護師免許', '臨床経験3年以上', '相談業務', '産業保健の知識（入社後に学べます）'],
    benefits: ['在宅勤務週2日', '土日祝休み', '研修費の負担', '年間休日124日'],
    posted_days_ago: 19,
    owner: owners.endo,
  },
]
