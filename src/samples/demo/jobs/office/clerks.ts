import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, dispatchStandard, fullTimeStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Clerks who keep orders, deliveries and contracts moving. */
export const clerksJobs: readonly DemoJobEntry[] = [
  {
    title: '品質保証の事務スタッフ',
    company: '株式会社みなと製作所',
    location: '神奈川県横浜市',
    description: `検査成績書の発行とお客様への提出、苦情の受付票の管理を行う事務の仕事です。専門の用語は検査員が隣で教えますので、製造業がはじめての方もご安心ください。

勤務は9時から17時、時給1,300円です。

・成績書の作成と発送
・受付票の入力と期限の管理
・監査の日程調整`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['Word・Excel', '事務経験1年以上', '電話応対'],
    benefits: ['社員食堂', '正社員登用制度'],
    posted_days_ago: 8,
    state: 'rejected',
    rejection_reason:
      '給与の記載が本文と一致していません。本文の「時給1,300円」と月給のどちらが正しいか、修正してから送信してください。',
    terms: contractStandard({
      duties: { initial: '検査成績書の発行と苦情受付票の管理', change_scope: '品質保証部門の事務' },
      hours: { spans: [{ start: '09:00', end: '17:00' }], overtime_hours: 3 },
      holidays: { annual_days: 122 },
      pay: { min: 230_000, max: 260_000 },
    }),
  },
  {
    title: '配車事務（未経験可）',
    company: '株式会社みなとロジスティクス',
    location: '神奈川県川崎市',
    description: `トラック18台の行き先と時間を組み、運転手と電話や無線でやり取りします。道路の混み具合と荷主の都合のあいだに立つ、段取りの仕事です。

最初の3か月は前日の便の整理から。地図を読むのが好きな方は早く慣れています。

・翌日の配送順の組み立て
・当日の遅れや追加への対応
・運転日報と拘束時間の確認
・運賃の計算と請求書の発行`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', 'パソコン入力', '運行管理者（入社後の取得可）'],
    benefits: ['早番手当', '資格取得費用の負担', '車通勤可'],
    posted_days_ago: 30,
    terms: fullTimeStandard({
      duties: { initial: '配送順の組み立てと運転手への連絡', change_scope: '物流部門の業務' },
      hours: {
        system: 'shift',
        spans: [
          { start: '08:30', end: '17:30' },
          { start: '06:30', end: '15:30' },
        ],
        overtime_hours: 18,
        note: '早番（6時30分から）は週2日',
      },
      holidays: { pattern: 'two-days', days: ['sun'], annual_days: 112, note: '日曜のほか、平日または土曜に週1日' },
      pay: { min: 232_000, max: 280_000 },
    }),
  },
  {
    title: '在宅データ入力（週4日・パート）',
    company: '株式会社みかん文庫',
    location: '和歌山県有田市（在宅勤務）',
    description: `農家さんから届く手書きの栽培日誌を、画像で見ながら表に入力します。くせ字の判読が仕事の半分。わからない字は無理に読まず、印をつけて戻せば大丈夫です。

最初の2週間だけ有田の事務所に通っていただき、その後はご自宅で。1日5時間、週4日、時給1,130円から。

・日誌の文字と数値の入力
・別の人の入力分との照合
・判読できない箇所の記録`,
    job_type: 'part-time',
    work_style: 'remote',
    experience_level: 'entry',
    requirements: ['タッチタイピング', '未経験可', '個人情報の取り扱い研修への参加'],
    benefits: ['パソコン貸与', '通信費の補助'],
    posted_days_ago: 5,
    terms: partTimeStandard({
      duties: { initial: '栽培日誌の入力と照合', change_scope: 'データ入力に付随する業務' },
      workplace: { change_scope: '自宅および有田市の事務所', remote_days: 4 },
      hours: {
        system: 'shift',
        spans: [{ start: '09:00', end: '14:00' }],
        break_minutes: 0,
        note: '8時から20時の間で1日5時間を選べます',
      },
      holidays: { pattern: 'shift', annual_days: 157, note: '週3日（曜日は月ごとに相談）' },
      pay: { min: 1_130, max: 1_200 },
    }),
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
    requirements: ['パソコン操作', '普通自動車免許', '建設業は未経験可', 'CAD（あれば）'],
    benefits: ['CAD講習の費用負担', '社有車の利用'],
    posted_days_ago: 7,
    terms: fullTimeStandard({
      duties: { initial: '工事書類の作成と管理', change_scope: '工事・総務部門の事務' },
      workplace: { change_scope: '松江市の本社および県内の工事現場' },
      hours: { spans: [{ start: '08:00', end: '17:00' }], overtime_hours: 8 },
      holidays: {
        pattern: 'two-days',
        days: ['sun', 'public'],
        annual_days: 108,
        note: '第1・第3・第5土曜ほか会社の定める日',
      },
      pay: { min: 198_000, max: 250_000 },
    }),
  },
  {
    title: '一般事務（派遣・物流会社の営業所）',
    company: '幕張ビジネススタッフ株式会社',
    location: '千葉県千葉市',
    description: `海の近くの営業所で、伝票の入力と電話の取り次ぎをお願いする仕事です。派遣先は事務の方が二人いて、分からないことはすぐ聞けます。

8時45分から17時30分、残業は月に3時間ほど。派遣の契約は3か月ごとに更新の有無を決めます。

・納品伝票の入力と仕分け
・電話とメールの取り次ぎ
・消耗品の補充`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['Word・Excel', '事務経験半年以上', '電話応対'],
    benefits: ['自転車通勤可'],
    posted_days_ago: 11,
    deadline_in_days: 3,
    terms: dispatchStandard({
      duties: { initial: '納品伝票の入力と電話の取り次ぎ', change_scope: '派遣先の事務に限る' },
      workplace: {
        postal_code: '2610002',
        prefecture: 'chiba',
        address: '千葉市美浜区新港100 みなとビル2階（派遣先の営業所）',
        station: '新港駅前バス停',
        station_minutes: 3,
        change_scope: '派遣契約で定める就業場所',
      },
      hours: { spans: [{ start: '08:45', end: '17:30' }], overtime_hours: 3 },
      holidays: { annual_days: 122 },
      pay: { min: 1_370, max: 1_450 },
    }),
  },
  {
    title: 'コールセンターの受信オペレーター（派遣）',
    company: '南風スタッフサービス株式会社',
    location: '沖縄県那覇市',
    description: `航空会社の予約変更を受け付ける窓口です。電話をかける営業は一切ありません。台風の時期は待ち時間が長くなるため、はじめのおわびの言葉をみんなで工夫しています。

3週間の研修中も同じ時給です。9時から20時の間の8時間勤務で、シフトは1か月前に決まります。`,
    job_type: 'dispatch',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['ｺｰﾙｾﾝﾀｰ未経験可', 'パソコン入力'],
    benefits: ['研修3週間（有給）', '休憩室の軽食', '直接雇用の実績あり'],
    posted_days_ago: 15,
    terms: dispatchStandard({
      duties: { initial: '航空会社の予約変更の受付', change_scope: '派遣先の受付業務に限る' },
      workplace: {
        postal_code: '9000021',
        prefecture: 'okinawa',
        address: '那覇市泉崎1丁目99番地 泉崎コールビル5階（派遣先）',
        station: '旭橋駅',
        station_minutes: 6,
        change_scope: '派遣契約で定める就業場所',
      },
      hours: {
        system: 'shift',
        spans: [
          { start: '09:00', end: '18:00' },
          { start: '11:00', end: '20:00' },
        ],
        overtime_hours: 3,
        note: 'シフトは1か月前に決まります',
      },
      holidays: { pattern: 'shift', days: [], note: '月10日前後' },
      pay: { min: 1_260, max: 1_380 },
    }),
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
    requirements: ['接客または電話応対の経験', 'Excel', '医療事務の知識は必要ありません'],
    benefits: ['正職員登用あり', '制服貸与', '食事補助'],
    posted_days_ago: 36,
    terms: contractStandard({
      duties: { initial: '健診の予約調整と受付', change_scope: '健診事業の事務' },
      hours: { spans: [{ start: '07:45', end: '16:30' }], overtime_hours: 8 },
      holidays: { days: ['sun', 'public'], annual_days: 118, note: '土曜の出勤がある週は平日に休み' },
      pay: { min: 225_000, max: 245_000 },
    }),
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
    requirements: ['診療情報管理士', '病院での事務経験', 'Excelでの集計'],
    benefits: ['送迎あり', '院内保育'],
    posted_days_ago: 55,
    terms: fullTimeStandard({
      duties: { initial: '退院記録の点検と病名のコーディング', change_scope: '医療情報部門の業務' },
      hours: { spans: [{ start: '08:30', end: '17:15' }], overtime_hours: 6 },
      holidays: { days: ['sun', 'sat'] },
      pay: { min: 208_000, max: 265_000, allowances: [{ name: '資格手当', yen: 10_000 }] },
    }),
  },
]
