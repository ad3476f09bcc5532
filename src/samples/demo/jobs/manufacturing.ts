import { owners } from '#samples/demo/accounts.ts'
import type { DemoJobEntry } from '#samples/demo/job.ts'

/** Manufacturing, logistics and maintenance. */
export const manufacturingJobs: readonly DemoJobEntry[] = [
  {
    title: '精密部品の生産管理スタッフ',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `小ロット多品種の部品製造で、生産計画の立案から納期の調整までを受け持ちます。現場は日勤のみ、残業は月平均8時間です。

受注はおよそ月400件、機械は26台。飛び込みの試作をどこに挟むかを、現場の班長と朝の15分で決めています。入社後の二か月は加工と検査の現場を回り、機械ごとの得手不得手を見てもらいます。

勤務は8時30分から17時30分、休みは土日と会社の定める祝日です。面接は一回、そのあと希望される方に工場をご案内します。結果は一週間以内にお知らせします。

・週次と日次の生産計画の作成
・材料と外注加工の手配
・納期の回答と変更の連絡
・工程の進み具合の確認と記録`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 260000,
    salary_max: 340000,
    requirements: ['生産管理', 'Excel', '普通自動車免許', '製造業での勤務経験（職種は問いません）'],
    benefits: [
      '年間休日122日',
      '社員食堂（一食280円）',
      '退職金制度',
      '試用期間3か月（条件は同じ）',
      '受動喫煙対策：屋内禁煙',
    ],
    posted_days_ago: 2,
    owner: owners.takahashi,
  },
  {
    title: 'CNC旋盤オペレーター（二交替）',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `量産部品の加工とプログラムの補正を担当します。二交替制で、夜勤手当は一回4,500円です。

勤務は6時から14時45分、14時30分から23時15分を一週間ごとに替わります。一人で4台を見ますが、段取り替えのときは隣の担当が機械を預かります。

・材料の取り付けと加工の開始
・寸法測定と補正値の入力
・刃物の交換と切りくずの処理
・異常の記録と班長への報告`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 270000,
    salary_max: 350000,
    requirements: ['旋盤経験1年以上', '図面の読解', '交替勤務', 'マイクロメータでの測定'],
    benefits: ['夜勤手当', '技能検定の受験料補助', '作業着の貸与と洗濯', '車通勤可'],
    posted_days_ago: 1,
    owner: owners.takahashi,
    state: 'pending',
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
    salary_min: 290000,
    salary_max: 390000,
    requirements: ['設備保全', '電気図面', '第二種電気工事士', '機械保全技能士2級（あれば尚可）'],
    benefits: ['休日出勤は振替', '外部講習の費用負担', '年間休日122日', '食堂あり'],
    posted_days_ago: 75,
    owner: owners.takahashi,
    state: 'closed',
  },
  {
    title: '三次元測定の検査員',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `室温を20度に保った検査室で、内視鏡や半導体装置に使う部品の寸法を測ります。測定プログラムの作成まで任せますが、最初の半年は手本どおりに測ることに専念してください。

一日に扱うのは15〜20種類。急かすことはしません。数値に迷ったときに測り直せる人と働きたいと考えています。

・三次元測定機による寸法検査
・検査成績書の作成
・測定具の校正と管理
・不適合が出たときの現場への連絡`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 240000,
    salary_max: 310000,
    requirements: ['図面の読解', 'ノギス・マイクロメータ', '未経験可', '顕微鏡での外観検査があります'],
    benefits: ['空調完備', '技能検定の受験料補助', '年間休日122日', '屋内禁煙'],
    posted_days_ago: 18,
    owner: owners.takahashi,
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
    salary_min: 265000,
    salary_max: 370000,
    requirements: ['普通自動車免許', '機械の組立または修理の経験', 'メカトロニクスの基礎知識', '月3日ほどの出張'],
    benefits: ['直行直帰', '出張手当', '工具の支給', '資格取得支援', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 26,
    owner: owners.takahashi,
  },
  {
    title: '工作機械の組立スタッフ（未経験可）',
    company: 'みなと精機サービス株式会社',
    location: '群馬県太田市',
    description: `中古の工作機械を分解し、磨き、組み直して次の工場へ送り出す作業場です。ねじの締め方から教えますので、機械にさわったことのない方も応募できます。

一台の整備に三週間から五週間。完成した日には、納め先の担当者に動くところを見てもらいます。冬の作業場には床暖房があります。

・部品の洗浄と摩耗の確認
・ユニットの分解と組立
・塗装前の下地づくり
・クレーンでの吊り上げ補助`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 215000,
    salary_max: 265000,
    requirements: ['未経験可', '20kg程度の部品を扱う作業があります', '玉掛け・クレーン（入社後の取得可）'],
    benefits: ['資格取得費用は会社負担', '車通勤可', '賞与年2回', '受動喫煙対策：喫煙室を除き禁煙'],
    posted_days_ago: 5,
    owner: owners.takahashi,
  },
  {
    title: 'フォークリフトオペレーター（部品倉庫）',
    company: '株式会社みなとロジスティクス',
    location: '神奈川県川崎市',
    description: `機械部品を預かる倉庫で、リーチ式フォークリフトを使った入出庫を行います。棚は四段、通路は広めに取ってあり、歩行者の通る時間帯はリフトを止める決まりです。

契約は一年ごとの更新で、通算三年を超える前に正社員への登用面談を行います。現在の倉庫長も契約社員から始めました。

・入荷品の格納と検品
・出荷指示に沿った取り出し
・バッテリーの点検
・月末の棚卸`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 235000,
    salary_max: 270000,
    requirements: ['フォークリフト', 'シフト勤務', 'ハンディ端末の操作', 'リーチ式の経験（あれば）'],
    benefits: ['正社員登用制度', '皆勤手当なしの固定給', '社会保険完備', '制服貸与'],
    posted_days_ago: 33,
    owner: owners.takahashi,
  },
  {
    title: '物流センターの在庫・出荷管理',
    company: '北斗物流株式会社',
    location: '北海道札幌市',
    description: `食品倉庫の入出荷と在庫の管理を行います。フォークリフトの資格は入社後に取得でき、費用は会社が負担します。

扱うのは乳製品と冷凍の海産物で、倉庫の一部はマイナス25度です。防寒着は会社で用意し、冷凍庫に続けて入るのは30分まで、必ず暖房のある控室で休みます。給与は経験と希望の勤務帯を伺って決め、内定前に書面でお示しします。

勤務は5時、9時、13時の三つの始業から組み合わせます。応募後は電話で日程を決め、白石区の倉庫で見学と面接を同じ日に行います。交通費は当日精算します。

・入荷の立ち会いと数量の確認
・賞味期限ごとの在庫の管理
・出荷順の組み立てと運転手への指示
・温度記録の確認`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: null,
    salary_max: null,
    requirements: ['シフト勤務', '資格取得支援', '寮あり', '冷凍倉庫内での作業があります'],
    benefits: [
      '独身寮（月1万2,000円）',
      '防寒着の支給',
      '資格取得費用は会社負担',
      '契約更新あり（通算5年まで・登用制度あり）',
    ],
    posted_days_ago: 21,
    deadline_in_days: 6,
    owner: owners.shimada,
  },
  {
    title: '食品倉庫のピッキング（週3日から）',
    company: '北斗物流株式会社',
    location: '北海道石狩市',
    description: `スーパーへ送る菓子や乾物を、伝票を見ながら折りたたみコンテナに集める仕事です。声で品番を読み上げる機械を使うので、両手が空きます。

勤務は9時から15時（実働5時間30分）、週3日から5日。時給1,180円で、金額は週3日から週5日で働いた場合の月額です。

・端末の案内に沿った商品の取り出し
・賞味期限と数量の確認
・空きコンテナの片づけ`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 84000,
    salary_max: 140000,
    requirements: ['未経験可', '週3日から', '8kg程度のコンテナを運ぶ作業があります'],
    benefits: ['札幌駅北口から送迎バス', '昼食の補助', '有給休暇', '暖房つき休憩室'],
    posted_days_ago: 9,
    owner: owners.shimada,
  },
  {
    title: 'りんごジュースの充填ライン担当',
    company: '株式会社岩木りんご加工',
    location: '青森県弘前市',
    description: `弘前の契約農家から届くりんごを搾り、瓶に詰めるまでの工程を8名で動かしています。収穫期の10月から1月は忙しく、その分、7月と8月に連続休暇を取ってもらいます。

品種によって搾る圧力も温度も変わります。味を見る役は全員に順番で回ってきます。

・原料の選別と洗浄
・搾汁機と充填機の操作
・糖度と酸度の測定、記録
・瓶とキャップの補充`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 195000,
    salary_max: 235000,
    requirements: ['食品製造', '普通自動車免許', '未経験可', '立ち仕事が中心です'],
    benefits: ['夏の連続休暇10日', '社員価格での購入', '車通勤可', '試用期間2か月（条件は同じ）'],
    posted_days_ago: 14,
    owner: owners.shimada,
  },
  {
    title: '南部鉄器の鋳造・仕上げ職人（見習いから）',
    company: '有限会社おいせ鋳造所',
    location: '岩手県盛岡市',
    description: `鉄瓶と急須を年間およそ6,000個つくる、職人11名の工房です。砂型づくり、注湯、漆の焼き付けを三年かけて順に覚えます。

溶けた鉄は1,400度になります。安全具のつけ方と合図の練習を終えるまで、炉の前には立たせません。工程ごとの歩合はなく、覚えている間も固定の月給です。

・砂の調合と型押し
・鋳込みと型ばらし
・錆び止めと着色
・出荷前の水漏れ検査`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 198000,
    salary_max: 240000,
    requirements: ['未経験可', '鋳造', '夏場は高温になる作業場です', '手仕事の経験（あれば）'],
    benefits: ['道具の支給', '住み込み可の借家あり', '昼食つき', '展示会への同行'],
    posted_days_ago: 41,
    owner: owners.shimada,
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
    salary_min: 194000,
    salary_max: 232000,
    requirements: ['繊維', '未経験可', '色の識別が必要な作業があります'],
    benefits: ['完全週休2日制', '除雪手当', '車通勤可', '受動喫煙対策：敷地内禁煙'],
    posted_days_ago: 52,
    owner: owners.shimada,
  },
  {
    title: '射出成形の工程リーダー',
    company: '浜通り樹脂工業株式会社',
    location: '福島県いわき市',
    description: `自動車の内装部品と農業用の継手を、23台の成形機で作っています。15名の班をまとめ、条件出しの相談役になる方を募集します。

不良率はこの三年で2.1%から0.8%まで下がりました。次の課題は金型の段取り時間です。数字は毎朝、休憩所の黒板に書き出します。

・成形条件の設定と見直し
・班員の配置と教育
・不良の原因調査と対策の記録
・金型の保全計画`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'senior',
    salary_min: 300000,
    salary_max: 390000,
    requirements: ['射出成形', 'プラスチック成形技能士', '班長などの取りまとめ経験2年以上', '交替勤務の管理'],
    benefits: ['役職手当', '賞与年2回（2025年度実績 計3.8か月）', '退職金制度', '社宅あり'],
    posted_days_ago: 29,
    owner: owners.shimada,
  },
  {
    title: '金属洋食器の研磨職',
    company: '株式会社つばめ研磨',
    location: '新潟県燕市',
    description: `フォークやカトラリー、医療用の器具を鏡のように磨き上げる会社です。回転する羽布に品物を当てる角度ひとつで光り方が変わります。

入社から一年は裏面と柄の部分だけを担当し、指先の感覚を育てます。集じん機とマスクを整え、粉じんの測定結果は毎月貼り出しています。

・粗研磨から仕上げ研磨まで
・羽布と研磨剤の交換
・傷と曇りの目視検査`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 200000,
    salary_max: 250000,
    requirements: ['未経験可', '研磨', '座ってする作業が中心です', '細かな手作業'],
    benefits: ['技能手当', '防じんマスク支給', '土日休み', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 60,
    owner: owners.shimada,
  },
  {
    title: '製剤オペレーター（錠剤工程）',
    company: '越中薬品工業株式会社',
    location: '富山県富山市',
    description: `胃腸薬や漢方の錠剤を作る工場で、混合、打錠、包装のいずれかの工程を担当します。作業の一つひとつに記録と二人目の確認があり、自己流は必要ありません。

入室の着替えだけで10分かかります。その時間も勤務時間です。三か月の研修で、手順書の読み方と記録の書き方を身につけます。

早番は6時から14時45分、遅番は14時15分から23時。一週間ごとに替わり、土日は休みです。見学会を毎月第三木曜に開いています。

・原料の秤量と投入
・打錠機の運転と重量の確認
・清掃と次の品目への切り替え
・製造記録の作成`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 212000,
    salary_max: 268000,
    requirements: ['未経験可', '製造記録の作成', '二交替勤務', 'GMPの知識（入社後に学べます）'],
    benefits: ['交替手当', '年間休日125日', '企業年金', '屋内禁煙'],
    posted_days_ago: 3,
    owner: owners.shimada,
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
    salary_min: 196000,
    salary_max: 238000,
    requirements: ['手先を使う仕事の経験', '拡大鏡を使った作業があります', '未経験可'],
    benefits: ['社員用フレームの支給（年1本）', '土日祝休み', '車通勤可'],
    posted_days_ago: 37,
    owner: owners.shimada,
  },
  {
    title: '刃物の最終検査（短時間パート）',
    company: '関の山刃物株式会社',
    location: '岐阜県関市',
    description: `包丁と鋏の切れ味を一本ずつ確かめ、箱に入れる仕事です。紙を切る試験と、刃先のわずかな欠けを探す目視が中心になります。

9時から14時まで、週4日（実働4時間30分）。時給1,190円です。刃物の持ち方は初日に半日かけてお教えします。検査を終えた品物は、保証書を添えて自分の手で箱に納めます。`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 92000,
    salary_max: 96000,
    requirements: ['未経験可', '週4日', '細かなものを見る作業です'],
    benefits: ['切創防止手袋の支給', '学校行事での休み相談可', '駐車場無料'],
    posted_days_ago: 12,
    owner: owners.shimada,
  },
  {
    title: '化学プラントの運転員',
    company: '四日市ファインケム株式会社',
    location: '三重県四日市市',
    description: `塗料の原料を作るプラントを、計器室と現場の二手に分かれて運転します。4組3交替で、5日働いて2日休む周期が基本です。

異常の合図が出たら、まず止める。理由を探すのはそのあと、という順番を徹底しています。危険物の資格は入社一年以内に取得していただきます（費用は会社負担）。

・計器の監視と流量の調整
・現場の巡回点検
・サンプルの採取
・定期修理のときの立ち会い`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 245000,
    salary_max: 340000,
    requirements: [
      '交替勤務',
      '危険物取扱者（入社後の取得可）',
      '夜勤を含む勤務',
      '呼吸用保護具を着ける作業があります',
    ],
    benefits: ['交替手当・深夜割増', '独身寮', '資格取得費用の負担', '退職金制度', '受動喫煙対策：指定場所以外禁煙'],
    posted_days_ago: 23,
    owner: owners.shimada,
  },
  {
    title: '機械設計（水道用バルブ）',
    company: '彦根バルブ製造株式会社',
    location: '滋賀県彦根市',
    description: `浄水場や農業用水で使う大きなバルブを設計しています。一品ごとに管の径も水圧も違うため、流用できる図面は半分ほどです。

設計者は据え付けの現場まで見届けます。30年前に納めた製品の図面を引き直すこともあり、先輩の手書きの注記に助けられることが少なくありません。

・3D CADでの設計と強度計算
・部品図、組立図の作成
・鋳造、加工の担当者との打ち合わせ
・現地での試運転の立ち会い`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 310000,
    salary_max: 430000,
    requirements: ['3D CAD', '機械設計3年以上', '材料力学の基礎', '普通自動車免許'],
    benefits: ['在宅勤務週2日', '年間休日124日', '技術士の受験補助', '住宅手当'],
    posted_days_ago: 46,
    owner: owners.shimada,
  },
  {
    title: '革のなめし・染色スタッフ',
    company: '播磨レザー株式会社',
    location: '兵庫県姫路市',
    description: `牛の原皮が靴やかばんの革になるまで、およそ40日。その前半の工程を受け持つ部署です。においと水を扱う仕事であることは、見学のときに正直にお見せします。

植物の渋を使うなめしに力を入れ、排水は工場内の設備で処理しています。染めの調合を任されるのは三年目あたりからです。

・ドラムの運転と薬品の計量
・厚みの調整と水絞り
・染色と色合わせ
・排水処理の確認`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 220000,
    salary_max: 280000,
    requirements: ['見学への参加', 'フォークリフト（入社後の取得可）', '薬品を使う作業があります', '未経験可'],
    benefits: ['長靴・前掛けの支給', 'シャワー室', '夏季休暇9日', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 66,
    owner: owners.shimada,
  },
  {
    title: 'デニムの縫製（工業用ミシン）',
    company: '児島ソーイング株式会社',
    location: '岡山県倉敷市',
    description: `ジーンズのポケット付けと裾上げを中心に、工業用ミシンで縫います。旧式の環縫いミシンが現役で、独特のねじれた裾はこの機械でしか出せません。

一日の枚数のノルマはありません。縫い目の長さがそろうまで、練習用の布で一か月ほど過ごします。

・部位ごとの縫製
・糸と針の交換
・縫い上がりの検品
・ミシンの簡単な調整`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 193000,
    salary_max: 225000,
    requirements: ['工業用ミシンの経験（家庭用のみの方も可）', '縫製', '契約は一年更新、登用制度あり'],
    benefits: ['社員割引', '年間休日115日', '車通勤可', '作業用の椅子を選べます'],
    posted_days_ago: 31,
    owner: owners.shimada,
  },
  {
    title: 'さぬきうどんの製麺スタッフ（早朝）',
    company: '有限会社飯野屋製麺所',
    location: '香川県丸亀市',
    description: `4時に火を入れ、5時に踏み始め、7時には市内のうどん店へ生麺を届けます。粉と塩水の加減は天気予報を見てその日に決めます。

勤務は4時から9時、週5日（実働4時間45分）。時給は1,200円、22時から5時の間は割増になります。午後が空く働き方を探している方に合う仕事です。

・粉合わせと足踏み
・延ばしと包丁切り
・店ごとの箱詰め`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 123000,
    salary_max: 132000,
    requirements: ['早朝勤務', '未経験可', '25kgの粉袋を二人で運ぶ作業があります'],
    benefits: ['朝食のうどん', '駐車場', '有給休暇', '深夜割増'],
    posted_days_ago: 6,
    owner: owners.shimada,
  },
  {
    title: 'タオルの検品・たたみ（午後パート）',
    company: '株式会社いまばり織工房',
    location: '愛媛県今治市',
    description: `織り上がったタオルのほつれや織りむらを見つけ、糸を切り、決められた形にたたみます。一枚にかける時間はおよそ40秒です。

13時から17時まで、月曜から金曜。時給1,130円。冷暖房のある二階の作業場で、6名で机を並べています。余り糸の始末とラベル付け、箱詰めも同じ机で続けて行います。`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 97000,
    salary_max: 99000,
    requirements: ['検品', '未経験可', '平日午後に働ける方', '座り作業です'],
    benefits: ['タオルの社員販売', '土日祝休み', '短時間から相談可'],
    posted_days_ago: 44,
    owner: owners.shimada,
  },
  {
    title: '電子基板の実装・外観検査（派遣）',
    company: '四国ワークリンク株式会社',
    location: '徳島県阿南市',
    description: `派遣先は照明用の電子部品を作る工場です。部品を載せる機械の材料補充と、はんだ付けの状態を顕微鏡で確かめる検査を受け持ちます。

日勤8時20分から17時5分。契約は三か月ごとに更新し、派遣先での直接雇用に切り替わった方が昨年度は6名いました。

・リール部品の補充と交換
・自動検査機の操作
・はんだの目視検査`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 198000,
    salary_max: 215000,
    requirements: ['未経験可', '顕微鏡を使う作業', 'クリーンルームでの勤務', '派遣社員としての雇用です'],
    benefits: ['社会保険完備', '有給休暇', '送迎あり', 'はんだ付けの講習'],
    posted_days_ago: 17,
    owner: owners.shimada,
  },
  {
    title: 'ロボット溶接のティーチング担当',
    company: '洞海ロボテック株式会社',
    location: '福岡県北九州市',
    description: `建設機械のアームを溶接する6台のロボットに、動きを教え込む仕事です。熟練の溶接工と並んで、人の手の速さや角度を数値に置き換えていきます。

半自動溶接の経験があれば、ロボットは未経験でも構いません。操作盤の研修は二週間、メーカーの施設で受けられます。

工場は若松区の響灘にあり、車通勤が便利です。勤務は8時から17時、残業は月平均18時間（2025年度）。年に二度の連休は九日ずつあります。

・ティーチングペンダントでの動作登録
・溶接条件の調整と断面の確認
・治具の改善案づくり
・安全柵とセンサーの点検`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 270000,
    salary_max: 360000,
    requirements: ['半自動溶接', '産業用ロボット特別教育（入社後の受講可）', '図面の読解'],
    benefits: ['溶接資格の更新費用', '賞与年2回', '退職金制度', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 11,
    owner: owners.shimada,
  },
  {
    title: '半導体製造装置の保守エンジニア（派遣）',
    company: '有明テクノスタッフ株式会社',
    location: '熊本県菊池郡',
    description: `新しい工場の立ち上げに合わせ、成膜装置の点検と部品交換を担う方を募集しています。派遣社員としての雇用で、派遣先への紹介前に二か月の有給研修があります。

三交替のうち日勤と準夜勤を担当。工場の中は防じん服で、携帯電話は持ち込めません。

・定期点検と部品交換
・装置の記録の読み取り
・メーカー技術者への引き継ぎ`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 240000,
    salary_max: 300000,
    requirements: [
      '工業系の学習または機械整備の経験',
      '交替勤務',
      'クリーンルームでの作業',
      '英語の手順書を読む場面があります',
    ],
    benefits: ['有給の研修2か月', '家具つき社宅', '交替手当', '引越費用の補助'],
    posted_days_ago: 4,
    deadline_in_days: 20,
    owner: owners.shimada,
  },
  {
    title: '芋焼酎の製造（蔵人）',
    company: '薩摩かのや酒造株式会社',
    location: '鹿児島県鹿屋市',
    description: `9月から12月の仕込みの季節は、朝5時半に芋が届きます。切る、蒸す、麹を振る、櫂を入れる。蔵人は7名で、だれがどの持ち場に立っても回るように覚えていきます。

1月から8月は瓶詰めと蔵の修繕、畑の手伝いです。仕込み期に休日が減る分は、春にまとめて休みます（一年単位の変形労働時間制）。

・芋の選別と蒸し
・麹づくりともろみの管理
・蒸留と貯蔵タンクの管理
・瓶詰めと出荷`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 195000,
    salary_max: 245000,
    requirements: ['普通自動車免許', '早朝勤務（仕込み期）', '納豆を控える期間があります', '未経験可'],
    benefits: ['春の連続休暇', '自社製品の社員価格', '車通勤可', '社会保険完備'],
    posted_days_ago: 57,
    owner: owners.shimada,
  },
  {
    title: 'ものづくりインターン（木製家具）',
    company: '株式会社おび杉工房',
    location: '宮崎県日南市',
    description: `飫肥杉を使った椅子と棚の工房で、三か月から六か月働きながら学ぶ制度です。図面を読み、一脚を最初から最後まで作って終わります。

週4日、1日6時間の勤務で、時給1,100円をお支払いします。機械に触れる前に安全の講習を受け、指導役が必ず隣に立ちます。宿舎は一部屋を安く借りられます。

・部材の木取りと研磨
・接着と組立の補助
・展示会の準備`,
    job_type: 'internship',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 114000,
    salary_max: 120000,
    requirements: ['木工に関心のある方', '三か月以上続けられること', '学生・社会人とも可'],
    benefits: ['宿舎（月8,000円）', '交通費の補助', '工具の貸し出し', '労災保険適用'],
    posted_days_ago: 35,
    owner: owners.shimada,
  },
  {
    title: '工場長（食品容器）',
    company: '下野パッケージ株式会社',
    location: '栃木県小山市',
    description: `豆腐や惣菜の容器をつくる従業員92名の工場で、製造、品質、安全の全体に責任を持つ方を迎えます。現在の工場長は来年6月に本社へ移る予定で、半年間は並走します。

直近の課題は、リサイクル原料の割合を四割まで上げることと、夜間の人員を無理なく減らすことです。やり方は任せますが、現場の反対意見を聞く時間は省かないでください。

・生産計画と原価の管理
・設備投資の立案
・安全衛生委員会の運営
・課長5名の育成と評価`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'executive',
    salary_min: 550000,
    salary_max: 720000,
    requirements: ['工場または製造部門の責任者の経験5年以上', '原価管理', '労務の知識', 'プラスチック成形の理解'],
    benefits: ['社有車', '役職手当', '単身赴任の住居補助', '退職金制度'],
    posted_days_ago: 39,
    owner: owners.shimada,
  },
  {
    title: '食品工場の品質管理（主任候補）',
    company: '株式会社霞ヶ浦フーズ',
    location: '茨城県土浦市',
    description: `れんこんの水煮やきんぴらを作る工場で、微生物の検査とHACCPの運用を担います。検査室は4名。回収を一度も出していないことより、ヒヤリの報告が月に20件上がることを誇りにしています。

苦情の調査では、原料の畑まで足を運ぶことがあります。

・製品と原料の微生物検査
・手順と記録の見直し
・取引先の監査への対応
・従業員への衛生教育`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'senior',
    salary_min: 285000,
    salary_max: 360000,
    requirements: ['食品の品質管理3年以上', 'HACCP', '微生物検査', '文書の作成'],
    benefits: ['年間休日117日', '資格手当', '社員販売', '車通勤可'],
    posted_days_ago: 27,
    owner: owners.shimada,
  },
  {
    title: '自動車部品の組立（期間契約）',
    company: '三河オートパーツ株式会社',
    location: '愛知県豊田市',
    description: `ドアの開閉部品を組み立てる工程で、契約期間は六か月、最長二年十一か月まで更新できます。交替は二組で、一週間ごとに早番と遅番が入れ替わります。

最初の五日間は研修棟で、ねじの締め方と腰を痛めない姿勢を練習します。二年目以降に正社員の試験を受けられ、2025年度は14名が登用されました。

・部品の取り付けとねじ締め
・締め付け値の確認
・完成品の箱入れ`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 248000,
    salary_max: 275000,
    requirements: ['ﾗｲﾝ作業の経験（未経験可）', '交替勤務', '立ち作業です'],
    benefits: ['寮費無料', '満了時の慰労金（規程あり）', '食堂', '正社員登用試験'],
    posted_days_ago: 8,
    owner: owners.shimada,
  },
]
