import type { DemoJobEntry } from '#samples/demo/job.ts'
import { dispatchStandard, fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** Operation, networks and security. */
export const operationsJobs: readonly DemoJobEntry[] = [
  {
    title: 'SRE（予約サイトの信頼性向上）',
    company: '株式会社宿帳',
    location: '神奈川県藤沢市（フルリモート）',
    description: `小さな宿1,100軒が使う予約の仕組みを運営しています。連休の受付開始の朝9時に、普段の30倍の方が一度に来られます。その1分を静かに越えることが今年の目標です。

呼び出し当番は4名で1週間ずつ。夜中に起こされた回数は毎月公表し、3回を超えたら機能の開発を止めて対策します。

・監視と目標値の設計
・負荷の試験と改善
・配備の自動化（Kubernetes）
・障害の振り返りの進行`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'senior',
    requirements: ['Kubernetes', 'Go・TypeScriptいずれかの開発経験', 'PostgreSQL', '大きな負荷を扱った経験3年以上'],
    benefits: ['当番手当（一週2万円）', '宿泊の補助（年3泊）'],
    posted_days_ago: 7,
    deadline_in_days: 7,
    terms: fullTimeStandard({
      duties: { initial: '予約サイトの監視と改善', change_scope: 'システム開発・運用の業務' },
      workplace: { change_scope: '自宅および藤沢市の事務所', remote_days: 5 },
      hours: {
        system: 'flex',
        spans: [{ start: '10:00', end: '19:00' }],
        core: { start: '11:00', end: '15:00' },
        overtime_hours: 12,
        note: '呼び出し当番は4名で1週間ずつ',
      },
      holidays: { annual_days: 124 },
      pay: {
        unit: 'year',
        min: 6_000_000,
        max: 9_000_000,
        bonus: '年俸に含みます',
        raise: '年1回の年俸改定',
        note: '年俸を12等分して毎月お支払いします。当番手当（1週2万円）は別にお支払いします',
      },
    }),
  },
  {
    title: 'クラウド移行エンジニア',
    company: '株式会社くものうえ',
    location: '北海道札幌市（リモート可）',
    description: `漁協の競りの記録や町役場の防災情報など、止められない古いサーバーを引っ越す仕事です。仕様書が残っていないことのほうが多く、まず動いているものを静かに観察します。

移行は月に1回ほど、夜間に二人で行います。終わった翌日は休み、翌々日に振り返りの会を開きます。

・現状の調査と移行計画
・手順書とリハーサル
・構築の自動化（Terraform）
・移行後の見守り`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'mid',
    requirements: ['Linux', 'AWSまたはAzure', '手順書の作成', '道内への出張（月2日ほど）'],
    benefits: ['灯油手当', 'オンコール手当', '認定試験の受験料'],
    posted_days_ago: 6,
    terms: fullTimeStandard({
      duties: { initial: 'サーバーの移行と構築の自動化', change_scope: 'システムの構築・運用の業務' },
      workplace: { change_scope: '自宅および札幌市の本社', remote_days: 5 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:00', end: '18:00' }],
        core: { start: '10:30', end: '15:00' },
        overtime_hours: 10,
        note: '夜間の移行作業は月1回ほど、翌日は休み',
      },
      holidays: { annual_days: 127 },
      pay: { min: 380_000, max: 560_000 },
    }),
  },
  {
    title: '運用監視オペレーター（未経験可）',
    company: '株式会社くものうえ',
    location: '北海道帯広市',
    description: `130団体のシステムを見守る当番の仕事です。通知が来たら手順書を開き、書かれているとおりに確かめ、書かれていないことが起きたら札幌の技術者を呼びます。

静かな夜は手順書の読みにくいところを書き改める時間に充ててください。その提案が、そのまま評価になります。

・監視画面の確認と一次対応
・お客様への連絡
・対応の記録と引き継ぎ`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: [
      '未経験可',
      'ITパスポート（入社後の取得可）',
      '文章で記録を残すこと',
      '日勤と夜勤の交替勤務に対応できること',
    ],
    benefits: ['研修3か月', '借上社宅', '灯油手当', '夜勤手当（1回4,000円）'],
    posted_days_ago: 28,
    terms: fullTimeStandard({
      duties: { initial: 'システムの監視と一次対応', change_scope: 'システムの運用の業務' },
      workplace: {
        postal_code: '0800012',
        prefecture: 'hokkaido',
        address: '帯広市西二条南9丁目99番地 十勝データビル4階',
        station: '帯広駅',
        station_minutes: 6,
        change_scope: '帯広市および札幌市の拠点',
      },
      hours: {
        system: 'shift',
        spans: [
          { start: '08:30', end: '17:30' },
          { start: '20:00', end: '05:00' },
        ],
        overtime_hours: 6,
        note: '夜勤は月5回まで',
      },
      holidays: { pattern: 'shift', days: [] },
      pay: { min: 215_000, max: 275_000 },
    }),
  },
  {
    title: 'ネットワークエンジニア',
    company: '株式会社やいまネット',
    location: '沖縄県石垣市',
    description: `八重山の島々を結ぶ通信網を守る会社です。海の下の線が切れれば衛星へ、雷で機器が焼ければ船で交換に向かいます。夏はヘルメットと船酔い止めが必需品。

機器の設定は事務所からでもできますが、最後は塔の下まで行かないとわからないことがあります。

石垣島の外から移って来られる方には、下見の航空券一往復を用意します。社宅は事務所から車で7分、家具はついていません。

・機器の設計、設定、更新
・島への巡回点検（月に4日ほど）
・障害の切り分けと復旧
・学校や役場の無線LANの設置`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['ネットワーク機器の設定', 'CCNA', '普通自動車免許', '離島への出張（月4日ほど）に対応できること'],
    benefits: ['社宅あり', '資格取得支援', '年2回の帰省旅費'],
    posted_days_ago: 33,
    terms: fullTimeStandard({
      duties: { initial: '通信機器の設定と巡回点検', change_scope: '通信設備に関する業務' },
      workplace: { change_scope: '石垣市の本社および八重山の各島' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 15, note: '当番の夜は月3回' },
      holidays: { annual_days: 118 },
      pay: { min: 258_000, max: 365_000, allowances: [{ name: '離島手当', yen: 20_000 }] },
    }),
  },
  {
    title: '院内情報システム担当',
    company: '医療法人吉備路会',
    location: '岡山県岡山市',
    description: `220床の病院で、電子カルテと検査機器、職員の端末340台を3名で担当しています。夜間の呼び出しは月に一、2回、多くは紙詰まりか合言葉の失念です。

情報の安全についての訓練を、年に2回、全病棟で行います。紙だけで半日診療を続ける訓練も始めました。

・電子カルテの設定と更新
・端末、ネットワークの管理
・職員からの相談と研修
・業者との調整`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: [
      '社内SEまたはヘルプデスクの経験2年以上',
      'Windows Server',
      'ネットワークの基礎',
      '医療情報技師（あれば）',
    ],
    benefits: ['院内保育', '当番手当（1回3,000円）'],
    posted_days_ago: 19,
    terms: fullTimeStandard({
      duties: { initial: '電子カルテと端末の管理', change_scope: '法人の定める業務' },
      hours: { spans: [{ start: '08:30', end: '17:15' }], overtime_hours: 10, note: '夜間の呼び出しは月1、2回' },
      holidays: { pattern: 'two-days', days: ['sun', 'public'], annual_days: 118, note: 'ほか月2回の土曜' },
      pay: { min: 240_000, max: 320_000 },
    }),
  },
  {
    title: '脆弱性診断エンジニア（フルリモート）',
    company: '合同会社とりで',
    location: '長野県諏訪市（フルリモート）',
    description: `ウェブサイトとスマートフォンアプリの弱いところを、許可を得て調べる専門の会社です。社員14名は全国の自宅で働き、年に2回だけ諏訪湖のほとりに集まります。

見つけた穴の数ではなく、報告書を読んだ人が対策できたかどうかで仕事を測ります。対策の後の再診断は無料にしています。

深夜の診断は年に数回で必ず翌日を休みにします。選考では、用意した練習用のサイトを調べて報告書を書いていただきます（報酬あり）。

・手動と自動による診断
・報告書の作成と説明会
・開発者からの相談への回答
・検証環境の整備`,
    job_type: 'full-time',
    work_style: 'remote',
    experience_level: 'senior',
    requirements: [
      'Webアプリケーションの診断経験2年以上',
      'HTTPの深い理解',
      '報告書の作成',
      '情報処理安全確保支援士（あれば）',
    ],
    benefits: ['検証機器の購入費', '資格維持費の負担', '在宅勤務手当'],
    posted_days_ago: 31,
    terms: fullTimeStandard({
      duties: { initial: '診断と報告書の作成', change_scope: '情報の安全に関する業務' },
      workplace: { change_scope: '自宅および諏訪市の事務所', remote_days: 5 },
      hours: { system: 'flex', spans: [{ start: '09:30', end: '18:00' }], overtime_hours: 10 },
      holidays: { annual_days: 125 },
      pay: { min: 420_000, max: 640_000 },
    }),
  },
  {
    title: '社内ヘルプデスク（派遣・出版社）',
    company: '神保町テックスタッフ株式会社',
    location: '東京都文京区',
    description: `派遣先は辞典や教科書を出している出版社です。編集者およそ200名のパソコンの相談に、2名体制で応じます。文字が化けた、古い書体が開かない、という出版社ならではの質問が目立ちます。

契約は3か月ごとに更新の有無を決めます。

・電話と対面での相談対応
・パソコンの初期設定
・手引きの更新
・機器の棚卸`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['ヘルプデスク1年以上または同等の知識', 'Windows・Mac', '電話応対'],
    benefits: ['資格取得支援'],
    posted_days_ago: 8,
    deadline_in_days: 5,
    terms: dispatchStandard({
      duties: { initial: 'パソコンの相談対応と初期設定', change_scope: '派遣先の社内支援業務に限る' },
      workplace: {
        postal_code: '1120013',
        prefecture: 'tokyo',
        address: '文京区音羽1丁目99番地 音羽出版ビル6階（派遣先）',
        station: '護国寺駅',
        station_minutes: 4,
        change_scope: '派遣契約で定める就業場所',
      },
      hours: { spans: [{ start: '09:30', end: '18:00' }], overtime_hours: 5 },
      holidays: { annual_days: 123 },
      pay: { min: 1_680, max: 1_880 },
    }),
  },
]
