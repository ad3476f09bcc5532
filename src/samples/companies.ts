import type { Company } from './company.ts'

/** The company directory: invented companies, in the order of the list. */
export const companies: readonly Company[] = [
  {
    id: 'midori-denryoku',
    name: 'みどり電力株式会社',
    description: '太陽光と小水力の発電所を全国で運営し、地域の工場や学校へ電力を届けています。',
    location: '東京都港区',
    industry: 'エネルギー',
    size: '1000-5000名',
    website: 'https://midori-denryoku.example',
    rating: 4.1,
    foundedYear: 1998,
    headquarters: '東京都港区芝浦',
    employeeCount: '1,380名',
    revenue: '640億円',
    about: `全国62か所の太陽光発電所と、17か所の小水力発電所を自社で建て、自社で点検しています。発電した電気は、同じ県内の工場や学校に直接お届けするのが基本です。

水路の落ち葉を取り除く係も、需給の予測式を書く係も、同じ会議で1週間の天気を確かめます。2021年からは、農業用水路を使う出力50kW未満の小さな発電所に力を入れています。`,
    benefits: [
      '年間休日124日',
      '寮・社宅（全国8か所）',
      '電気主任技術者の受験費用補助',
      '帰省旅費（年4回）',
      '企業年金',
      '時間単位の有給休暇',
    ],
    culture: `安全の手順は、新人でも止められることを大切にしています。朝の打ち合わせで「わからない」と言った人の質問は記録され、翌月の研修の題材になります。

発電所のある町の草刈りや水路掃除には、事務の社員も交代で参加します。`,
    mission: '使う場所の近くで、電気をつくる。',
    values: ['止める勇気を認める', '土地の人に先に聞く', '数字は現地で確かめる'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/midori-denryoku',
      twitter: 'https://x.example/midori_denryoku',
      facebook: 'https://facebook.example/midori-denryoku',
    },
  },
  {
    id: 'terrace-soft',
    name: '株式会社テラスソフト',
    description: '中小企業の見積・請求をひとつにまとめる業務ソフトを開発しています。',
    location: '福岡県福岡市',
    industry: 'テクノロジー',
    size: '100-500名',
    website: 'https://terrace-soft.example',
    rating: 4.4,
    foundedYear: 2011,
    headquarters: '福岡県福岡市博多区',
    employeeCount: '186名',
    revenue: '27億円',
    about: `見積書から請求書、入金の消し込みまでを一本でつなぐ「テラス帳場」を、約4,200社にお使いいただいています。お客様の多くは、事務の担当者がひとりだけの会社です。

毎月最初の金曜日は開発を止め、全員で問い合わせの記録を読みます。画面の文言ひとつで電話が減ることを、何度も経験してきました。`,
    benefits: [
      'フレックスタイム制（コアなし）',
      '在宅勤務週3日まで',
      '書籍購入費（上限なし）',
      '年間休日126日',
      '副業の届出制度',
      '福岡空港まで地下鉄2駅の事務所',
    ],
    culture: `仕様は文章で書き、口頭で決めたことも必ず残します。会議は30分まで、結論が出なければ持ち帰りです。

サポートの担当者が開発の優先順位を決める会に出るのは、創業以来の習慣です。`,
    mission: 'ひとりの事務担当者の夕方を、1時間早くする。',
    values: ['書いて残す', '問い合わせは設計の不足と考える', '小さく直して毎週出す'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/terrace-soft',
      twitter: 'https://x.example/terrace_soft',
      facebook: 'https://facebook.example/terrace-soft',
    },
  },
  {
    id: 'aoba-medical',
    name: '青葉メディカル株式会社',
    description: '仙台市内に6つの訪問看護ステーションを置く、在宅医療の会社です。',
    location: '宮城県仙台市',
    industry: 'ヘルスケア',
    size: '100-500名',
    website: 'https://aoba-medical.example',
    rating: 4.2,
    foundedYear: 2009,
    headquarters: '宮城県仙台市青葉区',
    employeeCount: '240名',
    revenue: '18億円',
    about: `仙台市内に6つの訪問看護ステーションを置く、在宅医療の会社です。看護師、理学療法士、ケアマネジャーがひとつのチームとなり、住み慣れた家での療養を支えています。

記録はすべて電子化し、直行直帰を標準としました。夜間は専任チームが対応するため、日勤の職員に呼び出しはありません。`,
    benefits: ['年間休日125日', '直行直帰', '電動自転車の貸与', '資格取得の費用補助', '育児短時間勤務', '退職金制度'],
    culture: `1件の訪問を一人で抱え込まないよう、毎週水曜の午後に全ステーションをつないで事例を話し合います。職種も経験年数も関係なく、いちばん長くその方を見ている職員が進行します。

入職後3か月は先輩が同行し、単独訪問の開始時期は本人と相談して決めます。`,
    mission: '帰りたい家で過ごす毎日を、医療の側から支える。',
    values: ['その方の暮らしから考える', '記録は次の訪問への手紙', '助けを早く呼ぶ'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/aoba-medical',
      twitter: 'https://x.example/aoba_medical',
      facebook: 'https://facebook.example/aoba-medical',
    },
  },
  {
    id: 'sazanami',
    name: 'さざなみ信用金庫',
    description: '北陸の商店と町工場に寄り添い、創業から事業承継までを支えます。',
    location: '石川県金沢市',
    industry: '金融',
    size: '500-1000名',
    website: 'https://sazanami.example',
    rating: 3.9,
    foundedYear: 1926,
    headquarters: '石川県金沢市尾張町',
    employeeCount: '612名',
    revenue: '96億円',
    about: `石川・富山・福井に38の店舗を置く信用金庫です。取引先のおよそ7割は従業員20名以下の商店や町工場で、決算書だけではわからない段取りや腕前を、足を運んで確かめます。

近年は後継者のいない会社どうしを引き合わせる事業承継の相談が増え、2023年に専任の課を設けました。`,
    benefits: [
      '完全週休2日制（土日祝）',
      '連続5日間の休暇（年2回）',
      '検定・資格の受験料補助',
      '住宅手当',
      '退職金制度',
      '企業内保育所（金沢市）',
    ],
    culture: `担当者は3年から5年で替わりますが、引き継ぎには1か月かけ、前任者と一緒に全先を訪ねます。

個人の目標は件数ではなく、訪問した先の困りごとをいくつ記録し、いくつ解決したかで話し合います。`,
    mission: '晴れの日も雨の日も、店先に立つ。',
    values: ['帳簿の前に現場を見る', '断るときは理由と代案を', '約束の時刻を守る'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/sazanami',
      twitter: 'https://x.example/sazanami_shinkin',
      facebook: 'https://facebook.example/sazanami',
    },
  },
  {
    id: 'machi-no-manabiya',
    name: '一般社団法人まちの学び舎',
    description: '空き家を活用した学びの場を、県内9か所で運営しています。',
    location: '長野県松本市',
    industry: '教育',
    size: '10-50名',
    website: 'https://machi-no-manabiya.example',
    rating: 4.6,
    foundedYear: 2014,
    headquarters: '長野県松本市中央',
    employeeCount: '34名',
    revenue: '1億6,000万円',
    about: `使われなくなった商家や医院を借り受け、放課後の子どもと、学び直したい大人が同じ机を囲む場にしています。松本市の一軒から始まり、県内9か所になりました。

運営費の半分は会費、4分の1は自治体からの委託、残りは寄付です。収支は毎年6月にすべて公開しています。`,
    benefits: ['週休2日（曜日は選択制）', '古民家の改修体験', '研修旅費の支給', '短時間正職員制度'],
    culture: `教える人と教わる人を固定しません。算数を見てもらった中学生が、翌週は大人に動画の編集を教えています。

各拠点の予算の使い道は、職員とボランティアの話し合いで決めます。`,
    mission: '歩いて通えるところに、学べる場所を残す。',
    values: ['急がせない', '場所の記憶を大切にする', '収支を開く'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/machi-no-manabiya',
      twitter: 'https://x.example/machi_manabiya',
      facebook: 'https://facebook.example/machi-no-manabiya',
    },
  },
  {
    id: 'hiraku',
    name: '株式会社ヒラク',
    description: '図書館の予約・貸出システムと、蔵書検索のアプリを手がけています。',
    location: '東京都千代田区',
    industry: 'テクノロジー',
    size: '50-100名',
    website: 'https://hiraku.example',
    rating: 4.3,
    foundedYear: 2013,
    headquarters: '東京都千代田区神田神保町',
    employeeCount: '72名',
    revenue: '9億4,000万円',
    about: `公共図書館と大学図書館、あわせて210館の予約・貸出を支えるシステムを開発しています。利用者向けの蔵書検索アプリは、読み上げと文字の拡大に早くから対応しました。

社員の3分の1は図書館で働いた経験があり、開発の打ち合わせには必ずそのだれかが加わります。`,
    benefits: [
      'リモート勤務（全国可）',
      '出社時の交通費実費',
      '読書休暇（年3日）',
      '学会・研修の参加費',
      '在宅勤務手当',
      '年間休日125日',
    ],
    culture: `設計の相談は文書で投げかけ、2日待ってから決めます。急ぎでないことを急がないための決まりです。

全社員が年に一度、導入先の図書館で1日カウンターに立たせていただきます。`,
    mission: '読みたい人と本のあいだの距離を、短くする。',
    values: ['借りる人の記録を守る', '百年残る目録を想像する', '静かに速く'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/hiraku',
      twitter: 'https://x.example/hiraku_lib',
      facebook: 'https://facebook.example/hiraku',
    },
  },
  {
    id: 'minato',
    name: '株式会社みなと製作所',
    description: '医療機器と半導体装置に使う精密部品を、一個から切削加工しています。',
    location: '神奈川県横浜市',
    industry: 'テクノロジー',
    size: '100-500名',
    website: 'https://minato.example',
    rating: 4.0,
    foundedYear: 1967,
    headquarters: '神奈川県横浜市鶴見区',
    employeeCount: '158名',
    revenue: '31億円',
    about: `試作の一個から月産3,000個までの小ロットを得意とする、切削加工の会社です。内視鏡の先端部品や半導体装置の継手など、図面の公差が厳しい仕事が多く集まります。

2019年に工程の進み具合を全員の端末で見られるようにし、残業は月平均8時間になりました。`,
    benefits: [
      '年間休日122日',
      '社員食堂（一食280円）',
      '技能検定の受験料補助',
      '作業着の貸与と洗濯',
      '退職金制度',
      '車通勤可',
    ],
    culture: `段取り替えの工夫は、時間が縮まった分だけ本人の手柄として掲示します。ベテランの手の動きを動画に残す係があり、入社した人はまずそれを見ます。

機械を止めて相談した人が叱られることはありません。`,
    mission: '図面の意図まで削り出す。',
    values: ['測ってから話す', '次の工程を思う', '失敗の記録を捨てない'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/minato',
      twitter: 'https://x.example/minato_mfg',
      facebook: 'https://facebook.example/minato',
    },
  },
  {
    id: 'hidamari-kai',
    name: '社会福祉法人ひだまり会',
    description: '川越市で有料老人ホームとデイサービス、訪問介護を営む社会福祉法人です。',
    location: '埼玉県川越市',
    industry: 'ヘルスケア',
    size: '100-500名',
    website: 'https://hidamari-kai.example',
    rating: 4.0,
    foundedYear: 1989,
    headquarters: '埼玉県川越市新宿町',
    employeeCount: '215名',
    revenue: '13億円',
    about: `小さなデイサービスから始まり、いまは有料老人ホーム2棟と訪問介護の事業所を運営しています。ホームの食事はすべて館内の厨房で作り、献立会議には入居者の方も出席します。

介護記録は音声で入力できるようにし、夜勤明けの残業がほぼなくなりました。`,
    benefits: [
      '夜勤手当1回7,000円',
      '職員食堂',
      '介護福祉士の受験対策講座',
      '産休・育休の取得実績あり',
      '退職共済',
      '駐車場無料',
    ],
    culture: `「やってあげる」より「一緒にやる」を合言葉にしています。洗濯物をたたむのも味噌汁の味見も、入居者の方との共同作業です。

2か月に一度の面談では、業務の希望と苦手をそれぞれ一つずつ話してもらいます。`,
    mission: '昨日と同じ1日を、安心して迎えられる場所に。',
    values: ['待つことも介護', '名前で呼ぶ', '職員の休みを先に決める'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/hidamari-kai',
      twitter: 'https://x.example/hidamari_kai',
      facebook: 'https://facebook.example/hidamari-kai',
    },
  },
  {
    id: 'kazami-energy',
    name: '風見エナジー株式会社',
    description: '日本海沿いの風力発電所を保守し、部品の修理まで秋田で行っています。',
    location: '秋田県秋田市',
    industry: 'エネルギー',
    size: '50-100名',
    website: 'https://kazami-energy.example',
    rating: 4.2,
    foundedYear: 2005,
    headquarters: '秋田県秋田市土崎港',
    employeeCount: '88名',
    revenue: '22億円',
    about: `秋田・山形・青森の沿岸に立つ風車124基の点検と修理を請け負っています。羽根の傷の補修や増速機の分解整備を地元で行える会社は、まだ多くありません。

土崎港の倉庫を改装した訓練場では、高さ12メートルの模擬の塔を使い、ロープでの作業を繰り返し練習できます。`,
    benefits: [
      '高所作業手当',
      '冬季の短縮勤務',
      '資格取得費用の全額負担',
      '安全靴・ハーネス支給',
      '帰省旅費',
      '年間休日120日',
    ],
    culture: `風が強い日は塔に登りません。その日は整備棟で部品を磨き、手順書を直します。中止の判断をするのは所長ではなく、登る本人たちです。

訓練を終えた人の名前は、訓練塔の最上段に刻まれます。`,
    mission: '地元の風を、地元の手で電気にする。',
    values: ['登らない判断を尊ぶ', '二人で確かめる', '冬に備える'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/kazami-energy',
      twitter: 'https://x.example/kazami_energy',
      facebook: 'https://facebook.example/kazami-energy',
    },
  },
  {
    id: 'kotori-hoken',
    name: 'ことり少額短期保険株式会社',
    description: '自転車や小さな店の備えなど、暮らしに合わせた少額の保険を扱います。',
    location: '大阪府大阪市',
    industry: '金融',
    size: '100-500名',
    website: 'https://kotori-hoken.example',
    rating: 3.8,
    foundedYear: 2010,
    headquarters: '大阪府大阪市中央区',
    employeeCount: '134名',
    revenue: '41億円',
    about: `自転車の事故、賃貸の水漏れ、屋台や移動販売の食中毒など、大きな保険の隙間に落ちやすい困りごとを引き受けています。証券は一枚、約款は16ページ以内という決まりを自分たちで設けました。

事故の受付から支払いまでは平均6日。写真の送り方を電話口で一緒に確かめる担当者の声が、その速さを支えています。`,
    benefits: [
      '在宅勤務週2日',
      '完全週休2日制',
      '保険募集人資格の研修',
      '時短勤務（小学校卒業まで）',
      '確定拠出年金',
      '服装自由',
    ],
    culture: `支払えないとお伝えする文章ほど、何人もで読み直します。断り方の手本集は新入社員が毎年一章ずつ書き足しています。

昼休みの電話は当番制で、当番の日は早く帰れます。`,
    mission: '小さな困りごとに、小さな掛金で応える。',
    values: ['読める約款', '6日で届ける', '断るときほどていねいに'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/kotori-hoken',
      twitter: 'https://x.example/kotori_hoken',
      facebook: 'https://facebook.example/kotori-hoken',
    },
  },
  {
    id: 'manabi-no-ki',
    name: '株式会社まなびの木',
    description: '東海地方で個別指導教室を営み、学校向けの算数教材もつくっています。',
    location: '愛知県名古屋市',
    industry: '教育',
    size: '500-1000名',
    website: 'https://manabi-no-ki.example',
    rating: 3.7,
    foundedYear: 1984,
    headquarters: '愛知県名古屋市千種区',
    employeeCount: '740名',
    revenue: '58億円',
    about: `愛知・岐阜・三重に91の教室を置く個別指導塾です。講師一人に生徒二人までを守り、教室長が月に一度、保護者の方へ手書きの報告を送ります。

教室でつまずきの多かった問題を集めた算数の教材は、東海地方の小学校およそ300校で使われるようになりました。`,
    benefits: [
      '日曜・月曜の連休',
      '教室開設時の異動希望制',
      '講師からの社員登用',
      '社員の子どもの授業料減額',
      '年間休日118日',
    ],
    culture: `生徒の点数ではなく、自分で直せた問題の数を教室に貼り出します。教室長どうしが互いの教室を見に行く日が、四半期に1日あります。

教材の改訂案は、アルバイトの講師からも受け付けています。`,
    mission: '「わからない」と言える机を、町ごとに。',
    values: ['答えより道すじ', '報告は自分の字で', '比べる相手は先月の自分'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/manabi-no-ki',
      twitter: 'https://x.example/manabi_no_ki',
      facebook: 'https://facebook.example/manabi-no-ki',
    },
  },
  {
    id: 'kumonoue',
    name: '株式会社くものうえ',
    description: '北海道の企業や自治体のサーバーを預かり、移行と運用を手伝います。',
    location: '北海道札幌市',
    industry: 'テクノロジー',
    size: '50-100名',
    website: 'https://kumonoue.example',
    rating: 4.5,
    foundedYear: 2016,
    headquarters: '北海道札幌市中央区',
    employeeCount: '61名',
    revenue: '7億8,000万円',
    about: `漁協の競りの記録から町役場の防災情報まで、道内およそ130の団体のシステムを預かっています。古い機械の引っ越しを頼まれることが多く、仕様書のない仕組みを読み解くのが得意です。

夜間の監視は札幌と帯広の二拠点で当番を分け、呼び出しのあった翌日は午後からの出社にしています。`,
    benefits: [
      'フルリモート可',
      '灯油手当（10月〜3月）',
      'オンコール手当',
      '認定試験の受験料',
      '年間休日127日',
      '有給消化率86%（2025年度）',
    ],
    culture: `障害の報告書には人の名前を書きません。何が起き、どうすれば次に早く気づけるかだけを書き、お客様にも同じものをお渡しします。

毎週木曜の夕方は、それぞれが調べたことを発表する勉強会です。`,
    mission: '止まらないことが当たり前の、静かな裏方であること。',
    values: ['人を責めず仕組みを直す', '手順は夜中の自分のために書く', '遠くの町ほど早く駆けつける'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/kumonoue',
      twitter: 'https://x.example/kumonoue_jp',
      facebook: 'https://facebook.example/kumonoue',
    },
  },
  {
    id: 'minamino-kodomo',
    name: 'みなみ野こどもクリニック',
    description: '予防接種と夕方の診療に力を入れる、福岡市の小児科です。',
    location: '福岡県福岡市',
    industry: 'ヘルスケア',
    size: '10-50名',
    website: 'https://minamino-kodomo.example',
    rating: 4.4,
    foundedYear: 2018,
    headquarters: '福岡県福岡市早良区',
    employeeCount: '19名',
    revenue: '2億3,000万円',
    about: `医師2名、看護師7名の小児科クリニックです。保育園の帰りに寄れるよう、平日は19時まで診療しています。病児保育室を併設し、保育士も3名働いています。

待合室の絵本は、職員が毎月一冊ずつ持ち寄ったものです。`,
    benefits: ['木曜・日曜休診', '病児保育室の利用', '制服貸与', '年2回の賞与', '学会参加費の補助'],
    culture: `泣いている子を待つ時間も、診療の時間に数えています。電話口で不安そうな保護者の方には、看護師が折り返す決まりです。

午後の診療前の20分は、職員全員で午前の気づきを話します。`,
    mission: 'こわくなかった、で帰ってもらう。',
    values: ['ひざをついて話す', '待たせる理由を伝える', '家に帰ってからの不安まで診る'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/minamino-kodomo',
      twitter: 'https://x.example/minamino_kodomo',
      facebook: 'https://facebook.example/minamino-kodomo',
    },
  },
  {
    id: 'sakura-kenshin',
    name: '一般財団法人さくら健診会',
    description: '立川の健診センターと巡回健診車で、多摩の働く人の健康を見守ります。',
    location: '東京都立川市',
    industry: 'ヘルスケア',
    size: '100-500名',
    website: 'https://sakura-kenshin.example',
    rating: 3.6,
    foundedYear: 1978,
    headquarters: '東京都立川市曙町',
    employeeCount: '172名',
    revenue: '15億円',
    about: `立川駅前の健診センターと6台の巡回車で、年間およそ9万人の健診を行う財団です。工場や市役所の駐車場に車を並べ、半日で200人を診る日もあります。

要再検査となった方への連絡は、封書に加えて保健師が電話をかけます。受診につながった割合は2025年度で71%でした。`,
    benefits: ['完全週休2日制', '残業月平均6時間（2025年度）', '食事補助', '健診費用の補助', '退職金制度'],
    culture: `朝が早い分、夕方は早く終わります。巡回の班は毎月組み替え、だれとでも組めるように手順をそろえてきました。

採血が得意な人、問診が得意な人がそれぞれ講師になる院内講座があります。`,
    mission: '気づくのを、1年早くする。',
    values: ['流れ作業にしない', '結果は言葉で届ける', '朝のあいさつから始める'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/sakura-kenshin',
      twitter: 'https://x.example/sakura_kenshin',
      facebook: 'https://facebook.example/sakura-kenshin',
    },
  },
  {
    id: 'tsumugi-nihongo',
    name: '株式会社つむぎ日本語学院',
    description: '働く外国出身の方のための日本語学校を、神戸と大阪で開いています。',
    location: '兵庫県神戸市',
    industry: '教育',
    size: '50-100名',
    website: 'https://tsumugi-nihongo.example',
    rating: 4.1,
    foundedYear: 2007,
    headquarters: '兵庫県神戸市中央区',
    employeeCount: '67名',
    revenue: '5億2,000万円',
    about: `介護、調理、建設などの職場で働く方が、仕事のあとに通える日本語学校です。夜の授業が全体の6割を占め、教室に来られない日は録画で補えます。

教材は、実際の申し送りや伝票をもとに講師が作ります。31の国と地域の出身者が学んでいます。`,
    benefits: [
      '授業準備の時間も勤務に含む',
      '日本語教員試験の受験補助',
      '週4日勤務の選択制',
      '年間休日121日',
      '海外研修（隔年）',
    ],
    culture: `講師は受講者の職場を年に一度見学します。調理場で飛び交う言葉を聞いてから、教える順番を組み直すためです。

休み時間の教務室には各国のお茶があり、淹れ方を教わるのが新任講師の最初の仕事です。`,
    mission: '職場の一言が通じる喜びを、ひとりずつに。',
    values: ['教科書より現場の言葉', 'まちがいは宝物', '生徒の時間を大切にする'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/tsumugi-nihongo',
      twitter: 'https://x.example/tsumugi_nihongo',
      facebook: 'https://facebook.example/tsumugi-nihongo',
    },
  },
  {
    id: 'setouchi-lease',
    name: '瀬戸内リース株式会社',
    description: '造船所や柑橘農家の設備をリースで支える、広島の金融会社です。',
    location: '広島県広島市',
    industry: '金融',
    size: '100-500名',
    website: 'https://setouchi-lease.example',
    rating: 3.9,
    foundedYear: 1973,
    headquarters: '広島県広島市南区',
    employeeCount: '147名',
    revenue: '210億円',
    about: `溶接ロボットから選果機、診療所の検査装置まで、買うには重い設備をリースで届けています。広島、岡山、愛媛、香川に営業所があります。

期間の終わった設備を直して次の会社へ渡す「二巡目リース」が好評で、2024年に専用の整備場を尾道に設けました。`,
    benefits: [
      '完全週休2日制',
      '転居を伴う異動なし（地域職）',
      '簿記・FPの資格手当',
      '住宅手当',
      '持株会',
      '年間休日123日',
    ],
    culture: `審査の会議では、反対の意見を先に出すのが作法です。通った案件も通らなかった案件も、翌年にもう一度みんなで見直します。

営業の車には必ず長靴が積んであります。設備は畑や船の上で見るものだからです。`,
    mission: 'よい道具を、必要な町へ回しつづける。',
    values: ['ものを見て決める', '反対意見は贈りもの', '二巡目まで考える'],
    socialMedia: {
      linkedin: 'https://linkedin.example/company/setouchi-lease',
      twitter: 'https://x.example/setouchi_lease',
      facebook: 'https://facebook.example/setouchi-lease',
    },
  },
]
