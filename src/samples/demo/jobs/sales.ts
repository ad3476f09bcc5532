import { owners } from '#samples/demo/accounts.ts'
import type { DemoJobEntry } from '#samples/demo/job.ts'

/** Sales to companies and in shops. */
export const salesJobs: readonly DemoJobEntry[] = [
  {
    title: '法人営業（信用金庫の融資担当）',
    company: 'さざなみ信用金庫',
    location: '石川県金沢市',
    description: `地域の商店や工場を担当し、資金繰りや設備投資の相談に応じます。担当先は一人あたり40社ほどです。

決算書を受け取る前に、まず仕事場を見せてもらいます。機械の置き方や在庫の積み方から見えることが多いからです。前任者との引き継ぎには一か月をかけ、全先を二人で訪ねます。

勤務は8時40分から17時20分、残業は月平均11時間（2025年度）です。配属は金沢、白山、小松のいずれか。就業場所の変更の範囲は石川・富山・福井の各店舗です。

・担当先への訪問と記録
・融資の相談、稟議書の作成
・補助金や専門家の紹介
・事業承継の課への取り次ぎ`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 270000,
    salary_max: 360000,
    requirements: ['金融業界経験', '日商簿記2級', '普通自動車免許', '決算書の読解'],
    benefits: [
      '完全週休2日制（土日祝）',
      '連続5日間の休暇（年2回）',
      '住宅手当',
      '退職金制度',
      '試用期間3か月（条件は同じ）',
    ],
    posted_days_ago: 15,
    owner: owners.kitamura,
  },
  {
    title: '技術営業（精密切削部品）',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `図面を預かり、作れるか、いくらか、いつまでかを48時間以内に答える営業です。訪問は週に6件ほど、残りの時間は現場で加工の段取りを相談しています。

断る仕事も少なくありません。うちの機械に向かない形状のときは、向いている会社の名前をお伝えします。その会社から、あとで紹介が返ってくることもあります。

・見積と加工方法の検討
・お客様の設計者との打ち合わせ
・試作品の納品と立ち会い
・納期と価格の交渉`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 285000,
    salary_max: 380000,
    requirements: ['図面の読解', '法人営業または加工現場の経験2年以上', '普通自動車免許'],
    benefits: ['在宅勤務週1日', '社有車', '年間休日122日', '社員食堂'],
    posted_days_ago: 6,
    deadline_in_days: 28,
    owner: owners.takahashi,
  },
  {
    title: '法人営業（工場・学校向け電力）',
    company: 'みどり電力株式会社',
    location: '東京都港区',
    description: `県内でつくった電気を県内で使う、という契約をご案内しています。電気代が必ず下がる提案ではありません。使い方によっては高くなる月もあることを、過去一年の使用量から試算してお見せします。

契約までは平均で五か月。数を追うより、更新のときに続けてもらえる割合（2025年度は94%）を大切にしています。

・使用量の分析と試算
・提案書の作成と説明
・契約の手続き
・契約後の年次報告`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 300000,
    salary_max: 420000,
    requirements: ['法人営業2年以上', 'Excelでの試算', '普通自動車免許', '月5日ほどの出張'],
    benefits: ['インセンティブなしの固定給', '直行直帰', '企業年金', '在宅勤務週2日'],
    posted_days_ago: 22,
    owner: owners.kitamura,
  },
  {
    title: 'インサイドセールス（業務ソフト）',
    company: '株式会社テラスソフト',
    location: '福岡県福岡市（在宅勤務可）',
    description: `資料を請求してくださった会社に電話や画面越しで話を聞き、「テラス帳場」が合うかどうかを一緒に判断します。合わないと分かれば、そうお伝えして終わりです。

飛び込みの電話はかけません。一日の商談は4件まで。録画した商談を週に一本だけ、仲間と見返して話し方を直します。

・問い合わせへの返信と日程の調整
・画面を共有した説明
・導入担当への引き継ぎ
・よくある質問の更新`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'entry',
    salary_min: 250000,
    salary_max: 330000,
    requirements: ['接客または営業の経験', 'オンライン会議ツール', '事務の仕事への理解', '未経験可'],
    benefits: ['在宅勤務週3日まで', 'フレックスタイム制', '書籍購入費', '年間休日126日'],
    posted_days_ago: 3,
    owner: owners.ogawa,
  },
  {
    title: 'リース営業（農業・食品設備）',
    company: '瀬戸内リース株式会社',
    location: '愛媛県松山市',
    description: `選果機、冷蔵設備、トラック。柑橘の農家や食品会社が「買うには重い」と感じる設備を、期間と支払いの形を組み立ててお届けする営業です。

繁忙期の農家には夕方しか時間がありません。その分、午前は事務所でゆっくり始めるなど、働く時間を自分で動かせます。

・設備の入れ替え計画の聞き取り
・見積と契約条件の作成
・審査担当との調整
・期間満了時の引き取りと再リース`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 250000,
    salary_max: 340000,
    requirements: ['営業経験1年以上', '普通自動車免許', '簿記3級程度の知識'],
    benefits: ['転居を伴う異動なし', '社有車貸与', '住宅手当', '資格手当'],
    posted_days_ago: 21,
    owner: owners.kitamura,
  },
  {
    title: '代理店営業（少額短期保険）',
    company: 'ことり少額短期保険株式会社',
    location: '大阪府大阪市',
    description: `自転車店、不動産店、移動販売の組合などおよそ300の代理店を、6名で分けて担当しています。店の方が三分で説明できるようにするのが仕事です。

新しい店を増やすことと、加入した方から苦情の出ない説明を続けてもらうこと。評価は半々です。

・代理店への訪問と研修
・募集の文書の点検
・新しい代理店の開拓
・契約データの確認`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 265000,
    salary_max: 350000,
    requirements: ['保険または金融の営業経験', '研修の講師', '少額短期保険募集人（入社後の取得可）'],
    benefits: ['在宅勤務週1日', '完全週休2日制', '服装自由', '時短勤務制度'],
    posted_days_ago: 32,
    owner: owners.kitamura,
  },
  {
    title: 'MR（漢方薬・東海担当）',
    company: '越中薬品工業株式会社',
    location: '愛知県名古屋市',
    description: `病院と診療所の医師、薬剤師に漢方薬の情報を届けます。担当は愛知の西部と三重の北部で、一人あたり80施設ほどです。

MR認定を持たない方は、入社後の六か月を導入教育に充てます。副作用の報告を本社へ上げる期限は厳格で、休日の連絡当番が二か月に一度あります。

・医療機関への情報提供
・説明会の開催
・副作用情報の収集と報告
・学会での展示`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 270000,
    salary_max: 400000,
    requirements: ['普通自動車免許', 'MR認定（入社後の取得可）', '営業経験1年以上'],
    benefits: ['日当（一日1,500円）', '借上社宅', '年間休日125日', '企業年金'],
    posted_days_ago: 38,
    owner: owners.endo,
  },
  {
    title: '不動産売買の仲介営業',
    company: '株式会社谷根千ハウジング',
    location: '東京都台東区',
    description: `古い長屋や路地の奥の家を専門に扱う不動産会社です。再建築できない土地の説明から始まることも多く、売り手の思い出話を二時間聞く日もあります。

基本給256,000円のほかに、固定残業代50,000円（25時間分、超過分は追加で支給）があり、給与欄はその合計を下限としています。成約の歩合は粗利の一割で、別途お支払いします。`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 306000,
    salary_max: 380000,
    requirements: ['宅地建物取引士', '不動産仲介の経験1年以上', '水曜・日曜休み'],
    benefits: ['歩合給', '資格手当（月3万円）', '自転車貸与', '屋内禁煙'],
    posted_days_ago: 28,
    owner: owners.kitamura,
  },
  {
    title: '自動車販売店の営業スタッフ',
    company: '安積モータース株式会社',
    location: '福島県郡山市',
    description: `新車と中古車、車検を扱う家族経営の店です。来店される方の半分は点検のついで。店頭のお茶の時間が、いちばんの商談の場になっています。

訪問販売はしていません。納車の日は必ず営業が立ち会い、説明書の大事な三頁に付箋を貼ってお渡しします。

・店頭での応対と試乗の案内
・見積と下取りの査定
・車検、保険の更新のご連絡
・納車の準備`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 205000,
    salary_max: 290000,
    requirements: ['普通自動車免許', '未経験可', '販売', '火曜・第二水曜休み'],
    benefits: ['社員割引での車の購入', '販売手当', '昼食の補助', '受動喫煙対策：喫煙室を除き禁煙'],
    posted_days_ago: 12,
    owner: owners.nakamura,
  },
  {
    title: '家電量販店の販売員（派遣・白物家電）',
    company: '幕張ビジネススタッフ株式会社',
    location: '千葉県船橋市',
    description: `冷蔵庫と洗濯機の売場で、寸法と搬入経路を伺いながら機種を一緒に選びます。玄関や階段の幅を測る紙のものさしをお渡しするのが、この売場の定番です。

10時から19時、月に22日。個人の販売目標は置かず、売場全体の数字だけを見ています。派遣契約は三か月ごとの更新です。

・商品の説明と在庫の確認
・配送日と設置の手続き
・値札と見本の入れ替え`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 232000,
    salary_max: 255000,
    requirements: ['接客経験', '販売', '土日の勤務', '未経験可'],
    benefits: ['商品研修5日間', '社会保険完備', '交通費支給', '制服貸与'],
    posted_days_ago: 9,
    owner: owners.nakamura,
  },
  {
    title: '携帯電話ショップの受付・販売',
    company: '株式会社多布施コミュニケーションズ',
    location: '佐賀県佐賀市',
    description: `機種の変更や料金の見直し、操作の相談を受け付けます。予約制なので、並んで待つ方はほとんどいません。スマートフォン教室の講師も順番で務めます。

要らない契約をすすめないことを店の約束にしました。解約の相談で来られた方にも、最後まで同じ調子でご案内します。

・受付と手続き
・操作の説明、教室の進行
・在庫と端末の管理`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 200000,
    salary_max: 245000,
    requirements: ['接客が好きな方', '未経験可', 'シフト勤務', '資格試験の受験（入社後）'],
    benefits: ['研修2か月', '資格手当', '月9日休み', '端末の社員割引'],
    posted_days_ago: 17,
    owner: owners.nakamura,
  },
  {
    title: '眼鏡店の販売スタッフ',
    company: '株式会社さばえ光学',
    location: '神奈川県鎌倉市',
    description: `福井の自社工場で作ったフレームだけを置く、直営の小さな店です。お一人に40分ほどかけて視力を測り、顔の幅に合わせてその場で曲げて仕上げます。

入社後の二週間は鯖江の工場で組立を体験します。作る人の顔を知っていると、説明の言葉が変わります。

・視力測定とレンズの選定
・掛け心地の調整
・修理品の受付と発送
・店内の陳列`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 225000,
    salary_max: 280000,
    requirements: ['販売経験1年以上', '眼鏡作製技能士（入社後の取得可）', '月8〜9日休み'],
    benefits: ['眼鏡の支給', '工場研修', '資格取得支援', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 47,
    owner: owners.nakamura,
  },
  {
    title: '古着とデニムの販売（週3日から）',
    company: '児島ソーイング株式会社',
    location: '東京都世田谷区',
    description: `倉敷で縫ったジーンズと、引き取って直した古着を並べる下北沢の店です。裾上げのミシンが店の奥にあり、縫える方にはその場で直してもらっています。

11時から20時の間で1日6時間、週3日から。時給1,350円。金額は週3日から週4日で働いた場合です。

・接客とレジ
・裾上げの受付、簡単な補修
・商品の入れ替えと検品`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 105000,
    salary_max: 140000,
    requirements: ['アパレル販売', '未経験可', '土日どちらかの勤務'],
    benefits: ['社員割引', '私服勤務', '髪色・ネイル自由', '交通費支給'],
    posted_days_ago: 5,
    owner: owners.nakamura,
  },
  {
    title: '農業機械の営業',
    company: '十勝アグリサービス株式会社',
    location: '北海道帯広市',
    description: `トラクターや芋の収穫機を、畑の広さと土の重さに合わせて提案します。一台の値段が家より高いこともあり、検討に二年かかるお客様もめずらしくありません。

収穫期は整備の社員と一緒に畑へ駆けつけます。冬は展示会と、来年の作付けの相談を聞いて回る季節です。

・農家への訪問と実演
・見積、補助事業の書類の手伝い
・下取り機の査定
・納品と操作の説明`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 245000,
    salary_max: 340000,
    requirements: ['普通自動車免許', '営業または整備の経験', '大型特殊免許（入社後の取得可）'],
    benefits: ['社有車貸与', '冬の長期休暇', '住宅手当', '灯油手当'],
    posted_days_ago: 42,
    owner: owners.shimada,
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
    salary_min: 260000,
    salary_max: 360000,
    requirements: ['普通自動車免許', '医療業界の営業経験', '早朝の対応', '解剖の基礎（入社後に学べます）'],
    benefits: ['当番手当', '社有車貸与', '年間休日121日', '退職金制度'],
    posted_days_ago: 54,
    owner: owners.endo,
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
    salary_min: 208000,
    salary_max: 262000,
    requirements: ['普通自動車免許', '未経験可', '15kg程度のケースを運ぶ作業があります'],
    benefits: ['社員価格', '利き酒師の受験補助', '日曜・祝日休み', '車通勤可'],
    posted_days_ago: 18,
    owner: owners.nakamura,
  },
  {
    title: '住宅リフォームの提案営業',
    company: '株式会社周防すまい工房',
    location: '山口県周南市',
    description: `手すり一本、網戸一枚の注文から引き受ける工務店です。寸法を測り、見積を書き、職人の手配をして、終わったあとのお茶までが一続きの仕事になります。

一軒のお宅に十年通う営業もいます。歩合はなく、賞与は会社の利益から全員に配ります。

・現地調査と採寸
・見積書と簡単な図面の作成
・職人、材料の手配
・工事後の点検`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 215000,
    salary_max: 290000,
    requirements: ['普通自動車免許', '接客または営業の経験', '福祉住環境コーディネーター（あれば）'],
    benefits: ['決算賞与', '社有車', '資格取得支援', '日曜・月曜休み'],
    posted_days_ago: 26,
    owner: owners.kitamura,
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
    salary_min: 198000,
    salary_max: 245000,
    requirements: ['普通自動車免許', '文章を書くこと', '未経験可'],
    benefits: ['取材費支給', '土日祝休み', '残業代全額支給', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 48,
    owner: owners.nakamura,
  },
  {
    title: '人材派遣のコーディネーター',
    company: '有明テクノスタッフ株式会社',
    location: '熊本県熊本市',
    description: `工場の人員計画を聞き取り、登録している方の希望と突き合わせて紹介する仕事です。営業と相談員を兼ねるため、工場の昼休みと夕方に電話が集中します。

合わない職場を無理にすすめると、三か月後に必ず戻ってきます。面談では良い点より先に、きつい点を二つ話す決まりがあります。

・派遣先の開拓と契約
・登録面談と職場見学の同行
・就業中の方の相談
・勤怠と請求の確認`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 230000,
    salary_max: 310000,
    requirements: ['営業または人事の経験', '普通自動車免許', '派遣元責任者（入社後の受講可）'],
    benefits: ['社有車', '携帯電話の支給', '年間休日120日', '屋内禁煙'],
    posted_days_ago: 30,
    owner: owners.shimada,
  },
  {
    title: '海外営業（東南アジアの水道設備）',
    company: '彦根バルブ製造株式会社',
    location: '滋賀県彦根市',
    description: `ベトナム、フィリピン、インドネシアの水道事業者にバルブを納めています。入札の書類づくりが半分、現地の代理店と据え付けの段取りが半分。出張は年に60日ほどです。

価格だけなら勝てません。30年使えるという実績の写真を、国内の浄水場から集めるところから提案が始まります。

・入札書類の作成
・代理店との交渉と研修
・船積と代金回収の確認
・据え付け後の技術相談の窓口`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'senior',
    salary_min: 340000,
    salary_max: 460000,
    requirements: ['英語での交渉', '海外営業または貿易の経験3年以上', '年60日ほどの海外出張', '機械製品の知識'],
    benefits: ['海外出張手当', '語学研修費', '在宅勤務週2日', '年間休日124日'],
    posted_days_ago: 61,
    owner: owners.shimada,
  },
  {
    title: '学校向け算数教材の営業',
    company: '株式会社まなびの木',
    location: '三重県津市',
    description: `教室で生まれた算数の教材を、小学校の先生に使ってみてもらう営業です。放課後の15時半から17時が勝負で、午前は見本の準備と報告書に使います。

採用が決まるのは年に一度。それまでは、先生の「この問題は順番が逆」という声を編集部に持ち帰ることが成果になります。

・学校と教育委員会への訪問
・見本の配布と使い方の説明
・採用校の注文と納品
・授業の見学と記録`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 240000,
    salary_max: 310000,
    requirements: ['普通自動車免許', '教育または営業の経験', '小学校算数への関心'],
    benefits: ['土日祝休み（異動先により異なる）', '社有車', '社員の子どもの授業料減額', '賞与年2回'],
    posted_days_ago: 35,
    owner: owners.endo,
  },
  {
    title: '保険代理店の窓口相談',
    company: '出島ほけんプラザ株式会社',
    location: '長崎県佐世保市',
    description: `港の見える商店街の二階にある、来店型の相談窓口です。取り扱う会社は14社。加入中の証券を一枚ずつ読み、重なっているものと足りないものを表にしてお渡しします。

入らないほうがよい場合もそう申し上げます。歩合は賞与に少し反映する程度です。

・来店された方の相談
・保障の一覧表の作成
・申し込みと変更の手続き
・給付金請求の手伝い`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 198000,
    salary_max: 255000,
    requirements: ['接客経験', '生命保険・損害保険の募集人資格（入社後の取得可）', '土日の出勤（交代制）'],
    benefits: ['資格取得の研修', '月9日休み', '賞与年2回', '交通費支給'],
    posted_days_ago: 59,
    owner: owners.kitamura,
  },
  {
    title: '旅館の団体・宴会営業',
    company: '株式会社鬼怒の湯',
    location: '栃木県日光市',
    description: `老人会、同窓会、研修旅行など20名以上の予約を担当します。旅行会社を回るのは月に三日、あとは電話と下見の案内が中心です。

送迎バスの時刻、湯上がりの飲みもの、余興の音響。幹事さんの心配ごとを一覧表にしてお返しすると、翌年も呼ばれます。

・見積と行程の相談
・下見の案内
・当日の進行と料理場への連絡
・お礼状と次回のご案内`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 220000,
    salary_max: 285000,
    requirements: ['営業または宿泊業の経験', '普通自動車免許', 'シフト勤務（月8日休み）'],
    benefits: ['寮完備', '食事つき', '温泉の利用可', '賞与年2回'],
    posted_days_ago: 24,
    owner: owners.nakamura,
  },
  {
    title: '建材メーカーの営業（左官材料）',
    company: '筑波塗材株式会社',
    location: '茨城県つくば市',
    description: `珪藻土や漆喰の壁材を、設計事務所と左官店に提案しています。現場で一緒に鏝を持つこともあり、営業の車にはいつも練り桶が積んであります。

色見本は現在182色。設計者の要望で一年に三色ほど増え、名前は採用した物件の町からもらいます。

・設計事務所への提案
・見本板の作成
・現場での施工の相談
・展示会の出展`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 228000,
    salary_max: 300000,
    requirements: ['普通自動車免許', '営業', '建築への関心', '未経験可'],
    benefits: ['左官の体験研修', '年間休日119日', '社有車', '住宅手当'],
    posted_days_ago: 68,
    owner: owners.shimada,
  },
  {
    title: '営業本部長（緑茶・海外と国内）',
    company: '株式会社牧之原銘茶',
    location: '静岡県島田市',
    description: `国内の専門店向けと、欧州・北米への輸出。二つの部門の営業22名をまとめる役員候補を探しています。輸出は三年で売上の四割になり、畑の有機転換が追いつくかどうかが次の壁です。

生産者130軒との価格の話し合いにも出席します。数字に強いことに加え、年に二度は茶摘みに参加してくださる方をお待ちしています。

・営業方針と予算の策定
・主要な取引先との交渉
・生産者との価格協議
・部長、課長の育成`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'executive',
    salary_min: 580000,
    salary_max: 800000,
    requirements: ['営業部門の責任者経験5年以上', '英語での交渉', '食品または農産物の流通経験'],
    benefits: ['役員登用あり', '社有車', '住宅補助', '年間休日120日'],
    posted_days_ago: 51,
    owner: owners.kitamura,
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
    salary_min: 197000,
    salary_max: 235000,
    requirements: ['パソコン入力', '電話応対', '営業事務の経験（あれば）'],
    benefits: ['土日祝休み', '残業月4時間ほど', '車通勤可', '育児休業の取得実績あり'],
    posted_days_ago: 14,
    owner: owners.kitamura,
  },
  {
    title: '店頭販売インターン（コーヒー豆専門店）',
    company: '株式会社ひなたコーヒー',
    location: '愛知県名古屋市',
    description: `豆の説明を自分の言葉でできるようになることを目標にした、六か月の実習です。週2日、1日5時間。時給1,230円をお支払いします。

終わりの月には、好きな一種類を選んで一週間だけ店の「今週の豆」を任せます。値札の文章も仕入れの数も自分で決めてください。

・接客と試飲の案内
・袋詰めと在庫の確認
・売れ行きの記録`,
    job_type: 'internship',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 53000,
    salary_max: 54000,
    requirements: ['週2日', '六か月続けられること', '人と話すことが好きな方'],
    benefits: ['豆の社員価格', '焙煎所の見学', '交通費支給'],
    posted_days_ago: 40,
    owner: owners.nakamura,
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
    salary_min: 225000,
    salary_max: 300000,
    requirements: ['普通自動車免許', '営業経験（業種は問いません）', '電気の知識（あれば）'],
    benefits: ['社有車', '資格取得費用の負担', '年間休日120日', '冬季の短縮勤務'],
    posted_days_ago: 1,
    owner: owners.kitamura,
    state: 'pending',
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
    salary_min: 240000,
    salary_max: 280000,
    requirements: ['普通自動車免許', '未経験可', '早朝勤務'],
    benefits: ['社会保険完備', '制服貸与', '賞与年2回'],
    posted_days_ago: 10,
    owner: owners.nakamura,
    state: 'rejected',
    rejection_reason:
      '固定残業代について、除いた基本給の額、何時間分でいくらか、超えた分を追加で支払う旨の三点が書かれていません。書き加えてから、もう一度送信してください。',
  },
  {
    title: '事業承継の相談担当',
    company: 'さざなみ信用金庫',
    location: '石川県金沢市',
    description: `後継者を探す会社の話を聞き、親族や社員への承継、他社への譲渡の道すじを一緒に考える専任の課です。2023年に二名で始め、いまは五名になりました。

最初の面談から決着まで平均一年半。途中で「やはり続ける」となることもあり、それも一つの結論として記録します。

・経営者との面談
・企業価値の簡易な算定
・引き合わせと条件の調整
・税理士や弁護士との連携`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'senior',
    salary_min: 340000,
    salary_max: 460000,
    requirements: ['中小企業診断士または同等の実務経験', '決算書の分析', '守秘を徹底できること'],
    benefits: ['資格手当', '外部研修', '企業内保育所', '完全週休2日制（土日祝）'],
    posted_days_ago: 64,
    owner: owners.kitamura,
    state: 'closed',
  },
]
