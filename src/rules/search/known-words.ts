import { prefectures } from '#rules/jobs/prefectures.ts'
import { synonymGroups } from './synonym-groups.ts'

/** Frequent words of Japanese job advertisements (general knowledge): occupations, terms of work, skills, places. */
const frequent = `
看護師 准看護師 介護士 介護福祉士 介護職員 保育士 薬剤師 栄養士 管理栄養士 理学療法士 作業療法士 歯科衛生士 医療事務 受付事務 一般事務 営業事務 経理事務 人事総務 総務事務 貿易事務 営業職
法人営業 個人営業 ルート営業 企画営業 反響営業 新規開拓 店長候補 販売スタッフ 接客販売 ホールスタッフ キッチンスタッフ 調理師 調理補助 美容師 エステティシャン 配送ドライバー トラックドライバー
タクシードライバー ルート配送 倉庫作業 軽作業 フォークリフト ピッキング 施工管理 電気工事士 設備管理 設備保全 機械設計 回路設計 生産管理 生産技術 品質管理 品質保証 製造スタッフ 組立作業
検査員 溶接工 旋盤工 オペレーター ライン作業 システムエンジニア ソフトウェアエンジニア バックエンドエンジニア フロントエンドエンジニア インフラエンジニア ネットワークエンジニア クラウドエンジニア
データエンジニア データサイエンティスト データアナリスト 機械学習エンジニア 組込みエンジニア テストエンジニア プログラマー プロジェクトマネージャー プロダクトマネージャー ディレクター デザイナー
エンジニア マーケティング コンサルタント カスタマーサポート カスタマーサクセス コールセンター ヘルプデスク 社内システム 情報システム セキュリティ 正社員 契約社員 派遣社員 アルバイト パートタイム
インターン 業務委託 未経験 未経験歓迎 経験者優遇 経験不問 学歴不問 年齢不問 第二新卒 新卒歓迎 資格取得支援 研修制度 土日祝休み 土日休み 完全週休二日制 完全週休2日制 週休二日 週休2日
年間休日 年間休日120日 年間休日125日 有給休暇 育児休暇 産休育休 夏季休暇 年末年始 残業なし 残業少なめ 月給制 時給制 賞与年2回 賞与あり 昇給あり 交通費支給 交通費全額支給 住宅手当
家族手当 資格手当 役職手当 夜勤手当 退職金 退職金制度 社会保険完備 社会保険 雇用保険 厚生年金 健康保険 労災保険 社員寮 社員割引 社員食堂 制服貸与 車通勤可 車通勤 駅近 転勤なし 直行直帰
在宅勤務 在宅ワーク リモートワーク フルリモート テレワーク フレックス フレックスタイム シフト制 時短勤務 副業可 服装自由 髪型自由 学生歓迎 主婦歓迎 シニア歓迎 外国籍歓迎 正社員登用 試用期間
固定残業代 普通自動車免許 自動車免許 大型免許 受動喫煙対策 屋内禁煙 経理 会計 財務 決算 月次決算 年次決算 簿記 日商簿記 税務申告 給与計算 社会保険手続き 採用 人事 労務 総務 法務 広報
企画 経営企画 事業企画 商品企画 営業企画 秘書 受付 電話対応 電話応対 来客対応 データ入力 書類作成 資料作成 ファイリング 請求書 見積書 発注業務 受発注 在庫管理 スケジュール管理 顧客管理
売上管理 進捗管理 予算管理 プロジェクト管理 マネジメント リーダー 管理職 部長候補 課長候補 コミュニケーション コミュニケーション能力 チームワーク パソコン パソコンの基本操作 エクセル ワード
パワーポイント ビジネス英語 英会話 日常会話 中国語 韓国語 英語力 java javascript typescript python ruby golang kotlin swift react
angular node.js next.js spring rails laravel django docker kubernetes terraform linux windows github
gitlab oracle mysql postgresql mongodb redis azure google excel word powerpoint photoshop illustrator
figma salesforce tableau toeic unity cobol html scala rust android iphone wordpress shopify 要件定義 基本設計
詳細設計 単体テスト 結合テスト 運用保守 保守運用 新規開発 アプリ開発 システム開発 インフラ構築 サーバー構築 ネットワーク クラウド データベース アジャイル スクラム 自社開発 受託開発 客先常駐
上場企業 大手企業 ベンチャー スタートアップ 外資系 創業 株式会社 有限会社 合同会社 医療法人 社会福祉法人 学校法人 財団法人 東京都 大阪府 京都府 北海道 横浜市 名古屋市 大阪市 札幌市 福岡市
神戸市 京都市 川崎市 さいたま市 広島市 仙台市 千葉市 新宿区 渋谷区 港区 千代田区 中央区 品川区 豊島区 江東区
`

/**
 * Words with their own index token, which are also suggested. Others are searched as phrases of bigrams, which is
 * slower.
 */
export const knownWords: readonly string[] = [
  ...new Set([
    ...frequent.trim().split(/\s+/),
    ...synonymGroups.flatMap(({ terms }) => terms),
    ...prefectures.map(({ name }) => name),
  ]),
]
