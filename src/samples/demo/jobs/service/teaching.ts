import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, fullTimeStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Nurseries, schools and libraries. */
export const teachingJobs: readonly DemoJobEntry[] = [
  {
    title: '保育士（0〜2歳児の小規模園）',
    company: '株式会社ぶどうの丘保育',
    location: '山梨県甲府市',
    description: `定員19名、職員11名の小さな園です。散歩の行き先は隣のぶどう畑。収穫の時期には、持ち主のおじいさんが一房ずつ手渡してくれます。

壁面の飾りは作りません。書きものは園の中で済む量に減らし、昼寝の時間にノンコンタクトの休憩を取れるようにしました。

・クラスの保育
・連絡帳と保育計画の作成
・離乳食の介助
・保護者の方との面談`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['保育士資格', '保育経験（ブランク可）', '早番・遅番に対応できること'],
    benefits: ['持ち帰り仕事なし', '保育士宿舎の借り上げ'],
    posted_days_ago: 20,
    terms: fullTimeStandard({
      duties: { initial: '乳児クラスの保育と計画の作成', change_scope: '保育に関する業務' },
      hours: {
        system: 'shift',
        spans: [
          { start: '07:30', end: '16:30' },
          { start: '09:30', end: '18:30' },
        ],
        overtime_hours: 5,
      },
      holidays: { days: ['sun', 'public'], note: '土曜の出勤（月1回）は振替休日' },
      pay: { min: 214_000, max: 260_000, allowances: [{ name: '処遇改善手当', yen: 18_000 }] },
    }),
  },
  {
    title: '学童保育の指導員（平日午後）',
    company: '特定非営利活動法人はまかぜ学童',
    location: '千葉県習志野市',
    description: `下校から18時30分まで、1年生から4年生の55名と過ごします。宿題の時間は30分だけ。あとは校庭か、雨なら廊下での工作です。

13時から18時45分、週4日から。時給1,300円からです。けんかの止め方に決まりはなく、毎日の終わりに15分、その日のことを話し合います。

・遊びと宿題の見守り
・おやつの準備
・連絡帳の記入
・保護者の方への引き渡し`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['子どもと関わる仕事への関心', '放課後児童支援員（入職後の研修あり）'],
    benefits: ['夏休みは午前勤務あり', '研修費の負担'],
    posted_days_ago: 24,
    terms: partTimeStandard({
      duties: { initial: '遊びと宿題の見守り', change_scope: '学童保育の業務' },
      hours: {
        spans: [{ start: '13:00', end: '18:45' }],
        break_minutes: 0,
        note: '週4日から5日。長期休みは8時からの勤務あり',
      },
      holidays: {
        pattern: 'two-days-full',
        days: ['sat', 'sun', 'public'],
        annual_days: 157,
        note: '週4日の方は平日にもう1日',
      },
      pay: { min: 1_300, max: 1_400 },
      insurance: ['accident', 'employment'],
    }),
  },
  {
    title: '日本語教師（夜間コース）',
    company: '株式会社つむぎ日本語学院',
    location: '兵庫県神戸市',
    description: `介護や調理の仕事を終えて通う方のクラスを担当します。教科書の会話ではなく、申し送りや伝票の言葉から授業を組み立てます。

授業は18時から。準備の時間も勤務に含みます。遅れて来る人のために、最初の20分は復習にあてるのがこの学校の知恵です。

・授業と準備
・教材の作成
・受講者の職場の見学
・面談と試験の採点`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['登録日本語教員または420時間の養成講座修了', '教材作成', '22時までの勤務に対応できること'],
    benefits: ['受験補助', '海外研修（隔年）'],
    posted_days_ago: 16,
    terms: fullTimeStandard({
      duties: { initial: '夜間クラスの授業と教材の作成', change_scope: '学院の教育・事務の業務' },
      hours: { spans: [{ start: '14:00', end: '22:00' }], overtime_hours: 6 },
      holidays: { days: ['sat', 'sun'], annual_days: 121 },
      pay: { min: 250_000, max: 320_000 },
    }),
  },
  {
    title: '個別指導教室の教室長候補',
    company: '株式会社まなびの木',
    location: '愛知県名古屋市',
    description: `半年の研修ののち、生徒60名ほどの教室を受け持ちます。面談と時間割づくり、講師の育成が中心で、毎月の保護者への報告は手書きです。

教室に貼り出すのは点数ではなく、自分で直せた問題の数。その数え方を講師とそろえるのが、最初の難関になります。

研修は千種の本校で3か月、配属予定の教室で3か月です。

・生徒と保護者の面談
・時間割と講師の配置
・講師の採用と研修
・体験授業の実施`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'mid',
    requirements: ['教える仕事の経験', '手書きの報告', '22時までの勤務に対応できること'],
    benefits: ['異動希望制', '役職手当（教室長、月3万円）'],
    posted_days_ago: 21,
    terms: fullTimeStandard({
      duties: { initial: '面談・時間割・講師の育成', change_scope: '教室運営の業務' },
      workplace: { change_scope: '愛知県・三重県・岐阜県の教室', transfer: 'possible' },
      hours: {
        spans: [{ start: '13:30', end: '22:00' }],
        overtime_hours: 12,
        note: '春と夏の講習の時期は11時からの勤務に変わります',
      },
      holidays: { days: ['sun', 'mon'], annual_days: 118 },
      pay: { min: 260_000, max: 350_000, allowances: [{ name: '住宅手当', yen: 10_000 }] },
    }),
  },
  {
    title: '町立図書館の司書（業務委託館）',
    company: '株式会社ヒラク',
    location: '山梨県北杜市',
    description: `ヒラクが運営を任されている町立図書館の司書を募集します。蔵書は4万冊、職員は6名。移動図書館の車で、週に2日は山あいの集落を回ります。

委託の期間が終わった後は別の館か、東京での導入支援への異動を選べます。

・貸出と調べものの相談
・選書と除籍
・移動図書館の運行
・小学校での本の紹介`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['司書資格', '普通自動車免許', '土日に交代で勤務できること'],
    benefits: ['社宅の紹介', '研修の参加費'],
    posted_days_ago: 32,
    terms: contractStandard({
      period: {
        months: 12,
        renewal_criteria: '図書館の運営の受託期間および勤務成績により判断',
        renewal_limit: '通算3年',
      },
      duties: { initial: '貸出・選書と移動図書館の運行', change_scope: '図書館運営の業務' },
      workplace: {
        postal_code: '4080021',
        prefecture: 'yamanashi',
        address: '北杜市長坂町99番地 町立ながさか図書館',
        station: '長坂駅',
        station_minutes: 10,
        change_scope: 'ヒラクが運営する図書館および神保町の事務所',
      },
      hours: {
        system: 'shift',
        spans: [
          { start: '08:45', end: '17:30' },
          { start: '10:30', end: '19:15' },
        ],
        overtime_hours: 5,
      },
      holidays: { pattern: 'shift', days: [], annual_days: 116, note: '月曜（休館日）ほか週1日' },
      pay: { min: 200_000, max: 235_000 },
    }),
  },
]
