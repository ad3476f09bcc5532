/**
 * Synonyms in Japanese job advertisements. Proposed from general knowledge of the vocabulary of job search, without a
 * single source; applied after the normaliser, only to a query's terms. equivalent: each finds the other; related:
 * likewise, but weaker; oneway: a term also finds `expandsTo`.
 */
export type SynonymGroup = {
  type: 'equivalent' | 'related' | 'oneway'
  terms: readonly string[]
  expandsTo?: readonly string[]
}

export const synonymGroups: readonly SynonymGroup[] = [
  { type: 'equivalent', terms: ['リモートワーク', 'リモート', 'テレワーク', '在宅勤務', '在宅ワーク', '在宅', 'WFH'] },
  {
    type: 'oneway',
    terms: ['フルリモート', '完全在宅', 'フルリモートワーク', '完全リモート', 'フル在宅'],
    expandsTo: ['リモートワーク'],
  },
  { type: 'equivalent', terms: ['フレックス', 'フレックスタイム', 'フレックスタイム制', 'フレックス制'] },
  { type: 'equivalent', terms: ['時短', '時短勤務', '短時間勤務', '短時間'] },
  { type: 'equivalent', terms: ['転勤なし', '転勤無し', '勤務地限定', '地域限定', 'エリア限定'] },
  { type: 'equivalent', terms: ['土日休み', '土日祝休み', '土日祝日休み', 'カレンダー通り'] },
  { type: 'equivalent', terms: ['完全週休2日', '完全週休二日', '完全週休2日制', '完全週休二日制'] },
  { type: 'equivalent', terms: ['残業なし', 'ノー残業', '定時退社'] },
  { type: 'equivalent', terms: ['夜勤', '深夜勤務', '夜間勤務', 'ナイト'] },
  {
    type: 'equivalent',
    terms: ['副業OK', '副業可', '副業・兼業可', 'ダブルワーク', 'Wワーク', 'ダブルワークOK', 'かけもち'],
  },
  { type: 'equivalent', terms: ['車通勤可', 'マイカー通勤', '車通勤OK', '自動車通勤'] },
  { type: 'related', terms: ['寮あり', '社宅', '社員寮', '寮完備'] },
  { type: 'equivalent', terms: ['駅チカ', '駅近', '駅から徒歩5分以内'] },
  { type: 'equivalent', terms: ['リゾートバイト', 'リゾバ'] },
  { type: 'related', terms: ['日払い', '日払', '即日払い', '前払い', '週払い'] },
  { type: 'equivalent', terms: ['正社員', '正職員', '正規雇用', '正規社員', '無期雇用フルタイム'] },
  { type: 'oneway', terms: ['フルタイム', '常勤'], expandsTo: ['正社員', '契約社員'] },
  { type: 'equivalent', terms: ['契約社員', '有期雇用', '嘱託', '嘱託社員', '契約職員', '期間社員'] },
  {
    type: 'equivalent',
    terms: ['パート', 'アルバイト', 'バイト', 'パートタイム', 'パートタイマー', 'パート・アルバイト', '非常勤'],
  },
  { type: 'equivalent', terms: ['派遣', '派遣社員', '派遣スタッフ', '人材派遣', '登録型派遣'] },
  { type: 'equivalent', terms: ['業務委託', 'フリーランス', '個人事業主', '請負', '業務請負', '委託'] },
  { type: 'equivalent', terms: ['インターン', 'インターンシップ', '長期インターン'] },
  { type: 'equivalent', terms: ['新卒', '新規卒業', '新規学卒', '新卒採用'] },
  { type: 'related', terms: ['第二新卒', '第2新卒', '既卒'] },
  {
    type: 'equivalent',
    terms: ['未経験', '未経験OK', '未経験可', '未経験者歓迎', '経験不問', '職種未経験', '業界未経験'],
  },
  {
    type: 'equivalent',
    terms: [
      'ITエンジニア',
      'システムエンジニア',
      'SE',
      'ソフトウェアエンジニア',
      'ソフトウェア開発',
      '開発者',
      'エンジニア',
      'デベロッパー',
    ],
  },
  { type: 'related', terms: ['プログラマー', 'プログラマ', 'PG', 'コーダー', 'プログラミング'] },
  { type: 'equivalent', terms: ['フロントエンド', 'フロントエンドエンジニア', 'フロントエンジニア'] },
  {
    type: 'equivalent',
    terms: ['バックエンド', 'バックエンドエンジニア', 'サーバーサイド', 'サーバサイド', 'サーバーサイドエンジニア'],
  },
  {
    type: 'related',
    terms: ['インフラエンジニア', 'ネットワークエンジニア', 'サーバーエンジニア', 'SRE', 'クラウドエンジニア'],
  },
  { type: 'related', terms: ['社内SE', '情シス', '情報システム', '情報システム部', 'コーポレートIT', 'ヘルプデスク'] },
  {
    type: 'equivalent',
    terms: ['プロジェクトマネージャー', 'プロジェクトマネジャー', 'PM', 'プロマネ', 'プロジェクト管理'],
  },
  {
    type: 'related',
    terms: ['デザイナー', 'デザイナ', 'UIデザイナー', 'UXデザイナー', 'Webデザイナー', 'ウェブデザイナー'],
  },
  { type: 'related', terms: ['マーケティング', 'マーケター', 'マーケ', '販促', '宣伝', 'プロモーション'] },
  { type: 'related', terms: ['経理', '会計', '経理事務', '財務', '経理・財務'] },
  { type: 'related', terms: ['総務', '庶務', '総務事務', 'バックオフィス'] },
  { type: 'related', terms: ['人事', '採用担当', '労務', 'HR', '人材開発'] },
  { type: 'related', terms: ['事務', '一般事務', 'OA事務', 'データ入力', '事務職', '事務スタッフ'] },
  {
    type: 'related',
    terms: ['営業', '営業職', 'セールス', '法人営業', 'ルート営業', 'フィールドセールス', 'インサイドセールス'],
  },
  { type: 'related', terms: ['販売', '販売員', '販売スタッフ', 'ショップスタッフ', '店員', 'アパレル販売'] },
  { type: 'related', terms: ['ホールスタッフ', 'ホール', '接客', 'フロアスタッフ', '配膳'] },
  {
    type: 'related',
    terms: ['調理', '調理師', '調理スタッフ', 'キッチン', 'キッチンスタッフ', 'コック', 'シェフ', '厨房'],
  },
  {
    type: 'related',
    terms: ['介護', '介護職', '介護スタッフ', 'ケアワーカー', 'ヘルパー', 'ホームヘルパー', '介護福祉士'],
  },
  { type: 'related', terms: ['看護師', 'ナース', '正看護師', '准看護師', '看護職'] },
  { type: 'related', terms: ['保育士', '保育', '保育スタッフ', '幼稚園教諭', '保育教諭'] },
  { type: 'related', terms: ['ドライバー', '運転手', '配送ドライバー', 'トラック運転手', '配達', '乗務員', '配送'] },
  { type: 'related', terms: ['倉庫', '倉庫内作業', 'ピッキング', '仕分け', '軽作業', '梱包'] },
  { type: 'related', terms: ['製造', '工場', 'ライン作業', '組立', '製造スタッフ', 'オペレーター(機械)'] },
  { type: 'related', terms: ['施工管理', '現場監督', '工事管理', '施工管理技士', '建築施工管理'] },
  { type: 'equivalent', terms: ['清掃', '清掃員', 'ビルクリーニング', 'クリーンスタッフ', '掃除'] },
  { type: 'related', terms: ['警備', '警備員', 'セキュリティスタッフ', '施設警備', '交通誘導'] },
  {
    type: 'related',
    terms: [
      'コールセンター',
      'コルセン',
      'テレオペ',
      'テレフォンオペレーター',
      'カスタマーサポート',
      'カスタマーサクセス',
      'コンタクトセンター',
      'テレアポ',
    ],
  },
  { type: 'related', terms: ['秘書', '役員秘書', 'アシスタント'] },
  { type: 'related', terms: ['講師', '教員', '教師', '塾講師', 'インストラクター'] },
  { type: 'related', terms: ['管理職', 'マネージャー', 'マネジャー', '課長', '部長', '店長候補'] },
  { type: 'equivalent', terms: ['Web', 'WEB', 'ウェブ', 'ウエブ'] },
  { type: 'related', terms: ['AI', '人工知能', '機械学習', '生成AI', 'LLM'] },
  { type: 'equivalent', terms: ['サーバー', 'サーバ'] },
  { type: 'related', terms: ['コンピューター', 'コンピュータ', 'PC', 'パソコン'] },
  { type: 'equivalent', terms: ['オンライン面接', 'Web面接', 'WEB面接', 'リモート面接'] },
  { type: 'equivalent', terms: ['賞与', 'ボーナス', '賞与あり'] },
  { type: 'equivalent', terms: ['社会保険完備', '社保完備', '各種社会保険完備', '社保完'] },
  { type: 'related', terms: ['外国籍歓迎', '外国籍', '外国人歓迎', 'グローバル人材', '留学生歓迎'] },
  { type: 'related', terms: ['英語', '英語力', 'TOEIC', '英語を活かせる', 'ビジネス英語'] },
]
