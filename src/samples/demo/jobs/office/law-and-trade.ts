import type { DemoJobEntry } from '#samples/demo/job.ts'
import { fullTimeStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Law, trade, travel and real estate. */
export const lawAndTradeJobs: readonly DemoJobEntry[] = [
  {
    title: '相続手続きの事務',
    company: 'さざなみ信用金庫',
    location: '石川県金沢市',
    description: `38店舗で受け付けた相続の書類が集まる本部の課です。戸籍を読み解いて相続人を確かめ、預金の払い戻しまでの手順を店舗に返します。

亡くなった方のご家族をお待たせしている仕事ですから、速さと確かさの両方が必要です。3名で二重に確認し、1件を平均6営業日で終えています。

・書類の点検と不足の連絡
・相続関係図の作成
・店舗からの問い合わせ対応
・手順書の改訂`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['金融機関または法律事務所での事務経験', '正確な書類点検', '相続の基礎知識'],
    benefits: ['連続休暇年2回', '検定の受験料補助', '企業内保育所'],
    posted_days_ago: 20,
    terms: fullTimeStandard({
      duties: { initial: '相続書類の点検と払い戻しの手続き', change_scope: '金庫の定める業務' },
      workplace: { change_scope: '石川県・富山県・福井県の各店舗', transfer: 'possible' },
      hours: { spans: [{ start: '08:40', end: '17:20' }], overtime_hours: 9 },
      holidays: { annual_days: 122, note: '連続5日間の休暇（年2回）' },
      pay: { min: 230_000, max: 290_000, bonus: '年2回（6月・12月）、2025年度実績は計4.1か月分' },
    }),
  },
  {
    title: '法務（約款・契約書の審査）',
    company: 'ことり少額短期保険株式会社',
    location: '大阪府大阪市',
    description: `約款を16ページに収める、と決めている保険会社です。法律として正しく、しかも電話口で読み上げてわかる文章にすることが法務の役目になっています。

課は3名。新しい商品の届出前が山場で、商品開発や支払の担当と机を並べて文言を詰めます。

・約款、重要事項説明書の作成と点検
・代理店契約などの審査
・支払部門からの法律相談
・法改正の調査と社内への説明`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'senior',
    requirements: ['企業法務3年以上', '保険業法の知識（入社後の習得可）', '契約書の審査', '平易な文章を書く力'],
    benefits: ['服装自由', '確定拠出年金', '弁護士会費の補助'],
    posted_days_ago: 43,
    terms: fullTimeStandard({
      duties: { initial: '約款・契約書の作成と審査', change_scope: '会社の定める業務' },
      workplace: { change_scope: '大阪本社および自宅', remote_days: 2 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:00', end: '17:30' }],
        core: { start: '10:30', end: '15:00' },
        overtime_hours: 15,
      },
      holidays: { annual_days: 124 },
      pay: {
        unit: 'year',
        min: 5_040_000,
        max: 7_200_000,
        bonus: '年俸に含みます',
        raise: '年1回の年俸改定',
        note: '年俸を12等分して毎月お支払いします',
      },
      selection: {
        headcount: 1,
        steps: ['書類選考', '法務課長との面接', '役員面接', '内定'],
        documents: '履歴書、職務経歴書、これまでに書いた文章の見本（任意）',
      },
    }),
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
    requirements: ['給与計算', 'Excel', '事務経験1年以上', '社会保険労務士をめざして勉強中の方歓迎'],
    benefits: ['試験前の休暇5日', '資格手当'],
    posted_days_ago: 40,
    terms: fullTimeStandard({
      duties: { initial: '給与計算と社会保険の手続き', change_scope: '社会保険労務士業務の補助' },
      hours: { spans: [{ start: '08:45', end: '17:30' }], overtime_hours: 10 },
      holidays: { annual_days: 121, note: '社会保険労務士試験の前に休暇5日' },
      pay: { min: 195_000, max: 245_000 },
    }),
  },
  {
    title: '司法書士事務所の登記事務（パート）',
    company: '別府湾司法書士事務所',
    location: '大分県別府市',
    description: `不動産の登記に必要な書類を集め、申請書の下書きを作る仕事です。法務局へのおつかいは1日1回、坂の多い町を自転車か車で回ります。

10時から16時（実働5時間）、週4日。時給1,150円から。司法書士が必ず最終の確認をしますので、専門の知識は入ってから覚えられます。

・登記簿や評価証明の取得
・申請書の作成補助
・お客様への日程の連絡`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '書類作成', '未経験可'],
    benefits: ['学校行事での休み相談可', '年1回の昇給'],
    posted_days_ago: 63,
    terms: partTimeStandard({
      duties: { initial: '登記書類の取得と申請書の作成補助', change_scope: '事務所の業務全般' },
      hours: { spans: [{ start: '10:00', end: '16:00' }], note: '週4日' },
      holidays: {
        pattern: 'other',
        days: ['sat', 'sun', 'public'],
        annual_days: 157,
        note: '平日のうち週1日（相談により決定）',
      },
      pay: { min: 1_150, max: 1_250, commuting: '実費支給（月1万5,000円まで）' },
    }),
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
    requirements: ['貿易事務1年以上', '英語でのメール', 'Excel', '通関士（あれば尚可）'],
    benefits: ['毎日のコーヒー', '通関士の受験補助'],
    posted_days_ago: 10,
    terms: fullTimeStandard({
      duties: { initial: '輸入の船積書類と通関の手配', change_scope: '営業・物流部門の事務' },
      workplace: { change_scope: '神戸本社および自宅', remote_days: 1 },
      hours: { spans: [{ start: '09:00', end: '17:45' }], overtime_hours: 10 },
      holidays: { annual_days: 123 },
      pay: { min: 250_000, max: 315_000 },
    }),
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
    requirements: ['旅行業務取扱管理者（入社後の取得可）', '電話での調整', '未経験可'],
    benefits: ['研修旅行', '資格取得費用の負担', '車通勤可', '当番手当（1回3,000円）'],
    posted_days_ago: 22,
    terms: fullTimeStandard({
      duties: { initial: '団体旅行の手配と行程表の作成', change_scope: '旅行業務全般' },
      hours: { spans: [{ start: '09:00', end: '18:00' }], overtime_hours: 14, note: '緊急連絡の当番は月2回' },
      holidays: { pattern: 'two-days', days: ['sun'], annual_days: 110, note: 'ほか平日または土曜に週1日' },
      pay: { min: 198_000, max: 240_000 },
    }),
  },
  {
    title: '賃貸管理の事務（入退去の窓口）',
    company: '株式会社こもれび住まい',
    location: '埼玉県さいたま市',
    description: `管理している1,900戸の入居と退去の手続き、設備の故障の受付を行います。電話の3割は給湯器と鍵の相談です。

退去の精算では、国の指針に沿った負担割合の表を必ずお渡しし、その場で判断できないことは持ち帰ります。入社から半年は月給21万円、その後は募集要項の額になります。

・契約書類の作成と鍵の管理
・修理業者の手配
・退去の立ち会い（週2件ほど）
・家賃の入金確認`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['電話応対', '普通自動車免許', '宅地建物取引士（あれば）'],
    benefits: ['資格手当（月2万円）', '社宅割引', '残業代全額支給'],
    posted_days_ago: 1,
    state: 'pending',
    terms: fullTimeStandard({
      duties: { initial: '入居・退去の手続きと修理の受付', change_scope: '不動産管理部門の業務' },
      hours: { spans: [{ start: '09:30', end: '18:30' }], overtime_hours: 12 },
      holidays: { pattern: 'two-days', days: ['tue', 'wed'], annual_days: 115 },
      pay: { min: 220_000, max: 270_000 },
    }),
  },
]
