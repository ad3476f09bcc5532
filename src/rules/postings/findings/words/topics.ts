/**
 * Possible topics of a sentence. The patterns of a topic's judge match no sentence without one of its words; most sentences
 * have none and are not judged further.
 */
const anchors = {
  sex: `
    禁制 同性 似合う ♀ ♂ じょせい だんせい 看板娘 お姉さん お兄さん おねえさん おにいさん 殿方 紳士 嬢 娘 女将 保父 寮父 おばちゃん おばさん おじさん おじちゃん おねーさん おにーさん 男 女 婦 主夫 ママ パパ モデル体型 奥様 奥さん 奥さま お母様 お母さん 保母 寮母 レディ メンズ マン ボーイ 嬢 ガール ウーマン ウェ ウエ ホステス ol スチュワ 体力
    力持 ちから持ち 力自慢 ちから自慢 腕力 力に自信 ちからに自信 容姿 ルックス イケメン 美人 美男 美少 見た目 スタイル 身長 体重 バスト ウエスト 背の高 高身長 長身 小柄
    細身 大柄 転勤 屈強 売り子 潜水夫 郵便夫 雑役 産婆
  `,
  ageWords: `
    若 年齢 青年 同世代 年金 還暦 団塊 バブル世代 働き盛り z世代 ゆとり世代 ミレニアル デジタルネイティブ ヤング 路まで 路以 路を 路前 路に 路手 フレッシュ アラサー アラフォー アラフィフ アラカン アラ還 高齢 シニア 中高年 中年 年配 お年寄り を召 高年齢 老人 熟年 年輩 ミドル 定年
    リタイア おじさん おばさん おじちゃん おばちゃん おじいさん おばあさん おじいちゃん おばあちゃん じいさん ばあさん じさん ばさん 高校生 大学生 学生 専門学校生 フリーター 未成年
  `,
  indirectOrigins: '母国語 母語 在留 お名前 名前 名字 の姓 の色が なまり 訛り 方言 組合 檀家 氏子 信徒 候補 政党 議員',
  indirectFamilies: '姑 舅 義父 義母 義理 義両 保育園 幼稚園 学童',
  indirectAges:
    '路 の坂 の声 大台 四捨五入 干支 卒業 を出て より年 より上 より下 より若 年上 年下 昭和 平成 世代 ような年 らいの年 ほどの年 若さ 老眼 年頃 年ごろ 年代 年齢 同い年 年恰好 同年輩 の誕生 になった くらいま ぐらいま を超え を越え を過ぎ に満たな に達し になる',
  ages: '歳 台の 上限 年齢 前後 u アンダー over オーバー を過ぎ を超え 代 生まれ うまれ 年齢 まで 迄 以下 未満 以上',
  origin: `
    日本国 日本 外国 国籍 中国 韓国 台湾 ベトナム フィリピン ネパール インドネシア ミャンマー タイ インド ブラジル ペルー アメリカ スリランカ モンゴル カンボジア バングラデシュ アジア
    ロシア 朝鮮 パキスタン フランス ドイツ イギリス イタリア アフリカ 南米 中東 ヨーロッパ 母国語 母語 ルーツ 肌の 留学生 欧米 白人 黒人 外人 ガイジン がいじん 在日 海外 帰化 ハーフ 日系 後進国 未開 三国人 支那 鮮人 土人 原住民 ニグロ ジャップ 毛唐 酋長 出身 生まれ 育ち 育っ っ子 出生地 同和 部落 家柄 門地
    血筋 良家 宗教 信仰 信条 思想 政党 政治 組合 労組 党員 共産党 団体 信者 クリスチャン 教徒 ムスリム 創価 神論 左翼 右翼 教団 教会 お寺 運動 活動 デモ
  `,
  disability: `
    血液 エイズ 遺伝子 障害 障がい 障碍 ハンデ 疾患 持病 病 既往 てんかん 糖尿 腰痛 車いす 車椅子 補聴器 難聴 色覚 視覚 聴覚 視力 聴力 身体 からだ 心身 精神 言語 手足 四肢 義足 通院 健常
    聞こえ 耳が 耳の 目が 目の 見えない 歩けない 発達 うつ がん 癌 透析 薬 メンタル 休職 介助 介護者 付き添い 自力 体調 休みがち 休まない 五体 色盲 色弱 健康 元気 明るい性格 ブラインド ワクチン タトゥ 刺青 入れ墨 いれずみ 入墨 不自由 丈夫 頑丈 強い体 強い身体 体が 体の 風邪
    心療内科 聞こえ 後遺症 手話 筆談 視力 聴力 鬱 パニック 双極性 統合失調 自閉 adhd asd 不眠症 依存症 療育手帳 手帳を 慢性 入院 手術 服薬 投薬 発作 透析 ヘルニア ぜんそく 喘息 心臓 高血圧 感染症 hiv 肝炎 ペースメーカー 人工 色の 弱視 盲 ろう者 聾 杖 義手 麻痺 吃音 どもり 手が 手の 手は 足が 足の 足は 腕が 腕の 指が 指の 指に 指は 腰が 腰の 腰は 腰に 膝 言葉が 言葉の 片目 片耳 片足 片手 目は 耳は 身体は 心の
  `,
  privateLife: `
    恋人 未婚 独身 独り身 ひとり身 単身 新婚 婚約 既婚 子持ち 子無し 子なし 共働き 共稼ぎ 所帯 世帯 家業 家督 農家 恋人 彼氏 彼女 孫 子の 世話 面倒 産休 育休 産前産後 離婚 シングル バツイチ 結婚 入籍 出産 妊 お子 子ども 子供 乳幼児 子育て 育児 扶養 家族 配偶者 親 介護 両親 実家 親元 家のこと 暮らし 住まい
    ぐらし 持ち家 持家 自宅 マイホーム 戸建 一軒家 団地 分譲 借家 賃貸 アパート 主人 旦那 家庭 長男 次男 長女 次女 一人っ子 徒歩 自転車 歩いて 通勤 通え 片道 車で バイク 分以内 分圏
    時間以内 圏内 近隣 近所 近く 地元 沿線 市内 区内 町内 県内 家事
    再婚 夫の 夫が 夫婦 妻の 妻が 妻子 同棲 交際 不妊治療 幼 保育園 孫 母子 父子 片親 兄弟 居候 ネットカフェ 借金 借入 ローン 破産 債務 生活保護 住所 運動 訴訟 裁判 養って 養う 養え 身の回り 身内 親戚 親類 受給 身元 身辺 素行 興信所 探偵 大黒柱 守る 奥様 小さ
  `,
  asked: `
    親の 本籍 出生地 出身地 家庭 家族 両親 父 母 親御 保護者 配偶者 主人の 旦那 奥様 夫の 妻の 扶養 結婚 出産 妊娠 婚姻 未婚 間取り 住宅 持ち家 自宅 部屋数 生い立ち 家庭環境 生活環境 宗教 信仰
    政党 政治 人生観 生活信条 座右 尊敬 思想 信条 組合 労組 学生運動 社会運動 購読 愛読 戸籍 住民票 健康診断 既往 病歴 通院歴 持病 の有無 の人数 身元調査 通勤時間 血液型
    星座 性別 病気 入院 手術 持病 通院 検査 薬 債務 破産 家業 先祖 お墓 一人暮らし 実家 お子 交友 兄弟 恋人 交際 彼氏 彼女 離婚 教会 お寺 宗派 檀家 氏子 探偵 興信所 身辺 素行
  `,
  misleading: `
    寝て 座って サイトから 稼 儲か もうか 高収入 高額 大金 みんな 月収 年収 保証 元本 収入 採用 受か 内定 合格 落ち 祝い金 祝金 ギフト 商品券 クオカード quo 図書カード amazon アマギフ ポイント
    誰でも だれでも 万円 年商 紹介 説明会 見学 プレゼント 粗品 現金 謝礼 マネー 応募 見学 エントリー 説明会 paypay 景品 特典 記念品 食事券 キャッシュバック 旅行券 金券 もらえ 進呈 ゲット 試用 研修 見習 面談
    面接 来社 お会い お電話 お問い合わせ お米
  `,
  crime: `
    即日 当日 その場 即金 即現金 日払い 日給 日当 報酬 1日 1件 1回 バイト 案件 受け子 出し子 かけ子 打ち子 運び屋 運び役 見張り役 闇 叩き タタキ 口座 名義 携帯 スマホ
    ブランド品 海外 うけと スマートフォン 端末 回線 見張 下見 渡航 空き家 荷物 書類 現金 封筒 小包 カード 通帳 お金 身分証 免許証 マイナンバー パスポート 保険証 顔写真 自撮り 本人確認 学生証 telegram テレグラム signal シグナル
    wickr session 秘匿 匿名 指示役 atm 裏 グレー スーツケース 紙袋 品物 バッグ 貴金属
    暗証番号 ログイン パスワード 暗号資産 仮想通貨 ウォレット アカウント sim 宅配便 商品 小包 中身 開封 開けず メッセージ 履歴 内緒 秘密 口外 他言 身元 警察 バレ ばれ たたき アポ電 強盗 名乗 装 なりすま ふりを リスク 換金 iphone 電子マネー プリペイド ギフト券 時計 留守 民家 待機 待って 待つ だけ 顔を 顔が 覆面 黙って 何を 他人 別人 第三者 架空 高齢 お年寄り 老人 おばあ おじい 秘密 内緒 非公開 家族に 親に 親や 友人 誰に 周りに 住宅 振り込 入金 送金 両替
  `,
  offPlatform: `
    line ライン らいん インスタ instagram カカオ kakao whatsapp ワッツ facebook フェイス messenger メッセ dm ダイレクト twitter
    ツイッター wechat 微信 telegram discord skype チャットワーク tiktok フォーム ホームページ hp サイト ページ url リンク qr http
  `,
  slur: `
    土方 ドカタ どかた 土工夫 人夫 雲助 人足 にんそく 百姓 馬鹿 バカ ばか アホ あほ 阿呆 猿 サル デブ ブス チビ ハゲ ブサイク 不細工 ババア ジジイ おばはん じじい ばばあ
    オタク ネクラ 根暗 キチガイ 気違い きちがい 気狂い 基地外 めくら つんぼ びっこ かたわ 片輪 知恵遅れ 白痴 低能 ルンペン 乞食 浮浪者 ニート クズ ゴミ ガイジ オカマ おかま
    レズ ホモ 池沼 情弱 底辺 社畜 負け組 無能 能無し 給料泥棒 田舎者 落ちこぼれ ヤンキー 貧乏人 片手落ち ジャリ 部落民 チョン
  `,
  payWords:
    '給 賃金 報酬 年俸 年収 月収 日収 ギャラ 待遇面 サラリー 金額 面談 手取り インセンティブ 初年度 1年目 収入 稼げ',
  writtenPay: '1時間 時給 時間給 日給 日当 月給 年俸',
  overtime: '残業 時間外 超過勤務',
  dispatch: '派遣',
  otherContract: '委託 請負 個人事業主 契約社員 フリーランス 委任 契約 形態',
} as const

