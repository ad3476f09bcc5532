import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, fullTimeStandard, internStandard } from '#samples/demo/standard-terms.ts'

/** General affairs, personnel, publishing and public relations. */
export const headOfficeJobs: readonly DemoJobEntry[] = [
  {
    title: '総務（ホテル2館の兼任）',
    company: '株式会社うりずんリゾート',
    location: '沖縄県国頭郡恩納村',
    description: `客室48室と30室の小さなホテルを営んでいます。従業員86名の勤怠、備品、社員寮、台風のときの連絡網。総務は3名なので、何でも屋に近い仕事です。

台風の接近が予想されたら、前日のうちに食料と発電機の燃料を確かめ、泊まり込む人の部屋を割り振ります。

館の休業日に合わせて連休を取る月もあります。那覇からの通勤は難しい距離なので、寮か近くの賃貸にお住まいの社員がほとんどです。

・勤怠と入退社の手続き
・社員寮と車両の管理
・業者の手配と見積の比較
・防災計画の見直し`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['総務または人事の経験2年以上', '普通自動車免許', '社会保険の手続き', 'Excel'],
    benefits: ['社員寮（月1万5,000円）', '系列ホテルの宿泊割引', '食事補助', '制服貸与'],
    posted_days_ago: 16,
    terms: fullTimeStandard({
      duties: { initial: '勤怠管理・社員寮・防災などの総務', change_scope: 'ホテル運営に関する業務' },
      workplace: { change_scope: '恩納村内の2館' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 12 },
      holidays: { pattern: 'other', days: [], annual_days: 108, note: '月9日（館の休業日に合わせた連休あり）' },
      pay: { min: 215_000, max: 265_000 },
    }),
  },
  {
    title: '人事・採用担当',
    company: 'みどり電力株式会社',
    location: '東京都港区',
    description: `発電所の技術員を年に40名ほど採用しています。工業高校の先生を訪ね、発電所の見学に同行し、入社後の半年は月に1回の面談を続けるところまでが担当です。

離職した方の理由を集計したところ、いちばん多かったのは「寮の場所を知らされていなかった」でした。募集の書き方から直している最中です。

書類の確認に5日、面接は2回。2回目は配属先の課長と、一緒に働く社員が同席します。

・求人票の作成と学校訪問
・見学会と選考の運営
・内定から配属までの調整
・入社後の面談と記録`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['採用の経験2年以上', '人前で話すことに慣れている方', '月4日ほどの出張'],
    benefits: ['出張手当', '企業年金'],
    posted_days_ago: 24,
    terms: fullTimeStandard({
      duties: { initial: '採用活動と入社後の面談', change_scope: '本社内の管理部門の業務' },
      workplace: { change_scope: '本社および全国の発電所', transfer: 'possible', remote_days: 2 },
      hours: {
        system: 'flex',
        spans: [{ start: '09:00', end: '17:45' }],
        core: { start: '10:30', end: '15:00' },
        overtime_hours: 15,
        note: '月4日ほどの出張あり',
      },
      holidays: { annual_days: 124 },
      pay: { min: 300_000, max: 400_000, bonus: '年2回（6月・12月）、2025年度実績は計4.4か月分' },
      selection: { headcount: 1, steps: ['書類選考', '面接2回', '内定'], documents: '履歴書、職務経歴書' },
    }),
  },
  {
    title: '役員秘書（グループ担当）',
    company: '東雲ホールディングス株式会社',
    location: '東京都中央区',
    description: `役員5名を秘書3名で受け持ちます。一人が一人に付く形をやめたので、休みも取りやすく、どの役員の予定も3人全員が把握しています。

会食の手配よりも、会議の資料を2日前に揃えてもらうための声かけが多い仕事です。

・日程の調整と会議の準備
・出張の手配と精算
・来客の応対
・取締役会の議事録の下書き`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['秘書または営業事務の経験3年以上', 'ビジネス英語（メール）', '守秘義務を守れること'],
    benefits: ['私服勤務可', '社員食堂'],
    posted_days_ago: 49,
    terms: fullTimeStandard({
      duties: { initial: '役員の日程調整と会議の準備', change_scope: 'グループ会社を含む秘書・総務業務' },
      workplace: { change_scope: '中央区の本社およびグループ会社' },
      hours: { spans: [{ start: '09:00', end: '17:30' }], overtime_hours: 12 },
      holidays: { annual_days: 125 },
      pay: {
        min: 290_000,
        max: 370_000,
        allowances: [{ name: '住宅手当', yen: 15_000 }],
        bonus: '年2回（6月・12月）、2025年度実績は計4.0か月分',
      },
    }),
  },
  {
    title: '私立高校の学校事務',
    company: '学校法人ならまち学園',
    location: '奈良県奈良市',
    description: `全校生徒およそ620名の高校で、窓口、会計、施設の三つを5名で分担しています。朝いちばんの仕事は欠席の電話。春は証明書、秋は説明会、冬は入試と、季節のはっきりした職場です。

古い校舎なので、雨漏りの場所を覚えるのも施設係の知識のうちです。

採用は4月1日からですが、3月に3日ほど引き継ぎの日を設けます（給与あり）。

・授業料と就学支援金の事務
・証明書の発行と窓口応対
・備品の発注、修繕の手配
・入試当日の運営補助`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['事務経験（業種は問いません）', 'Excel', '月2回の土曜出勤に対応できること'],
    benefits: ['夏季・冬季の長期休暇', '私学共済', '給食の利用可'],
    posted_days_ago: 34,
    terms: fullTimeStandard({
      duties: { initial: '窓口・会計・施設の学校事務', change_scope: '学園の定める業務' },
      hours: { spans: [{ start: '08:10', end: '16:55' }], overtime_hours: 8 },
      holidays: {
        pattern: 'two-days',
        days: ['sun', 'public'],
        annual_days: 116,
        note: '月2回の土曜出勤を除く土曜。夏と冬に長期の休みがあります',
      },
      pay: { min: 200_000, max: 250_000 },
    }),
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
    requirements: ['普通自動車免許', '相談または接客の経験'],
    benefits: ['社有車の利用', '住宅の紹介', '資格・研修の費用補助'],
    posted_days_ago: 25,
    terms: contractStandard({
      period: {
        months: 12,
        renewal_criteria: '事業の予算および勤務成績により判断',
        renewal_limit: '更新の上限はありません',
      },
      duties: { initial: '移住相談の受付と空き家見学の同行', change_scope: '移住・定住の支援業務' },
      hours: { spans: [{ start: '08:30', end: '17:15' }], overtime_hours: 5 },
      holidays: {
        pattern: 'two-days',
        days: ['sun', 'public'],
        annual_days: 112,
        note: '土日の出勤（月3回）は平日に振り替えます',
      },
      pay: { min: 196_000, max: 215_000 },
    }),
  },
  {
    title: '人事インターン（学校訪問の同行と記録）',
    company: 'みどり電力株式会社',
    location: '東京都港区',
    description: `採用担当と一緒に高校や大学を回り、質問を書き留めて次の説明会の資料を改訂するインターンです。3か月、週3日、1日6時間。時給1,400円で、交通費も実費をお支払いします。

終わりに、集めた質問のうち会社がまだ答えられていないものを三つ選び、役員の前で発表してもらいます。

・説明会の準備と当日の受付
・質問の記録と分類
・資料の改訂案づくり`,
    job_type: 'internship',
    work_style: 'hybrid',
    experience_level: 'entry',
    requirements: ['人の話を書き留めるのが得意な方', '3か月続けられること'],
    benefits: ['パソコン貸与', '発電所の見学'],
    posted_days_ago: 45,
    terms: internStandard({
      period: { months: 3 },
      duties: { initial: '説明会の準備と質問の記録', change_scope: '採用業務の補助に限る' },
      workplace: { remote_days: 1 },
      hours: { spans: [{ start: '10:00', end: '17:00' }], note: '週3日' },
      holidays: { pattern: 'other', days: ['sat', 'sun'], note: '平日のうち週2日' },
      pay: { min: 1_400, max: 1_400, monthly_hours: 78 },
    }),
  },
  {
    title: '広報・お便り編集',
    company: '株式会社鴨川醸造',
    location: '京都府京都市',
    description: `味噌と醤油を造る会社の広報です。年に4回、約9,000人のお客様へ紙のお便りを送っています。蔵の職人に話を聞き、写真を撮り、割り付けまで自分たちで行います。

ウェブの更新や取材の受け入れも担当します。売り込みの文句より、今年の大豆の出来を正直に書くほうが返事のはがきが多く届きます。

・お便りの企画、取材、編集
・取材の問い合わせ対応
・ウェブサイトとSNSの更新
・催しの運営`,
    job_type: 'full-time',
    work_style: 'hybrid',
    experience_level: 'mid',
    requirements: ['編集または広報の経験2年以上', '写真撮影', 'Illustrator・InDesign'],
    benefits: ['自社製品の支給'],
    posted_days_ago: 2,
    terms: fullTimeStandard({
      duties: { initial: 'お便りとウェブサイトの企画・編集', change_scope: '販売・広報部門の業務' },
      workplace: { change_scope: '京都市の本社および蔵', remote_days: 2 },
      hours: { spans: [{ start: '09:00', end: '18:00' }], overtime_hours: 10 },
      holidays: { days: ['sun', 'sat'], annual_days: 118, note: '土曜の催し（年6回）は振替休日' },
      pay: { min: 235_000, max: 300_000 },
    }),
  },
  {
    title: '出版社の編集アシスタント',
    company: '有限会社山の灯書房',
    location: '長野県松本市',
    description: `山と食べものの本を年に12点ほど出す、社員6名の出版社です。原稿の整理、図版の手配、著者への赤字の確認を、編集者の隣で覚えていきます。

締切の前の週は帰りが遅くなります（残業は1分単位で支給）。一段落したら順に休みを取り、ほんとうに山へ行く人が多い会社です。

・原稿の入力と校正の突き合わせ
・写真、地図の使用許可の確認
・書店からの電話注文
・献本の発送`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['文章の校正', '未経験可', 'InDesign（あれば）', '普通自動車免許'],
    benefits: ['自社本の支給', '登山の保険料補助'],
    posted_days_ago: 58,
    terms: fullTimeStandard({
      trial: { months: 6 },
      duties: { initial: '原稿の整理と図版の手配', change_scope: '編集・販売の業務' },
      hours: { spans: [{ start: '09:30', end: '18:30' }], overtime_hours: 18 },
      holidays: { annual_days: 118, note: '夏季休暇7日' },
      pay: { min: 200_000, max: 235_000, bonus: '年1回（12月・業績による）' },
    }),
  },
  {
    title: 'ゲームの翻訳チェック（日英・リモート）',
    company: '株式会社ことばの森',
    location: '京都府京都市（リモート可）',
    description: `翻訳者から届いた日本語の文章を、ゲームの画面に入れたときの長さと口調に直します。老人の魔法使いが急に若者言葉になっていないかを見つける係、と説明すると早いかもしれません。

契約は作品ごとに6か月が目安です。京都の事務所に来るのは初回と完成の日だけです。

・訳文の校正と字数の調整
・用語集の更新
・画面での表示確認
・翻訳者への質問票の作成`,
    job_type: 'contract',
    work_style: 'remote',
    experience_level: 'mid',
    requirements: ['英語', '校正または翻訳の経験2年以上', 'ゲームが好きな方'],
    benefits: ['機材の貸与', '更新時の昇給面談', '在宅勤務手当'],
    posted_days_ago: 19,
    terms: contractStandard({
      period: { months: 6, renewal_criteria: '作品の進行と勤務成績により判断', renewal_limit: '通算5年' },
      duties: { initial: '訳文の校正と画面での表示確認', change_scope: '翻訳・校正に関する業務' },
      workplace: { change_scope: '自宅および京都市の事務所', remote_days: 5 },
      hours: {
        system: 'flex',
        spans: [{ start: '10:00', end: '18:00' }],
        core: { start: '11:00', end: '15:00' },
        overtime_hours: 8,
      },
      holidays: { annual_days: 122 },
      pay: { min: 260_000, max: 310_000 },
    }),
  },
]
