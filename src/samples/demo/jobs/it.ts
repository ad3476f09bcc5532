import { owners } from '#samples/demo/accounts.ts'
import type { DemoJobEntry } from '#samples/demo/job.ts'

/** Software, infrastructure, data, web design. */
export const itJobs: readonly DemoJobEntry[] = [
  {
    title: 'バックエンドエンジニア（TypeScript）',
    company: '株式会社ヒラク',
    location: '東京都千代田区',
    description: `図書館の予約・貸出システムを、5名のチームで開発しています。設計の議論に時間をかけ、リモート勤務を基本としています。

設計の相談は文書に書いて投げかけ、二日置いてから決めるのが習慣です。蔵書の点検がある年末は変更を止め、その二週間で古い仕組みを片づけます。神保町の事務所に来るのは、望む人で月に二、三日ほど。

選考は書類、技術の面談、社員3名との面談の三段階で、その場でプログラムを書く試験はありません。代わりに、これまでの設計で迷ったことを一つ聞かせてください。フレックスタイム制（コアタイム11時〜15時）です。

・予約と貸出のAPIの設計、開発
・データベースの設計と性能の改善
・図書館からの要望の整理
・障害時の調査と報告書の作成`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'senior',
    salary_min: 450000,
    salary_max: 700000,
    requirements: ['TypeScript', 'PostgreSQL', '設計経験3年以上', 'コードレビュー', '図書館で働いた経験（あれば）'],
    benefits: [
      'リモート勤務（全国可）',
      '在宅勤務手当',
      '読書休暇（年3日）',
      '年間休日125日',
      '試用期間3か月（条件は同じ）',
    ],
    posted_days_ago: 11,
    owner: owners.ogawa,
  },
  {
    title: '図書館システムのサポート',
    company: '株式会社ヒラク',
    location: '東京都千代田区',
    description: `導入先の図書館から届く問い合わせに、メールと電話で対応します。

一日の件数は15件前後。返却ポストの読み取り機がうまく動かない、という相談から、目録の並び順の質問まで幅があります。調べてもわからないときは開発の担当に引き継ぎ、答えが出たら自分の言葉で返します。給与は経験を伺って決めます。

・メールと電話の応対
・操作手順書の更新
・不具合の再現と記録`,
    job_type: 'contract',
    work_style: 'hybrid',
    experience_level: 'entry',
    salary_min: null,
    salary_max: null,
    requirements: ['電話対応', '司書資格（あれば）', 'パソコンの基本操作'],
    benefits: ['在宅勤務週2日', '正社員登用制度', '社会保険完備', '読書休暇'],
    posted_days_ago: 2,
    owner: owners.ogawa,
    state: 'pending',
  },
  {
    title: 'モバイルアプリエンジニア（蔵書検索）',
    company: '株式会社ヒラク',
    location: '東京都千代田区（リモート可）',
    description: `読み上げ機能を使う方が一割を超える、図書館の検索アプリです。新しい部品を入れる前に、画面を見ないで操作できるかどうかを必ず確かめます。

開発は3名。点字図書館の職員の方に、二か月に一度レビューをお願いしています。

・検索と予約の画面の開発
・OSの更新にともなう点検
・自動試験の整備
・ストアの審査への対応`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'mid',
    salary_min: 420000,
    salary_max: 620000,
    requirements: ['Kotlin', 'Swift', 'アクセシビリティ', 'ストア公開の経験'],
    benefits: ['リモート勤務', '端末の貸与', '学会・研修の参加費', '在宅勤務手当'],
    posted_days_ago: 20,
    owner: owners.ogawa,
  },
  {
    title: 'QAエンジニア（図書館システム）',
    company: '株式会社ヒラク',
    location: '東京都千代田区（リモート可）',
    description: `試験の設計を一手に引き受けてきた社員が時短勤務に移るため、もう一人お迎えします。

貸出の規則は図書館ごとに違い、祝日の返却期限だけで40通りあります。この組み合わせを人の目で追うのをやめ、規則の表から試験を起こす仕組みを育てているところです。

・試験の計画と設計
・Playwrightでの自動化
・開発者との不具合の切り分け
・リリース判定の資料づくり`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'mid',
    salary_min: 380000,
    salary_max: 540000,
    requirements: ['テスト設計', 'TypeScriptまたはPython', '自動テストの運用経験', 'JSTQB（あれば）'],
    benefits: ['リモート勤務（全国可）', '時短正社員制度', '研修の参加費', '年間休日125日'],
    posted_days_ago: 3,
    deadline_in_days: 24,
    owner: owners.ogawa,
  },
  {
    title: 'Webアプリケーションエンジニア（請求機能）',
    company: '株式会社テラスソフト',
    location: '福岡県福岡市（在宅勤務可）',
    description: `請求書の発行と入金の消し込みを受け持つ7名のチームです。税の端数、締め日の例外、月末が休日のとき。細かな決まりごとを型と試験で表していきます。

毎月最初の金曜日は開発を止め、問い合わせの記録を全員で読みます。自分の書いた文言で電話が鳴っていたと知る日でもあります。

選考では、匿名にした実際の問い合わせを三件お渡しし、どう直すかを文章で書いていただきます。期限は一週間、作業分の謝礼をお支払いします。事務所は博多駅から歩いて9分です。

・新しい帳票と画面の開発
・Javaで書かれた計算部分の移し替え
・性能の測定と改善
・仕様書とレビュー`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 360000,
    salary_max: 580000,
    requirements: ['TypeScript', 'Java', 'SQL', '業務システムの開発2年以上'],
    benefits: ['在宅勤務週3日まで', 'フレックスタイム制（コアなし）', '書籍購入費', '副業の届出制度'],
    posted_days_ago: 4,
    owner: owners.ogawa,
  },
  {
    title: 'UIデザイナー（業務ソフト）',
    company: '株式会社テラスソフト',
    location: '福岡県福岡市（在宅勤務可）',
    description: `表と入力欄ばかりの画面を、はじめて経理を任された人でも迷わず使えるように整える仕事です。飾りよりも、余白と言葉の順序に時間をかけます。

月に二回、お客様の事務所へ伺い、付箋の貼られた画面を見せてもらいます。付箋の一枚一枚が次の課題です。

・画面の設計と試作
・文言の見直し
・部品集の管理
・利用者の観察と記録`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 330000,
    salary_max: 480000,
    requirements: ['Figma', '業務システムの画面設計', '利用者調査（あれば）', '作品集の提出'],
    benefits: ['機材の選択制', '在宅勤務週3日まで', '年間休日126日', '書籍購入費'],
    posted_days_ago: 23,
    owner: owners.ogawa,
  },
  {
    title: 'クラウド移行エンジニア',
    company: '株式会社くものうえ',
    location: '北海道札幌市（リモート可）',
    description: `漁協の競りの記録や町役場の防災情報など、止められない古いサーバーを引っ越す仕事です。仕様書が残っていないことのほうが多く、まず動いているものを静かに観察します。

移行は月に一度ほど、夜間に二人で行います。終わった翌日は休み、翌々日に振り返りの会を開きます。

・現状の調査と移行計画
・手順書とリハーサル
・構築の自動化（Terraform）
・移行後の見守り`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'mid',
    salary_min: 380000,
    salary_max: 560000,
    requirements: ['Linux', 'AWSまたはAzure', '手順書の作成', '道内への出張（月2日ほど）'],
    benefits: ['フルリモート可', '灯油手当', 'オンコール手当', '認定試験の受験料', '年間休日127日'],
    posted_days_ago: 6,
    owner: owners.ogawa,
  },
  {
    title: '運用監視オペレーター（未経験可）',
    company: '株式会社くものうえ',
    location: '北海道帯広市',
    description: `130団体のシステムを見守る当番の仕事です。通知が来たら手順書を開き、書かれているとおりに確かめ、書かれていないことが起きたら札幌の技術者を呼びます。

日勤と夜勤の交代制（夜勤は月5回まで）。静かな夜は手順書の読みにくいところを直す時間に充ててください。その提案が、そのまま評価になります。

・監視画面の確認と一次対応
・お客様への連絡
・対応の記録と引き継ぎ`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 210000,
    salary_max: 270000,
    requirements: ['未経験可', '交替勤務', 'ITパスポート（入社後の取得可）', '文章で記録を残すこと'],
    benefits: ['夜勤手当', '研修3か月', '借上社宅', '灯油手当', '屋内禁煙'],
    posted_days_ago: 28,
    owner: owners.ogawa,
  },
  {
    title: '社内SE（工場の進捗管理システム）',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `26台の機械の進み具合を全員の端末に映す仕組みを、二名で開発し、守っています。現場の人が昼休みに「ここ、もう少し大きく」と直接言いに来る距離です。

次は、熟練者の段取りを動画と数値で残す仕組みに取りかかります。外注に任せきりにせず、手を動かしたい方に向いています。

・進捗管理システムの改修（Java、TypeScript）
・機械からのデータ収集
・サーバーと社内網の管理
・社員からの問い合わせ対応`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 300000,
    salary_max: 420000,
    requirements: ['Java', 'TypeScript', '社内SEまたは開発の経験3年以上', 'SQL'],
    benefits: ['在宅勤務週1日', '年間休日122日', '社員食堂', '外部研修の費用負担'],
    posted_days_ago: 16,
    owner: owners.takahashi,
  },
  {
    title: 'データアナリスト（電力需要の予測）',
    company: 'みどり電力株式会社',
    location: '東京都港区（リモート可）',
    description: `翌日の電力需要を30分ごとに予測し、市場での売買計画に渡します。雲の動き、工場の休業日、サッカーの中継。数字を動かす理由を一つずつ見つけていく仕事です。

予測が外れた日は、翌朝に理由を一枚にまとめて社内に配ります。外れ方のよい説明には拍手が起きます。

・予測モデルの開発と評価
・気象、使用量データの整備
・売買担当への説明
・早番（朝7時から・月6回）での予測の更新`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 380000,
    salary_max: 550000,
    requirements: ['Python', '統計', 'SQL', '時系列データの分析経験'],
    benefits: ['早番手当', '在宅勤務週3日', '年間休日124日', '学会参加費'],
    posted_days_ago: 14,
    owner: owners.ogawa,
  },
  {
    title: 'システム企画・プロジェクトマネージャー',
    company: 'ことり少額短期保険株式会社',
    location: '大阪府大阪市（在宅勤務可）',
    description: `契約管理の仕組みを、三年かけて作り替える計画の二年目に入りました。社内4名、協力会社12名の開発を取りまとめる方を募集します。

支払の担当者が「この画面なら六日を五日にできる」と言ったことから優先順位を組み直しました。計画を守ることより、順番を正しくすることに頭を使ってください。

・要件の整理と優先順位の合意
・進捗、予算、課題の管理
・協力会社との契約と品質の確認
・稼働後の定着の支援`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'senior',
    salary_min: 480000,
    salary_max: 650000,
    requirements: ['プロジェクトマネジメント', '金融・保険システムの経験3年以上', '要件定義', 'PMP（あれば）'],
    benefits: ['在宅勤務週3日', '完全週休2日制', '確定拠出年金', '服装自由'],
    posted_days_ago: 27,
    owner: owners.ogawa,
  },
  {
    title: 'システムエンジニア（Java・金融）',
    company: '堂島情報システム株式会社',
    location: '大阪府大阪市',
    description: `地方銀行と信用金庫の為替システムを保守しています。変更は年に二回の決まった週末だけ。その分、設計と試験に何か月もかけられます。

客先に一人で行くことはなく、必ず四人以上の班で入ります。班長は技術の、課長は体調の相談相手、と役割を分けました。

客先は北浜と堺筋本町が中心で、転居をともなう異動はありません。基本の勤務は9時から17時45分。残業は月平均16時間、本番作業のある月だけ30時間ほどになります（2025年度）。

・影響調査と基本設計
・Javaでの開発と単体試験
・切り替え手順の作成
・本番作業の立ち会い（年2回の週末・振替あり）`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 320000,
    salary_max: 460000,
    requirements: ['Java', 'システムエンジニア経験3年以上', '基本設計', '金融業務の知識（あれば）'],
    benefits: ['在宅勤務週2日', '資格手当', '年間休日125日', '住宅手当', '変更の範囲：会社の定める業務'],
    posted_days_ago: 9,
    owner: owners.ogawa,
  },
  {
    title: 'システムエンジニア（COBOLからの移行）',
    company: '株式会社九段システム設計',
    location: '東京都新宿区',
    description: `40年動いてきた共済の契約管理を、COBOLからＪａｖａへ移し替えています。古いプログラムを書いた先輩が嘱託で席に残っており、わからない分岐の理由を直接尋ねられる最後の機会です。

全体で約600本のうち、210本の移行が済みました。残りは二年の計画です。

・現行プログラムの読み解き
・新旧の結果の突き合わせ
・Javaでの作り直し
・業務の手順書の整備`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 330000,
    salary_max: 450000,
    requirements: ['COBOLまたはJava', 'システム移行の経験', '根気のいる調査', 'SQL'],
    benefits: ['残業月平均14時間（2025年度）', '完全週休2日制', '資格取得支援', '退職金制度'],
    posted_days_ago: 37,
    owner: owners.ogawa,
  },
  {
    title: '組込みソフトウェアエンジニア（車載）',
    company: '境川エレクトロニクス株式会社',
    location: '愛知県刈谷市',
    description: `電動シートの制御基板を開発しています。はさみ込みを検知して止まるまでの時間を1000分の1秒単位で詰める、地味で責任の重い仕事です。

実験室には実物のシートが8脚あり、書いたプログラムをその日のうちに動かせます。

・C言語での制御プログラムの開発
・実機での評価と記録
・機能安全の文書の作成
・量産後の不具合の調査`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 310000,
    salary_max: 450000,
    requirements: ['C言語', '組込み開発2年以上', '電子回路の基礎', '機能安全（あれば）'],
    benefits: ['年間休日121日', '社員寮', '食堂', 'フレックスタイム制', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 44,
    owner: owners.shimada,
  },
  {
    title: 'ネットワークエンジニア',
    company: '株式会社やいまネット',
    location: '沖縄県石垣市',
    description: `八重山の島々を結ぶ通信網を守る会社です。海の下の線が切れれば衛星へ、雷で機器が焼ければ船で交換に向かいます。夏はヘルメットと船酔い止めが必需品。

機器の設定は事務所からでもできますが、最後は塔の下まで行かないとわからないことがあります。

石垣島の外から移って来られる方には、下見の航空券一往復を用意します。社宅は事務所から車で7分、家具はついていません。勤務は8時30分から17時30分、当番の夜は月に三回です。

・機器の設計、設定、更新
・島への巡回点検（月に4日ほど）
・障害の切り分けと復旧
・学校や役場の無線LANの設置`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 250000,
    salary_max: 360000,
    requirements: ['ネットワーク機器の設定', 'CCNA', '普通自動車免許', '離島への出張'],
    benefits: ['離島手当', '社宅あり', '資格取得支援', '年2回の帰省旅費'],
    posted_days_ago: 33,
    owner: owners.ogawa,
  },
  {
    title: '院内情報システム担当',
    company: '医療法人吉備路会',
    location: '岡山県岡山市',
    description: `220床の病院で、電子カルテと検査機器、職員の端末340台を三名で担当しています。夜間の呼び出しは月に一、二回、多くは紙詰まりか合言葉の失念です。

情報の安全についての訓練を、年に二度、全病棟で行います。紙だけで半日診療を続ける訓練も始めました。

・電子カルテの設定と更新
・端末、ネットワークの管理
・職員からの相談と研修
・業者との調整`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    salary_min: 240000,
    salary_max: 320000,
    requirements: [
      '社内SEまたはヘルプデスクの経験2年以上',
      'Windows Server',
      'ネットワークの基礎',
      '医療情報技師（あれば）',
    ],
    benefits: ['当番手当', '院内保育', '年間休日118日', '受動喫煙対策：敷地内禁煙'],
    posted_days_ago: 19,
    owner: owners.endo,
  },
  {
    title: '脆弱性診断エンジニア（フルリモート）',
    company: '合同会社とりで',
    location: '長野県諏訪市（フルリモート）',
    description: `ウェブサイトとスマートフォンアプリの弱いところを、許可を得て調べる専門の会社です。社員14名は全国の自宅で働き、年に二度だけ諏訪湖のほとりに集まります。

見つけた穴の数ではなく、報告書を読んだ人が直せたかどうかで仕事を測ります。直った後の再診断は無料にしています。

標準の労働時間は一日7時間30分、深夜の診断は年に数回で必ず翌日を休みにします。選考では、用意した練習用のサイトを調べて報告書を書いていただきます（報酬あり）。

・手動と自動による診断
・報告書の作成と説明会
・開発者からの相談への回答
・検証環境の整備`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'senior',
    salary_min: 420000,
    salary_max: 640000,
    requirements: [
      'Webアプリケーションの診断経験2年以上',
      'HTTPの深い理解',
      '報告書の作成',
      '情報処理安全確保支援士（あれば）',
    ],
    benefits: ['フルリモート', '検証機器の購入費', '資格維持費の負担', '裁量労働ではなくフレックスタイム制'],
    posted_days_ago: 31,
    owner: owners.ogawa,
  },
  {
    title: '機械学習エンジニア（農業画像）',
    company: '筑波アグリビジョン株式会社',
    location: '茨城県つくば市',
    description: `レタスと小麦の畑を空から撮り、病気の早い兆しを見つける仕組みを研究しています。学習に使う画像は、農家の方と一緒に畑を歩き、葉を裏返して確かめたものだけです。

雨の続く年は正答率が落ちます。曇りの画像を集めるために夜明けに出かけることもあります。

・画像認識モデルの開発
・教師データの設計と点検
・現地での撮影と検証
・論文、特許の調査`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 350000,
    salary_max: 520000,
    requirements: ['Python', 'PyTorch', '画像認識の開発経験', '普通自動車免許'],
    benefits: ['在宅勤務週3日', '学会参加費', '計算機の自由な利用', '野菜の支給'],
    posted_days_ago: 53,
    owner: owners.ogawa,
  },
  {
    title: 'ゲームプログラマー（Unity）',
    company: '株式会社ことばの森',
    location: '京都府京都市',
    description: `文字を読むことが好きな人のための、静かな冒険ゲームを作っています。新作は古い旅館を舞台にした推理もので、開発は11名、期間は二年の予定です。

会話の一行ごとに間合いを調整できる道具を自社で作りました。その道具を育てることも仕事に含まれます。

・会話と探索の部分の実装
・執筆者向けの道具の改良
・家庭用ゲーム機への移植
・読み込み時間の短縮`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 300000,
    salary_max: 440000,
    requirements: ['Unity', 'C#', 'ゲーム開発の経験2年以上', '作品の提出'],
    benefits: ['在宅勤務週2日', '完成後の連続休暇10日', '書籍・ゲームの購入費', '服装自由'],
    posted_days_ago: 25,
    owner: owners.ogawa,
  },
  {
    title: '社内ヘルプデスク（派遣・出版社）',
    company: '神保町テックスタッフ株式会社',
    location: '東京都文京区',
    description: `派遣先は辞典や教科書を出している出版社です。編集者およそ200名のパソコンの相談に、二名体制で応じます。文字が化けた、古い書体が開かない、という出版社ならではの質問が目立ちます。

9時30分から18時、残業は月に5時間以内。契約は三か月ごとの更新です。

・電話と対面での相談対応
・パソコンの初期設定
・手引きの更新
・機器の棚卸`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    salary_min: 250000,
    salary_max: 280000,
    requirements: ['ヘルプデスク1年以上または同等の知識', 'Windows・Mac', '電話応対'],
    benefits: ['社会保険完備', '交通費支給', '資格取得支援', '有給休暇'],
    posted_days_ago: 8,
    deadline_in_days: 5,
    owner: owners.ogawa,
  },
  {
    title: 'Webディレクター（自治体サイト）',
    company: '株式会社杜のことば社',
    location: '宮城県仙台市',
    description: `東北の市町村のウェブサイトを作り直す会社です。情報の並べ方を決めるために、まず役場の窓口に半日座り、住民の方が何を尋ねるのかを書き留めます。

公開してからの三年間、毎月の改善に付き添う契約が基本。読み上げで使えるかどうかの検査は、当事者の方にお願いしています。

・聞き取りと構成の設計
・原稿の整理とやさしい日本語への書き換え
・制作の進行管理
・公開後の改善の提案`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 270000,
    salary_max: 380000,
    requirements: ['Webディレクション2年以上', '文章の整理', 'アクセシビリティの知識', '東北各県への出張'],
    benefits: ['在宅勤務週3日', '年間休日123日', '研修費', '直行直帰可'],
    posted_days_ago: 18,
    owner: owners.ogawa,
  },
  {
    title: '在宅テスター（ゲーム・アプリ／パート）',
    company: '株式会社すなはまラボ',
    location: '鳥取県鳥取市（在宅勤務）',
    description: `発売前のアプリやゲームを手順表のとおりに操作し、おかしな動きを文章で報告します。「なんとなく変」を「三回に一回、戻るを押すと音が途切れる」と書き直せる人が長く活躍しています。

1日4時間から、週3〜5日。時給1,150円。機材はすべてお送りします。

・手順に沿った操作と記録
・不具合の再現手順の作成
・直った箇所の再確認`,
    job_type: 'part-time',
    work_style: 'remote',
    experience_level: 'entry',
    salary_min: 60000,
    salary_max: 100000,
    requirements: ['在宅', '未経験可', '文章での報告', '秘密保持の誓約'],
    benefits: ['機材貸与', '通信費の補助', '有給休暇', '正社員登用の実績あり'],
    posted_days_ago: 6,
    owner: owners.ogawa,
  },
  {
    title: '開発インターン（地域の足を支えるアプリ）',
    company: '会津デマンド交通株式会社',
    location: '福島県会津若松市',
    description: `予約に応じて走る乗合タクシーのアプリを、社員3名で開発しています。夏から続く開発インターンの冬組を2名募集します。期間は三か月、週2日から、時給1,200円。

実際に乗って、運転手さんの操作画面を後部座席から見てもらうのが最初の課題です。

・画面の小さな改善（React、TypeScript）
・試験の追加
・利用者への聞き取りの同席`,
    job_type: 'internship',
    work_style: 'hybrid',
    experience_level: 'entry',
    salary_min: 62000,
    salary_max: 93000,
    requirements: ['TypeScriptまたはJavaScriptの学習経験', '週2日・1日6時間', 'Gitの基本操作'],
    benefits: ['交通費支給', '在宅勤務併用', '機材貸与', '労災保険適用'],
    posted_days_ago: 13,
    owner: owners.ogawa,
  },
  {
    title: '最高技術責任者（CTO）',
    company: '株式会社やまびこワークス',
    location: '徳島県名西郡神山町（リモート可）',
    description: `山の学校や診療所をつなぐ遠隔会話の機器を作っています。創業から技術を見てきた共同創業者が研究に専念することになり、開発組織（9名）を引き継ぐ方を探しています。

機器、アプリ、通信のすべてが自社です。次の二年で、部品の入手が難しくなった基板を作り直します。神山には月に一週間ほど滞在していただければ、住まいは問いません。

・技術方針と予算の決定
・基板とソフトの刷新計画
・採用と評価
・資金調達での技術説明`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'executive',
    salary_min: 650000,
    salary_max: 900000,
    requirements: ['開発組織の責任者経験3年以上', '機器とソフトの両方への理解', '採用と育成', '月一週間の神山滞在'],
    benefits: ['ストックオプション', '滞在時の住居', '往復の交通費', '年間休日120日'],
    posted_days_ago: 46,
    owner: owners.ogawa,
  },
  {
    title: 'GISエンジニア（森林の地図）',
    company: '飛騨フォレストデータ株式会社',
    location: '岐阜県高山市',
    description: `航空レーザの測量結果から、木の高さと本数を割り出す会社です。林業の方が山で開けるよう、電波のない場所でも動く地図を作っています。

月に一度は山へ入り、計算で出した高さと実物を測り比べます。合わなかった木には番号札をつけて、みんなで理由を考えます。

・点群データの解析
・地図アプリの開発
・森林組合への説明と研修
・現地での検証`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 280000,
    salary_max: 400000,
    requirements: ['Python', 'QGISまたはArcGIS', '空間データベース', '山林を歩く作業があります'],
    benefits: ['在宅勤務週2日', '登山靴の支給', '薪の支給', '年間休日122日'],
    posted_days_ago: 56,
    owner: owners.ogawa,
  },
  {
    title: '自治体の業務改善支援（契約社員）',
    company: '黒潮デジタル推進株式会社',
    location: '高知県四万十市',
    description: `町役場の紙の手続きを一枚ずつ調べ、なくせるもの、まとめられるもの、画面に移せるものに分けていく仕事です。技術よりも、窓口の方の話を最後まで聞くことが先に立ちます。

契約は一年、三町村を二人で担当。役場の一角に席を借り、週の半分をそこで過ごします。

・業務の流れの聞き取りと図示
・様式の見直しの提案
・入力フォームの作成（ノーコード）
・職員研修の講師`,
    job_type: 'contract',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 250000,
    salary_max: 300000,
    requirements: ['業務改善または行政での勤務経験', '図解や文章での説明', '普通自動車免許', 'kintone（あれば）'],
    benefits: ['社有車', '住宅の紹介', '更新の上限なし', '社会保険完備'],
    posted_days_ago: 21,
    owner: owners.ogawa,
  },
  {
    title: 'kintoneエンジニア（在宅・残業少なめ）',
    company: '株式会社越後ファームウェア',
    location: '新潟県三条市（在宅勤務可）',
    description: `金物の町の工場に、受注や在庫の小さな仕組みを作って届けています。一件あたり三週間ほど。お客様の前で画面を直しながら決めるので、作り直しの少ない仕事です。

残業は月平均4時間（2025年度）。夕方17時半からは返信しない、と取引先にもお伝えしてあります。

・聞き取りと画面の作成
・JavaScriptでの機能追加
・使い方の説明と手引きの作成`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'entry',
    salary_min: 240000,
    salary_max: 340000,
    requirements: ['JavaScript', '人の話を聞いて図にすること', '在宅勤務の環境', '開発の実務経験1年以上'],
    benefits: ['在宅勤務手当', '認定資格の受験料', '工場見学', '年間休日124日'],
    posted_days_ago: 2,
    owner: owners.ogawa,
  },
  {
    title: 'SRE（予約サイトの信頼性向上）',
    company: '株式会社宿帳',
    location: '神奈川県藤沢市（フルリモート）',
    description: `小さな宿1,100軒が使う予約の仕組みを運営しています。連休の受付開始の朝9時に、普段の30倍の方が一度に来られます。その一分を静かに越えることが今年の目標です。

呼び出し当番は4名で一週間ずつ。夜中に起こされた回数は毎月公表し、三回を超えたら機能の開発を止めて直します。

・監視と目標値の設計
・負荷の試験と改善
・配備の自動化（Kubernetes）
・障害の振り返りの進行`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'senior',
    salary_min: 480000,
    salary_max: 720000,
    requirements: ['Kubernetes', 'Go・TypeScriptいずれかの開発経験', '大きな負荷を扱った経験', 'PostgreSQL'],
    benefits: ['フルリモート', '当番手当（一週2万円）', '宿泊の補助（年3泊）', '試用期間3か月（条件は同じ）'],
    posted_days_ago: 7,
    deadline_in_days: 7,
    owner: owners.ogawa,
  },
  {
    title: 'BIMオペレーター（木造建築）',
    company: '株式会社吉野設計データ',
    location: '奈良県橿原市（在宅勤務可）',
    description: `工務店から届く図面を三次元に起こし、柱や梁の加工機に渡すデータを作ります。手描きの図面も多く、読めない寸法は大工さんに電話で確かめます。

最初の三か月は橿原の作業室で、隣の先輩と同じ家を入力します。慣れたら週3日まで在宅にできます。

・図面の読み取りとモデルの作成
・部材表の確認
・干渉の検査
・修正の履歴の管理`,
    job_type: 'contract',
    work_style: 'hybrid',
    experience_level: 'entry',
    salary_min: 205000,
    salary_max: 250000,
    requirements: ['CADの使用経験', '建築図面の基礎', '未経験可（学校で学んだ方も可）'],
    benefits: ['在宅勤務週3日まで', '正社員登用制度', '木造現場の見学', '年間休日120日'],
    posted_days_ago: 38,
    owner: owners.ogawa,
  },
  {
    title: '検索エンジン開発エンジニア（日本語）',
    company: '株式会社ヒラク',
    location: '東京都千代田区（リモート可）',
    description: `旧字体、送り仮名の揺れ、外国人名の表記。蔵書検索のことばの揺れを吸収する部分を専門に担う方を募集します。「ヴァイオリン」でも「ﾊﾞｲｵﾘﾝ」でも同じ本にたどり着けるようにするのが最初の課題です。

正解のない調整が続くので、司書の方と作った評価用の質問2,000件を使って良し悪しを測ります。

・検索の索引と順位付けの改善
・形態素解析の辞書の整備
・評価の自動化
・図書館からの検索相談への回答`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'senior',
    salary_min: 500000,
    salary_max: 720000,
    requirements: ['全文検索エンジンの運用経験', 'JavaまたはTypeScript', '自然言語処理の知識', '目録規則への関心'],
    benefits: ['リモート勤務（全国可）', '学会・研修の参加費', '読書休暇', '在宅勤務手当'],
    posted_days_ago: 1,
    owner: owners.ogawa,
    state: 'pending',
  },
  {
    title: 'フロントエンドエンジニア（開架アプリの刷新）',
    company: '株式会社ヒラク',
    location: '東京都千代田区（リモート可）',
    description: `館内の検索端末の画面を一新する一年の計画です。子どもの背丈でも、車いすでも、手袋をしたままでも使える画面を、図書館の片隅に試作機を置かせてもらいながら作ります。

触った人の指の動きを眺めるのが、この計画のいちばんの楽しみです。

・Reactでの画面の開発
・試作機での観察と改良
・読み上げ、拡大への対応
・端末の更新の仕組みづくり`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    salary_min: 400000,
    salary_max: 580000,
    requirements: ['React', 'TypeScript', 'アクセシビリティ', '図書館への訪問（月2日ほど）'],
    benefits: ['リモート勤務併用', '在宅勤務手当', '読書休暇', '年間休日125日'],
    posted_days_ago: 70,
    owner: owners.ogawa,
    state: 'closed',
  },
]
