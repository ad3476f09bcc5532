import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, dispatchStandard, fullTimeStandard } from '#samples/demo/standard-terms.ts'

/** Factories and plants. */
export const factoriesJobs: readonly DemoJobEntry[] = [
  {
    title: '射出成形の工程リーダー',
    company: '浜通り樹脂工業株式会社',
    location: '福島県いわき市',
    description: `自動車の内装部品と農業用の継手を、23台の成形機で作っています。15名の班をまとめ、条件出しの相談役になる方を募集します。

不良率はこの3年で2.1%から0.8%まで下がりました。次の課題は金型の段取り時間です。数字は毎朝、休憩所の黒板に書き出します。

・成形条件の設定と見直し
・班員の配置と教育
・不良の原因調査と対策の記録
・金型の保全計画`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'senior',
    requirements: ['射出成形', 'プラスチック成形技能士', '班長などの取りまとめ経験2年以上', '交替勤務の管理'],
    benefits: ['退職金制度', '社宅あり', '資格取得の費用補助'],
    posted_days_ago: 29,
    terms: fullTimeStandard({
      duties: { initial: '成形条件の設定と班の取りまとめ', change_scope: '製造部門の業務' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 20 },
      holidays: { days: ['sat', 'sun'], annual_days: 115, note: '会社カレンダーによる' },
      pay: {
        min: 300_000,
        max: 390_000,
        allowances: [{ name: '役職手当', yen: 20_000 }],
        bonus: '年2回（2025年度実績 計3.8か月分）',
      },
    }),
  },
  {
    title: '化学プラントの運転員',
    company: '四日市ファインケム株式会社',
    location: '三重県四日市市',
    description: `塗料の原料を作るプラントを、計器室と現場の二手に分かれて運転します。4組3交替の勤務です。

異常の合図が出たら、まず止める。理由を探すのはそのあと、という順番を徹底しています。危険物の資格は入社1年以内に取得していただきます（費用は会社負担）。

・計器の監視と流量の調整
・現場の巡回点検
・サンプルの採取
・定期修理のときの立ち会い`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: [
      '危険物取扱者（入社後の取得可）',
      '呼吸用保護具を着ける作業があります',
      '夜勤を含む交替勤務に対応できること',
    ],
    benefits: ['独身寮', '資格取得費用の負担', '退職金制度', '交替手当（月1万5,000円）'],
    posted_days_ago: 23,
    terms: fullTimeStandard({
      duties: { initial: 'プラントの運転と巡回点検', change_scope: '製造・保全部門の業務' },
      workplace: { smoking: 'outdoors' },
      hours: {
        system: 'variable',
        spans: [
          { start: '07:00', end: '15:30' },
          { start: '15:00', end: '23:30' },
          { start: '23:00', end: '07:30' },
        ],
        overtime_hours: 12,
        note: '4組3交替、1か月単位の変形労働時間制',
      },
      holidays: { pattern: 'other', days: [], annual_days: 104, note: '5日働いて2日休む周期' },
      pay: { min: 245_000, max: 340_000, note: '交替手当と深夜割増は別にお支払いします' },
    }),
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
    requirements: ['3D CAD', '機械設計3年以上', '材料力学の基礎', '普通自動車免許'],
    benefits: ['技術士の受験補助'],
    posted_days_ago: 46,
    terms: fullTimeStandard({
      duties: { initial: 'バルブの設計と強度計算', change_scope: '設計・品質部門の業務' },
      workplace: { change_scope: '彦根市の本社および国内の工場', remote_days: 2 },
      hours: {
        system: 'flex',
        spans: [{ start: '08:30', end: '17:15' }],
        core: { start: '10:00', end: '15:00' },
        break_minutes: 45,
        overtime_hours: 15,
      },
      holidays: { annual_days: 124 },
      pay: {
        min: 310_000,
        max: 430_000,
        allowances: [{ name: '住宅手当', yen: 10_000 }],
        bonus: '年2回（7月・12月）、2025年度実績は計4.8か月分',
      },
    }),
  },
  {
    title: '電子基板の実装・外観検査（派遣）',
    company: '四国ワークリンク株式会社',
    location: '徳島県阿南市',
    description: `派遣先は照明用の電子部品を作る工場です。部品を載せる機械の材料補充と、はんだ付けの状態を顕微鏡で確かめる検査を受け持ちます。

日勤のみです。派遣先での直接雇用に切り替わった方が昨年度は6名いました。

・リール部品の補充と交換
・自動検査機の操作
・はんだの目視検査`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '顕微鏡を使う作業', 'クリーンルームでの勤務'],
    benefits: ['送迎あり', 'はんだ付けの講習'],
    posted_days_ago: 17,
    terms: dispatchStandard({
      duties: { initial: '材料の補充と外観検査', change_scope: '派遣先の製造業務に限る' },
      workplace: {
        postal_code: '7740021',
        prefecture: 'tokushima',
        address: '阿南市津乃峰町99番地 照明部品工場（派遣先）',
        station: '阿波橘駅',
        station_minutes: 10,
        change_scope: '派遣契約で定める就業場所',
        smoking: 'outdoors',
      },
      hours: { spans: [{ start: '08:20', end: '17:05' }], overtime_hours: 8 },
      holidays: { days: ['sat', 'sun'] },
      pay: { min: 1_250, max: 1_350 },
    }),
  },
  {
    title: 'ロボット溶接のティーチング担当',
    company: '洞海ロボテック株式会社',
    location: '福岡県北九州市',
    description: `建設機械のアームを溶接する6台のロボットに、動きを教え込む仕事です。熟練の溶接工と並んで、人の手の速さや角度を数値に置き換えていきます。

半自動溶接の経験があれば、ロボットは未経験でも構いません。操作盤の研修は2週間、メーカーの施設で受けられます。

工場は若松区の響灘にあり、車通勤が便利です。

・ティーチングペンダントでの動作登録
・溶接条件の調整と断面の確認
・治具の改善案づくり
・安全柵とセンサーの点検`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['半自動溶接', '産業用ロボット特別教育（入社後の受講可）', '図面の読解'],
    benefits: ['溶接資格の更新費用', '退職金制度', '作業着の貸与'],
    posted_days_ago: 11,
    terms: fullTimeStandard({
      duties: { initial: '溶接ロボットの動作登録と調整', change_scope: '製造部門の業務' },
      hours: { spans: [{ start: '08:00', end: '17:00' }], overtime_hours: 18 },
      holidays: { days: ['sat', 'sun'], annual_days: 118, note: '年2回の9連休' },
      pay: { min: 270_000, max: 360_000 },
    }),
  },
  {
    title: '半導体製造装置の保守エンジニア（派遣）',
    company: '有明テクノスタッフ株式会社',
    location: '熊本県菊池郡',
    description: `新しい工場の立ち上げに合わせ、成膜装置の点検と部品交換を担う方を募集しています。派遣社員としての雇用で、派遣先での就業前に2か月の有給研修があります。

工場の中は防じん服で、携帯電話は持ち込めません。

・定期点検と部品交換
・装置の記録の読み取り
・メーカー技術者への引き継ぎ`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: [
      '工業系の学習または機械整備の経験',
      'クリーンルームでの作業',
      '英語の手順書を読む場面があります',
      '二交替勤務に対応できること',
    ],
    benefits: ['有給の研修2か月', '家具つき社宅', '引越費用の補助'],
    posted_days_ago: 4,
    deadline_in_days: 20,
    terms: dispatchStandard({
      period: {
        months: 6,
        renewal_criteria: '派遣先の業務量および勤務成績により判断',
        renewal_limit: '同一の組織単位では3年まで',
      },
      duties: { initial: '成膜装置の点検と部品交換', change_scope: '派遣先の保守業務に限る' },
      workplace: {
        postal_code: '8691102',
        prefecture: 'kumamoto',
        address: '菊池郡菊陽町原水99番地 半導体工場（派遣先）',
        station: '原水駅',
        station_minutes: 20,
        change_scope: '派遣契約で定める就業場所',
      },
      hours: {
        system: 'shift',
        spans: [
          { start: '08:00', end: '16:45' },
          { start: '16:00', end: '00:45' },
        ],
        overtime_hours: 12,
        note: '1週間ごとに日勤と準夜勤を交替',
      },
      holidays: { days: ['sat', 'sun'] },
      pay: { min: 1_500, max: 1_850, note: '22時から5時の間は25％の割増。交替手当（1日600円）は別にお支払いします' },
    }),
  },
  {
    title: '自動車部品の組立（期間契約）',
    company: '三河オートパーツ株式会社',
    location: '愛知県豊田市',
    description: `ドアの開閉部品を組み立てる工程で、契約期間は6か月、最長2年11か月まで更新できます。

最初の5日間は研修棟で、ねじの締め方と腰を痛めない姿勢を練習します。2年目以降に正社員の試験を受けられ、2025年度は14名が登用されました。

・部品の取り付けとねじ締め
・締め付け値の確認
・完成品の箱入れ`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['ﾗｲﾝ作業の経験（未経験可）', '立ち作業です', '二交替勤務に対応できること'],
    benefits: ['寮費無料', '満了時の慰労金（規程あり）', '食堂', '正社員登用試験'],
    posted_days_ago: 8,
    terms: contractStandard({
      period: { months: 6, renewal_criteria: '生産計画および勤務成績により判断', renewal_limit: '通算2年11か月' },
      trial: { exists: false, months: null, same_terms: null },
      duties: { initial: 'ドア部品の組立と確認', change_scope: '製造の業務' },
      workplace: { change_scope: '豊田市内の工場' },
      hours: {
        system: 'shift',
        spans: [
          { start: '06:30', end: '15:15' },
          { start: '16:00', end: '00:45' },
        ],
        overtime_hours: 20,
        note: '1週間ごとに早番と遅番を交替',
      },
      holidays: { days: ['sat', 'sun'], annual_days: 121, note: '会社カレンダーによる' },
      pay: {
        unit: 'day',
        min: 10_800,
        max: 12_000,
        raise: '契約の更新ごとに見直し',
        note: '22時から5時の間は25％の割増',
      },
    }),
  },
]
