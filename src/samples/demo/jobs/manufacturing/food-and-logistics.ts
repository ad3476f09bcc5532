import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, fullTimeStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Food, medicine and warehouses. */
export const foodAndLogisticsJobs: readonly DemoJobEntry[] = [
  {
    title: '物流センターの在庫・出荷管理',
    company: '北斗物流株式会社',
    location: '北海道札幌市',
    description: `食品倉庫の入出荷と在庫の管理を行います。フォークリフトの資格は入社後に取得でき、費用は会社が負担します。

扱うのは乳製品と冷凍の海産物で、倉庫の一部はマイナス25度です。防寒着は会社で用意し、冷凍庫に続けて入るのは30分まで、必ず暖房のある控室で休みます。

応募後は電話で日程を決め、白石区の倉庫で見学と面接を同じ日に行います。交通費は当日精算します。

・入荷の立ち会いと数量の確認
・賞味期限ごとの在庫の管理
・出荷順の組み立てと運転手への指示
・温度記録の確認`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['冷凍倉庫内での作業があります', '三つの勤務帯のうち二つ以上に対応できること'],
    benefits: ['独身寮（月1万2,000円）', '防寒着の支給', '資格取得費用は会社負担', '正社員登用制度'],
    posted_days_ago: 21,
    deadline_in_days: 6,
    terms: contractStandard({
      period: {
        months: 12,
        renewal_criteria: '契約期間満了時の業務量および勤務成績により判断',
        renewal_limit: '通算5年',
      },
      duties: { initial: '食品倉庫の入出荷と在庫の管理', change_scope: '倉庫・物流の業務' },
      hours: {
        system: 'shift',
        spans: [
          { start: '05:00', end: '14:00' },
          { start: '09:00', end: '18:00' },
          { start: '13:00', end: '22:00' },
        ],
        overtime_hours: 15,
      },
      holidays: { pattern: 'shift', days: [], annual_days: 108, note: '月9日' },
      pay: { min: 232_000, max: 275_000, allowances: [{ name: '冷凍庫手当', yen: 10_000 }] },
    }),
  },
  {
    title: '食品倉庫のピッキング（週3日から）',
    company: '北斗物流株式会社',
    location: '北海道石狩市',
    description: `スーパーへ送る菓子や乾物を、伝票を見ながら折りたたみコンテナに集める仕事です。声で品番を読み上げる機械を使うので、両手が空きます。

勤務は9時から15時、週3日から5日。時給1,180円からです。

・端末の案内に沿った商品の取り出し
・賞味期限と数量の確認
・空きコンテナの片づけ`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '8kg程度のコンテナを運ぶ作業があります'],
    benefits: ['札幌駅北口から送迎バス', '昼食の補助', '暖房つき休憩室'],
    posted_days_ago: 9,
    terms: partTimeStandard({
      duties: { initial: '商品の取り出しと確認', change_scope: '倉庫内の業務' },
      workplace: {
        postal_code: '0613241',
        prefecture: 'hokkaido',
        address: '石狩市新港西3丁目99番地 石狩食品センター',
        station: '新港中央バス停',
        station_minutes: 4,
        change_scope: '石狩市および札幌市の倉庫',
      },
      hours: { spans: [{ start: '09:00', end: '15:00' }], break_minutes: 30, note: '週3日から5日' },
      holidays: { pattern: 'shift', annual_days: 157, note: '週2日から4日の休み' },
      pay: { min: 1_180, max: 1_250 },
      insurance: ['accident', 'employment'],
    }),
  },
  {
    title: 'りんごジュースの充填ライン担当',
    company: '株式会社岩木りんご加工',
    location: '青森県弘前市',
    description: `弘前の契約農家から届くりんごを搾り、瓶に詰めるまでの工程を8名で動かしています。収穫期の10月から1月は忙しく、その分、7月と8月に連続休暇を取ってもらいます。

品種によって搾る圧力も温度も変わります。味を見る役は全員に順番で回ってきます。

・原料の選別と洗浄
・搾汁機と充填機の操作
・糖度と酸度の測定、記録
・瓶とキャップの補充`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '未経験可', '立ち仕事が中心です'],
    benefits: ['社員価格での購入', '車通勤可', '作業着の貸与'],
    posted_days_ago: 14,
    terms: fullTimeStandard({
      trial: { months: 2 },
      duties: { initial: '搾汁・充填と品質の記録', change_scope: '製造部門の業務' },
      hours: {
        system: 'variable',
        spans: [{ start: '08:00', end: '17:00' }],
        overtime_hours: 14,
        note: '1年単位の変形労働時間制（10月から1月は繁忙）',
      },
      holidays: {
        pattern: 'other',
        days: [],
        annual_days: 107,
        note: '日曜ほか会社カレンダーによる。7月と8月に連続休暇10日',
      },
      pay: { min: 198_000, max: 238_000 },
    }),
  },
  {
    title: '製剤オペレーター（錠剤工程）',
    company: '越中薬品工業株式会社',
    location: '富山県富山市',
    description: `胃腸薬や漢方の錠剤を作る工場で、混合、打錠、包装のいずれかの工程を担当します。作業の一つひとつに記録と二人目の確認があり、自己流は必要ありません。

入室の着替えだけで10分かかります。その時間も勤務時間です。3か月の研修で、手順書の読み方と記録の書き方を身につけます。

見学会を毎月第3木曜に開いています。

・原料の秤量と投入
・打錠機の運転と重量の確認
・清掃と次の品目への切り替え
・製造記録の作成`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '製造記録の作成', 'GMPの知識（入社後に学べます）', '二交替勤務に対応できること'],
    benefits: ['企業年金', '社員食堂'],
    posted_days_ago: 3,
    terms: fullTimeStandard({
      duties: { initial: '錠剤の混合・打錠・包装', change_scope: '製造・品質部門の業務' },
      hours: {
        system: 'shift',
        spans: [
          { start: '06:00', end: '14:45' },
          { start: '14:15', end: '23:00' },
        ],
        overtime_hours: 8,
        note: '1週間ごとに交替',
      },
      holidays: { annual_days: 125 },
      pay: { min: 215_000, max: 270_000, note: '交替手当（月1万円）は別にお支払いします' },
    }),
  },
  {
    title: 'さぬきうどんの製麺スタッフ（早朝）',
    company: '有限会社飯野屋製麺所',
    location: '香川県丸亀市',
    description: `4時に火を入れ、5時に踏み始め、7時には市内のうどん店へ生麺を届けます。粉と塩水の加減は天気予報を見てその日に決めます。

勤務は4時から9時、週5日。時給は1,200円からで、5時までは割増になります。午後が空く働き方を探している方に合う仕事です。

・粉合わせと足踏み
・延ばしと包丁切り
・店ごとの箱詰め`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '25kgの粉袋を二人で運ぶ作業があります', '4時からの勤務に対応できること'],
    benefits: ['朝食のうどん', '駐車場'],
    posted_days_ago: 6,
    terms: partTimeStandard({
      duties: { initial: 'うどんの製麺と箱詰め', change_scope: '製麺所の業務' },
      hours: { spans: [{ start: '04:00', end: '09:00' }], break_minutes: 15, note: '週5日' },
      holidays: { pattern: 'other', days: ['sun', 'wed'], annual_days: 105 },
      pay: { min: 1_200, max: 1_300, note: '22時から5時の間は25％の割増' },
    }),
  },
  {
    title: '芋焼酎の製造（蔵人）',
    company: '薩摩かのや酒造株式会社',
    location: '鹿児島県鹿屋市',
    description: `9月から12月の仕込みの季節は、朝5時30分に芋が届きます。切る、蒸す、麹を振る、櫂を入れる。蔵人は7名で、だれがどの持ち場に立っても回るように覚えていきます。

1月から8月は瓶詰めと蔵の修繕、畑の手伝いです。仕込み期に休日が減る分は、春にまとめて休みます。

・芋の選別と蒸し
・麹づくりともろみの管理
・蒸留と貯蔵タンクの管理
・瓶詰めと出荷`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '納豆を控える期間があります', '未経験可', '仕込み期の早朝勤務に対応できること'],
    benefits: ['自社製品の社員価格', '車通勤可', '作業着の貸与'],
    posted_days_ago: 57,
    terms: fullTimeStandard({
      duties: { initial: '焼酎の仕込みと蒸留', change_scope: '酒造に関する業務' },
      hours: {
        system: 'variable',
        spans: [{ start: '08:00', end: '17:00' }],
        overtime_hours: 16,
        note: '1年単位の変形労働時間制。仕込み期（9月から12月）は5時30分から',
      },
      holidays: { pattern: 'other', days: [], annual_days: 105, note: '春にまとめて連続休暇' },
      pay: { min: 198_000, max: 248_000 },
    }),
  },
  {
    title: '食品工場の品質管理（主任候補）',
    company: '株式会社霞ヶ浦フーズ',
    location: '茨城県土浦市',
    description: `れんこんの水煮やきんぴらを作る工場で、微生物の検査とHACCPの運用を担います。検査室は4名。回収を一度も出していないことより、ヒヤリの報告が月に20件上がることを誇りにしています。

苦情の調査では、原料の畑まで足を運ぶことがあります。

・製品と原料の微生物検査
・手順と記録の見直し
・取引先の監査への対応
・従業員への衛生教育`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'senior',
    requirements: ['食品の品質管理3年以上', 'HACCP', '微生物検査', '文書の作成'],
    benefits: ['社員販売', '車通勤可', '資格取得の費用補助'],
    posted_days_ago: 27,
    terms: fullTimeStandard({
      duties: { initial: '微生物検査とHACCPの運用', change_scope: '品質・製造部門の業務' },
      hours: { spans: [{ start: '08:30', end: '17:30' }], overtime_hours: 12 },
      holidays: { pattern: 'two-days', days: ['sun'], annual_days: 117, note: 'ほか会社カレンダーによる土曜' },
      pay: { min: 285_000, max: 360_000, allowances: [{ name: '資格手当', yen: 10_000 }] },
    }),
  },
  {
    title: '工場長（食品容器）',
    company: '下野パッケージ株式会社',
    location: '栃木県小山市',
    description: `豆腐や惣菜の容器をつくる従業員92名の工場で、製造、品質、安全の全体に責任を持つ方を迎えます。現在の工場長は来年6月に本社へ移る予定で、半年間は並走します。

直近の課題は、リサイクル原料の割合を4割まで上げることと、夜間の人員を無理なく減らすことです。やり方は任せますが、現場の反対意見を聞く時間は省かないでください。

・生産計画と原価の管理
・設備投資の立案
・安全衛生委員会の運営
・課長5名の育成と評価`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'executive',
    requirements: ['工場または製造部門の責任者の経験5年以上', '原価管理', '労務の知識', 'プラスチック成形の理解'],
    benefits: ['社有車', '単身赴任の住居補助', '退職金制度'],
    posted_days_ago: 39,
    terms: fullTimeStandard({
      duties: { initial: '工場の生産・品質・安全の統括', change_scope: '会社の定める管理業務' },
      workplace: { change_scope: '小山工場および本社', transfer: 'possible' },
      hours: {
        spans: [{ start: '08:30', end: '17:30' }],
        overtime_hours: 20,
        note: '管理監督者にあたるため、時間外労働の割増賃金の対象外です（深夜を除く）',
      },
      holidays: { days: ['sat', 'sun'], annual_days: 118 },
      pay: {
        unit: 'year',
        min: 6_600_000,
        max: 8_640_000,
        bonus: '年俸に含みます',
        raise: '年1回の年俸改定',
        note: '年俸を12等分して毎月お支払いします',
      },
    }),
  },
]
