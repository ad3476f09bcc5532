import { owners } from '#samples/demo/accounts.ts'
import type { DemoJobEntry } from '#samples/demo/job.ts'

/** Clerical work, accounting, personnel, planning. */
export const officeJobs: readonly DemoJobEntry[] = [
  {
    title: '品質保証の事務スタッフ',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `検査成績書の発行とお客様への提出、苦情の受付票の管理を行う事務の仕事です。専門の用語は検査員が隣で教えますので、製造業がはじめての方も心配はいりません。

勤務は9時から17時、時給1,300円です。

・成績書の作成と発送
・受付票の入力と期限の管理
・監査の日程調整`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 230000,
    salary_max: 260000,
    requirements: ['Word・Excel', '事務経験1年以上', '電話応対'],
    benefits: ['年間休日122日', '社員食堂', '登用制度あり'],
    posted_days_ago: 8,
    owner: owners.takahashi,
    state: 'rejected',
    rejection_reason:
      '給与の記載が本文と一致していません。本文の「時給1,300円」と月給のどちらが正しいか、直してから送信してください。',
  },
  {
    title: '経理スタッフ（製造業の原価計算）',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `経理課4名のうち、原価計算を受け持っていた社員が来春から海外の協力工場へ移るため、後任を募集します。引き継ぎに四か月をかけます。

部品ごとの見積と実績の差を調べ、なぜ違ったのかを現場に聞きに行く仕事です。数字の合わない理由が切りくずの量だった、ということもあります。

・月次の原価集計と差異の分析
・売掛、買掛の照合
・棚卸の立ち会い
・決算資料の作成補助`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 265000,
    salary_max: 345000,
    requirements: ['日商簿記2級', '経理の実務経験3年以上', 'Excel', '原価計算（学ぶ意欲があれば可）'],
    benefits: ['年間休日122日', '繁忙は月初の5日間', '社員食堂', '退職金制度'],
    posted_days_ago: 13,
    deadline_in_days: 25,
    owner: owners.takahashi,
  },
  {
    title: '配車事務（未経験可）',
    company: '株式会社みなとロジスティクス',
    location: '神奈川県川崎市',
    description: `トラック18台の行き先と時間を組み、運転手と電話や無線でやり取りします。道路の混み具合と荷主の都合のあいだに立つ、段取りの仕事です。

最初の三か月は前日の便の整理から。地図を読むのが好きな方は早く慣れています。

・翌日の配送順の組み立て
・当日の遅れや追加への対応
・運転日報と拘束時間の確認
・運賃の計算と請求書の発行`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 228000,
    salary_max: 275000,
    requirements: ['未経験可', 'パソコン入力', '運行管理者（入社後の取得可）', '6時30分からの早番が週2日あります'],
    benefits: ['早番手当', '資格取得費用の負担', '車通勤可', '試用期間3か月（条件は同じ）', '屋内禁煙'],
    posted_days_ago: 30,
    owner: owners.takahashi,
  },
  {
    title: '在宅で働く経理（月次決算担当）',
    company: '合同会社そろばん堂',
    location: '長野県塩尻市（在宅勤務可）',
    description: `飲食店や設計事務所など、小さな会社20社の記帳と月次決算を引き受けています。担当はすべて在宅で働いており、社員は長野のほか山梨と群馬にもいます。

一人が持つのは5社まで。領収書は写真で届きます。月に一度だけ塩尻の事務所に集まり、判断に迷った仕訳を持ち寄ります（交通費実費）。

・仕訳の入力と証憑の確認
・月次の試算表とコメントの作成
・顧客からの質問への返信
・年末調整の書類の取りまとめ`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'mid',
    salary_min: 245000,
    salary_max: 320000,
    requirements: [
      '日商簿記2級',
      '会計事務所または経理の経験2年以上',
      '在宅で働ける通信環境',
      'クラウド会計の使用経験（あれば）',
    ],
    benefits: ['フレックスタイム制', 'パソコン・モニター貸与', '在宅勤務手当（月6,000円）', '年間休日122日'],
    posted_days_ago: 4,
    deadline_in_days: 30,
    owner: owners.kitamura,
  },
  {
    title: '医療事務（訪問看護の請求）',
    company: '青葉メディカル株式会社',
    location: '宮城県仙台市',
    description: `6つの訪問看護ステーションから届く記録をまとめ、毎月10日までに医療保険と介護保険の請求を行います。月初の三日間は忙しく、その代わり中旬は定時より一時間早く上がってよいことにしました。

看護師に「この記録では請求できません」と伝える場面もあります。やり取りが角立たないよう、様式を整えるところから一緒に考えてください。

・訪問実績の点検
・請求データの作成と伝送
・返戻の原因調べと再請求
・利用者負担分の請求書の発送`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 200000,
    salary_max: 240000,
    requirements: ['医療事務', '介護保険の請求', 'Excel', '請求の実務経験1年以上'],
    benefits: ['在宅勤務週1日', '年間休日125日', '退職金制度', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 29,
    owner: owners.endo,
  },
  {
    title: '相続手続きの事務',
    company: 'さざなみ信用金庫',
    location: '石川県金沢市',
    description: `38店舗で受け付けた相続の書類が集まる本部の課です。戸籍を読み解いて相続人を確かめ、預金の払い戻しまでの手順を店舗に返します。

亡くなった方のご家族をお待たせしている仕事ですから、速さと確かさの両方が要ります。三名で二重に確認し、一件を平均6営業日で終えています。

・書類の点検と不足の連絡
・相続関係図の作成
・店舗からの問い合わせ対応
・手順書の改訂`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 230000,
    salary_max: 290000,
    requirements: ['金融機関または法律事務所での事務経験', '正確な書類点検', '相続の基礎知識'],
    benefits: ['完全週休2日制（土日祝）', '連続休暇年2回', '検定の受験料補助', '企業内保育所'],
    posted_days_ago: 20,
    owner: owners.kitamura,
  },
  {
    title: '総務（ホテル2館の兼任）',
    company: '株式会社うりずんリゾート',
    location: '沖縄県国頭郡恩納村',
    description: `客室48室と30室の小さなホテルを営んでいます。従業員86名の勤怠、備品、社員寮、台風のときの連絡網。総務は三名なので、何でも屋に近い仕事です。

台風の接近が予想されたら、前日のうちに食料と発電機の燃料を確かめ、泊まり込む人の部屋を割り振ります。

休みは月9日で、館の休業日に合わせて連休を取る月もあります。那覇からの通勤は難しい距離なので、寮か近くの賃貸にお住まいの社員がほとんどです。

・勤怠と入退社の手続き
・社員寮と車両の管理
・業者の手配と見積の比較
・防災計画の見直し`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 210000,
    salary_max: 260000,
    requirements: ['総務または人事の経験2年以上', '普通自動車免許', '社会保険の手続き', 'Excel'],
    benefits: ['社員寮（月1万5,000円）', '系列ホテルの宿泊割引', '食事補助', '制服貸与'],
    posted_days_ago: 16,
    owner: owners.nakamura,
  },
  {
    title: '人事・採用担当',
    company: 'みどり電力株式会社',
    location: '東京都港区',
    description: `発電所の技術員を年に40名ほど採用しています。工業高校の先生を訪ね、発電所の見学に同行し、入社後の半年は月に一度の面談を続けるところまでが担当です。

離職した方の理由を集計したところ、いちばん多かったのは「寮の場所を知らされていなかった」でした。募集の書き方から直している最中です。

勤務は9時から17時45分で、フレックスタイム制を使えます。書類の確認に五日、面接は二回。二回目は配属先の課長と、一緒に働く社員が同席します。

・求人票の作成と学校訪問
・見学会と選考の運営
・内定から配属までの調整
・入社後の面談と記録`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 300000,
    salary_max: 400000,
    requirements: ['採用の経験2年以上', '人前で話すことに慣れている方', '月4日ほどの出張'],
    benefits: ['在宅勤務週2日', '出張手当', '企業年金', '変更の範囲：本社内の管理部門'],
    posted_days_ago: 24,
    owner: owners.kitamura,
  },
  {
    title: '法務（約款・契約書の審査）',
    company: 'ことり少額短期保険株式会社',
    location: '大阪府大阪市',
    description: `約款を16ページに収める、と決めている保険会社です。法律として正しく、しかも電話口で読み上げてわかる文章にすることが法務の役目になっています。

課は三名。新しい商品の届出前が山場で、商品開発や支払の担当と机を並べて文言を詰めます。

・約款、重要事項説明書の作成と点検
・代理店契約などの審査
・支払部門からの法律相談
・法改正の調査と社内への説明`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'senior',
    salary_min: 380000,
    salary_max: 520000,
    requirements: ['企業法務3年以上', '保険業法の知識（入社後の習得可）', '契約書の審査', '平易な文章を書く力'],
    benefits: ['在宅勤務週2日', '服装自由', '確定拠出年金', '弁護士会費の補助'],
    posted_days_ago: 43,
    owner: owners.kitamura,
  },
  {
    title: '役員秘書（グループ担当）',
    company: '東雲ホールディングス株式会社',
    location: '東京都中央区',
    description: `役員5名を秘書3名で受け持ちます。一人が一人に付く形をやめたので、休みも取りやすく、どの役員の予定も三人全員が把握しています。

会食の手配よりも、会議の資料を二日前に揃えてもらうための声かけが多い仕事です。

・日程の調整と会議の準備
・出張の手配と精算
・来客の応対
・取締役会の議事録の下書き`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 290000,
    salary_max: 370000,
    requirements: ['秘書または営業事務の経験3年以上', 'ビジネス英語（メール）', '守秘義務を守れること'],
    benefits: ['完全週休2日制', '残業月12時間（2025年度平均）', '私服勤務可', '社員食堂'],
    posted_days_ago: 49,
    owner: owners.kitamura,
  },
  {
    title: '私立高校の学校事務',
    company: '学校法人ならまち学園',
    location: '奈良県奈良市',
    description: `全校生徒およそ620名の高校で、窓口、会計、施設の三つを5名で分担しています。朝いちばんの仕事は欠席の電話。春は証明書、秋は説明会、冬は入試と、季節のはっきりした職場です。

古い校舎なので、雨漏りの場所を覚えるのも施設係の知識のうちです。

勤務は8時10分から16時55分。夏と冬の休業期間は交代で長めの休みを取ります。採用は4月1日からですが、3月に三日ほど引き継ぎの日を設けます（給与あり）。

・授業料と就学支援金の事務
・証明書の発行と窓口応対
・備品の発注、修繕の手配
・入試当日の運営補助`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 198000,
    salary_max: 248000,
    requirements: ['事務経験（業種は問いません）', 'Excel', '土曜出勤（月2回）'],
    benefits: ['夏季・冬季の長期休暇', '私学共済', '給食の利用可', '受動喫煙対策：敷地内禁煙'],
    posted_days_ago: 34,
    owner: owners.endo,
  },
  {
    title: '在宅データ入力（週4日・パート）',
    company: '株式会社みかん文庫',
    location: '和歌山県有田市（在宅勤務）',
    description: `農家さんから届く手書きの栽培日誌を、画像で見ながら表に入力します。くせ字の判読が仕事の半分。わからない字は無理に読まず、印をつけて戻せば大丈夫です。

最初の二週間だけ有田の事務所に通っていただき、その後はご自宅で。1日5時間、週4日、時給1,130円です。

・日誌の文字と数値の入力
・別の人の入力分との照合
・判読できない箇所の記録`,
    job_type: 'part-time',
    work_style: 'remote',
    experience_level: 'entry',
    salary_min: 97000,
    salary_max: 103000,
    requirements: ['在宅', 'タッチタイピング', '未経験可', '個人情報の取り扱い研修への参加'],
    benefits: ['パソコン貸与', '通信費の補助', '有給休暇', '時間帯は8時〜20時の間で選択'],
    posted_days_ago: 5,
    owner: owners.kitamura,
  },
  {
    title: '貿易事務（輸入コーヒー豆）',
    company: '株式会社六甲トレーディング',
    location: '兵庫県神戸市',
    description: `ブラジル、エチオピア、インドネシアなど14か国から生豆を輸入しています。船の遅れは日常茶飯事で、予定どおりに着いた月は社内で少し話題になるほどです。

書類が一枚足りないと、豆は港から動きません。原本の行方を追いかける根気と、相手を急がせる英文の言い回しが身につきます。

・船積書類の確認と通関業者への依頼
・船会社との到着日の調整
・信用状と送金の手続き
・検疫の結果の記録`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 250000,
    salary_max: 315000,
    requirements: ['貿易事務1年以上', '英語でのメール', 'Excel', '通関士（あれば尚可）'],
    benefits: ['在宅勤務週1日', '毎日のコーヒー', '通関士の受験補助', '年間休日123日'],
    posted_days_ago: 10,
    owner: owners.kitamura,
  },
  {
    title: '移住相談の窓口スタッフ',
    company: '一般社団法人いなば暮らし支援センター',
    location: '鳥取県鳥取市',
    description: `県東部への移住を考える方の相談を、電話と画面越しと窓口で受けています。年間の相談は約900件、実際に移られたのは2025年度で83世帯でした。

良いことだけを話さないようにしています。雪かき、車の維持費、自治会の当番。先に移住した方の声を録音させてもらい、相談のときに聞いていただきます。

・相談の受付と記録
・空き家見学の同行
・移住者の集いの企画
・お便りの編集`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 196000,
    salary_max: 215000,
    requirements: ['普通自動車免許', '相談または接客の経験', '土日の出勤（月3回・振替あり）'],
    benefits: ['社有車の利用', '住宅の紹介', '一年ごとの更新（上限なし）', '社会保険完備'],
    posted_days_ago: 25,
    owner: owners.kitamura,
  },
  {
    title: 'ゲームの翻訳チェック（日英・リモート）',
    company: '株式会社ことばの森',
    location: '京都府京都市（リモート可）',
    description: `翻訳者から届いた日本語の文章を、ゲームの画面に入れたときの長さと口調に直します。老人の魔法使いが急に若者言葉になっていないかを見つける係、と説明すると早いかもしれません。

契約は作品ごとに六か月が目安。京都の事務所に来るのは初回と完成の日だけです。

・訳文の校正と字数の調整
・用語集の更新
・画面での表示確認
・翻訳者への質問票の作成`,
    job_type: 'contract',
    work_style: 'remote',
    experience_level: 'mid',
    salary_min: 260000,
    salary_max: 310000,
    requirements: ['英語', '校正または翻訳の経験2年以上', 'ゲームが好きな方', '週5日・1日7時間の在宅勤務'],
    benefits: ['フルリモート', '機材の貸与', '更新時の昇給面談', '社会保険完備'],
    posted_days_ago: 19,
    owner: owners.ogawa,
  },
  {
    title: '出版社の編集アシスタント',
    company: '有限会社山の灯書房',
    location: '長野県松本市',
    description: `山と食べものの本を年に12点ほど出す、社員6名の出版社です。原稿の整理、図版の手配、著者への赤字の確認を、編集者の隣で覚えていきます。

締切の前の週は帰りが遅くなります（残業は一分単位で支給）。一段落したら順に休みを取り、ほんとうに山へ行く人が多い会社です。

・原稿の入力と校正の突き合わせ
・写真、地図の使用許可の確認
・書店からの電話注文
・献本の発送`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 195000,
    salary_max: 230000,
    requirements: ['文章の校正', '未経験可', 'InDesign（あれば）', '普通自動車免許'],
    benefits: ['自社本の支給', '夏季休暇7日', '残業代全額支給', '試用期間6か月（条件は同じ）'],
    posted_days_ago: 58,
    owner: owners.nakamura,
  },
  {
    title: 'コールセンターの受信オペレーター（派遣）',
    company: '南風スタッフサービス株式会社',
    location: '沖縄県那覇市',
    description: `航空会社の予約変更を受け付ける窓口です。電話をかける営業は一切ありません。台風の時期は待ち時間が長くなるため、はじめのおわびの言葉をみんなで工夫しています。

三週間の研修中も同じ時給。9時から20時の間の8時間勤務で、シフトは一か月前に決まります。`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 205000,
    salary_max: 226000,
    requirements: ['ｺｰﾙｾﾝﾀｰ未経験可', 'シフト勤務', 'パソコン入力', '派遣社員としての雇用です'],
    benefits: ['研修3週間（有給）', '社会保険完備', '休憩室の軽食', '直接雇用の実績あり'],
    posted_days_ago: 15,
    owner: owners.kitamura,
  },
  {
    title: '経理部長',
    company: '瀬戸内リース株式会社',
    location: '広島県広島市',
    description: `経理部9名を率い、決算と資金調達の両方を見ていただきます。リース会社の経理は、金利と残価の見積もりが業績に直結します。

来年度から決算の早期化に取り組みます。いまは締めから開示まで32営業日、まず25営業日を目指します。現部長は顧問として一年残ります。

・決算、税務申告の統括
・金融機関との折衝
・監査法人への対応
・部員の育成と採用`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'executive',
    salary_min: 600000,
    salary_max: 780000,
    requirements: [
      '経理部門の管理職経験3年以上',
      'リース会計',
      '資金調達の実務',
      '公認会計士または税理士（あれば尚可）',
    ],
    benefits: ['役職手当', '住宅手当', '持株会', '年間休日123日'],
    posted_days_ago: 50,
    owner: owners.kitamura,
  },
  {
    title: '社会保険労務士事務所の補助者',
    company: 'よさこい社労士事務所',
    location: '高知県高知市',
    description: `顧問先は漁業、園芸、飲食など約110社。給与計算と入退社の手続きを、補助者5名で受け持っています。船員保険を扱える事務所は県内に多くなく、ここで覚えたことは長く役に立ちます。

所長は月の半分は外に出ています。判断に迷うことは朝の一斉連絡で聞き、夕方までに答えが返る決まりです。

・給与計算と明細の発行
・社会保険、雇用保険の電子申請
・就業規則の改訂の下準備`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 192000,
    salary_max: 240000,
    requirements: ['給与計算', '社労士の勉強中の方歓迎', 'Excel', '事務経験1年以上'],
    benefits: ['試験前の休暇5日', '資格手当', '土日祝休み', '屋内禁煙'],
    posted_days_ago: 40,
    owner: owners.kitamura,
  },
  {
    title: '司法書士事務所の登記事務（パート）',
    company: '別府湾司法書士事務所',
    location: '大分県別府市',
    description: `不動産の登記に必要な書類を集め、申請書の下書きを作る仕事です。法務局へのおつかいは一日一回、坂の多い町を自転車か車で回ります。

10時から16時（実働5時間）、週4日。時給1,150円から。司法書士が必ず最終の確認をしますので、専門の知識は入ってから覚えられます。

・登記簿や評価証明の取得
・申請書の作成補助
・お客様への日程の連絡`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 99000,
    salary_max: 112000,
    requirements: ['普通自動車免許', '書類作成', '未経験可'],
    benefits: ['制服なし', '学校行事での休み相談可', '交通費支給', '年1回の昇給'],
    posted_days_ago: 63,
    owner: owners.kitamura,
  },
  {
    title: '建設会社の工務事務',
    company: '宍道湖建設株式会社',
    location: '島根県松江市',
    description: `道路と護岸の工事を手がける社員54名の会社で、現場の書類を整える役です。写真の整理、電子納品、安全書類の作成。現場監督が夕方に戻ってから書いていたものを、事務所で引き受けるために新しく設けた職種です。

週に一度は現場へ行き、長靴で歩きます。見ておくと、写真の並べ方が変わります。

・工事写真の整理と台帳の作成
・施工体制台帳など安全書類の管理
・出来高の集計
・役所への書類の提出`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 193000,
    salary_max: 245000,
    requirements: ['パソコン操作', '普通自動車免許', '建設業は未経験可', 'CAD（あれば）'],
    benefits: ['完全週休2日制', 'CAD講習の費用負担', '賞与年2回', '社有車の利用'],
    posted_days_ago: 7,
    owner: owners.kitamura,
  },
  {
    title: '人事インターン（学校訪問の同行と記録）',
    company: 'みどり電力株式会社',
    location: '東京都港区',
    description: `採用担当と一緒に高校や大学を回り、質問を書き留めて次の説明会の資料を直すインターンです。三か月、週3日、1日6時間。時給1,400円で、交通費も実費をお支払いします。

終わりに、集めた質問のうち会社がまだ答えられていないものを三つ選び、役員の前で発表してもらいます。

・説明会の準備と当日の受付
・質問の記録と分類
・資料の改訂案づくり`,
    job_type: 'internship',
    work_style: 'hybrid',
    experience_level: 'entry',
    salary_min: 108000,
    salary_max: 112000,
    requirements: ['週3日', '三か月続けられること', '人の話を書き留めるのが得意な方'],
    benefits: ['交通費実費', 'パソコン貸与', '発電所の見学', '労災保険適用'],
    posted_days_ago: 45,
    owner: owners.kitamura,
  },
  {
    title: '健診の受付・予約事務',
    company: '一般財団法人さくら健診会',
    location: '東京都立川市',
    description: `企業の担当者と健診の日程を調整し、当日は受付で問診票の記入もれを確かめます。繁忙期は5月から7月、1月と2月はゆっくりです。

受付の列が延びたときは、看護師が問診を前倒しで始めます。列の長さを見て声をかけるのも受付の判断です。

・予約の受付と日程の調整
・当日の受付と案内
・結果票の発送準備
・会計と請求`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 220000,
    salary_max: 240000,
    requirements: ['接客または電話応対の経験', 'Excel', '7時45分からの勤務', '医療事務の知識は不要です'],
    benefits: ['正職員登用あり', '完全週休2日制', '制服貸与', '食事補助'],
    posted_days_ago: 36,
    owner: owners.endo,
  },
  {
    title: '診療情報管理士',
    company: '医療法人長崎港南会',
    location: '長崎県長崎市',
    description: `180床の病院で、退院した方のカルテを点検し、病名に符号を付ける係です。記録の書き足りないところを医師に尋ねるので、医局に顔なじみが増えていきます。

がんの登録と、感染症の発生状況をまとめた統計も担当します。坂の上の病院ですが、路面電車の停留所から送迎の車が出ています。

・退院時要約の点検
・病名のコーディング
・院内統計の作成
・がん登録の届出`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 205000,
    salary_max: 262000,
    requirements: ['診療情報管理士', '病院での事務経験', 'Excelでの集計'],
    benefits: ['年間休日120日', '資格手当', '送迎あり', '院内保育'],
    posted_days_ago: 55,
    owner: owners.endo,
  },
  {
    title: '旅行の手配事務（団体・修学旅行）',
    company: '有田観光トラベル株式会社',
    location: '佐賀県武雄市',
    description: `修学旅行と町内会の旅行を専門にする旅行会社です。バス、宿、昼食、雨天のときの代わりの行き先まで、一つの行程表に収めます。

アレルギーの確認票は宿と食堂のすべてに送り、返事がそろうまで電話をかけ続けます。手間のかかる確認を飛ばさないことが、この仕事の信用です。

・バスや宿の予約と変更
・行程表と名簿の作成
・当日の緊急連絡の当番（月2回）
・精算`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 194000,
    salary_max: 236000,
    requirements: ['旅行業務取扱管理者（入社後の取得可）', '電話での調整', '未経験可'],
    benefits: ['研修旅行', '資格取得費用の負担', '車通勤可', '当番手当'],
    posted_days_ago: 22,
    owner: owners.nakamura,
  },
  {
    title: '広報・お便り編集',
    company: '株式会社鴨川醸造',
    location: '京都府京都市',
    description: `味噌と醤油を造る会社の広報です。年に四回、約9,000人のお客様へ紙のお便りを送っています。蔵の職人に話を聞き、写真を撮り、割り付けまで自分たちで行います。

ウェブの更新や取材の受け入れも担当します。売り込みの文句より、今年の大豆の出来を正直に書くほうが返事のはがきが多く届きます。

・お便りの企画、取材、編集
・取材の問い合わせ対応
・ウェブサイトとSNSの更新
・催しの運営`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 235000,
    salary_max: 300000,
    requirements: ['編集または広報の経験2年以上', '写真撮影', 'Illustrator・InDesign', '土曜の催し（年6回）'],
    benefits: ['在宅勤務週2日', '自社製品の支給', '年間休日118日', '受動喫煙対策：敷地内禁煙'],
    posted_days_ago: 2,
    owner: owners.nakamura,
  },
  {
    title: '一般事務（派遣・物流会社の営業所）',
    company: '幕張ビジネススタッフ株式会社',
    location: '千葉県千葉市',
    description: `海の近くの営業所で、伝票の入力と電話の取り次ぎをお願いする仕事です。派遣先は事務の方が二人いて、分からないことはすぐ聞けます。

8時45分から17時30分、残業は月に3時間ほど。派遣の契約は三か月ごとの更新です。

・納品伝票の入力と仕分け
・電話とメールの取り次ぎ
・消耗品の補充`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 215000,
    salary_max: 228000,
    requirements: ['Word・Excel', '事務経験半年以上', '電話応対'],
    benefits: ['社会保険完備', '交通費支給', '有給休暇', '自転車通勤可'],
    posted_days_ago: 11,
    deadline_in_days: 3,
    owner: owners.kitamura,
  },
  {
    title: '賃貸管理の事務（入退去の窓口）',
    company: '株式会社こもれび住まい',
    location: '埼玉県さいたま市',
    description: `管理している1,900戸の入居と退去の手続き、設備の故障の受付を行います。電話の三割は給湯器と鍵の相談です。

退去の精算では、国の指針に沿った負担割合の表を必ずお渡しし、その場で判断できないことは持ち帰ります。

・契約書類の作成と鍵の管理
・修理業者の手配
・退去の立ち会い（週2件ほど）
・家賃の入金確認`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 220000,
    salary_max: 270000,
    requirements: ['電話応対', '普通自動車免許', '宅地建物取引士（あれば）', '火曜・水曜休み'],
    benefits: ['資格手当（月2万円）', '社宅割引', '残業代全額支給', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 1,
    owner: owners.kitamura,
    state: 'pending',
  },
]