export type Topic = keyof typeof anchors

const topics = Object.keys(anchors) as Topic[]
/** The topics of one-letter anchors, by letter. */
const ofOneSign = new Int32Array(0x10000)
/** First and second letters of longer anchors. */
const begins = new Uint8Array(0x10000)
const continues = new Uint8Array(0x10000)
/** Longer anchors by their first two letters. */
const byTwoSigns = new Map<number, { anchor: string; bit: number }[]>()
for (const [index, topic] of topics.entries())
  for (const anchor of anchors[topic].trim().split(/\s+/)) {
    const [first, second] = [anchor.charCodeAt(0), anchor.charCodeAt(1)]
    if (Number.isNaN(second)) {
      ofOneSign[first] = (ofOneSign[first] ?? 0) | (1 << index)
      continue
    }
    begins[first] = 1
    continues[second] = 1
    const key = first * 0x10000 + second
    byTwoSigns.set(key, [...(byTwoSigns.get(key) ?? []), { anchor, bit: 1 << index }])
  }

/** The possible topics of a sentence as a bit set. */
export function topicsOf(text: string): number {
  let found = 0
  let first = text.charCodeAt(0)
  for (let at = 0; at < text.length; at += 1) {
    const second = text.charCodeAt(at + 1)
    found |= ofOneSign[first] ?? 0
    if (begins[first] === 1 && continues[second] === 1)
      for (const { anchor, bit } of byTwoSigns.get(first * 0x10000 + second) ?? nothing)
        if ((found & bit) === 0 && text.startsWith(anchor, at)) found |= bit
    first = second
  }
  return found
}

const nothing: readonly { anchor: string; bit: number }[] = []

const bitOf = Object.fromEntries(topics.map((topic, index) => [topic, 1 << index])) as Record<Topic, number>

/** Whether a set has this topic. */
export function isAbout(found: number, topic: Topic): boolean {
  return (found & bitOf[topic]) !== 0
}
