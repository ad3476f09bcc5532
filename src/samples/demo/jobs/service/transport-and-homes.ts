import type { DemoJobEntry } from '#samples/demo/job.ts'
import { contractStandard, fullTimeStandard, partTimeStandard } from '#samples/demo/standard-terms.ts'

/** Transport, guarding and services to households. */
export const transportAndHomesJobs: readonly DemoJobEntry[] = [
  {
    title: '路線バスの運転士（大型二種は入社後に取得）',
    company: '防長みなと交通株式会社',
    location: '山口県下関市',
    description: `港と団地と病院を結ぶ路線を走ります。大型二種免許をお持ちでない方は、教習所の費用を会社が負担し、取得まで約3か月は営業所の仕事をしながら通います。

乗務の前には必ず、昨夜の眠りを申告します。眠れなかった日に正直に言える営業所でありたいと思っています。

・路線バスの運転
・乗務前後の点検
・車いすの乗り降りの手伝い
・落とし物の対応`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '普通自動車免許（取得から3年以上）', '早朝・夜間の勤務に対応できること'],
    benefits: ['免許取得費用の負担', '家族も使える乗車証', '退職金制度', '制服貸与'],
    posted_days_ago: 31,
    terms: fullTimeStandard({
      duties: { initial: '路線バスの運転と点検', change_scope: '運輸部門の業務' },
      workplace: { change_scope: '下関市内の営業所', smoking: 'prohibited' },
      hours: {
        system: 'variable',
        spans: [
          { start: '05:30', end: '14:30' },
          { start: '13:30', end: '22:30' },
        ],
        overtime_hours: 20,
        note: '1か月単位の変形労働時間制',
      },
      holidays: { pattern: 'shift', days: [], annual_days: 107, note: '4週8休' },
      pay: { min: 232_000, max: 302_000, allowances: [{ name: '無事故手当', yen: 5_000 }] },
    }),
  },
  {
    title: '商業施設の警備員（日勤・夜勤選択）',
    company: '武蔵野セーフティ株式会社',
    location: '埼玉県所沢市',
    description: `駅前の商業施設で、巡回、落とし物の受付、混み合う日の案内を担当します。日勤だけ、夜勤だけの選択もできます。

最初に20時間の研修を受けます（同じ給与）。怒っている方への声のかけ方は、役者さんを招いて練習しています。

・館内の巡回と戸締まり
・防災センターでの監視
・迷子や急病人の対応`,
    job_type: 'contract',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '立ち仕事があります'],
    benefits: ['研修20時間（有給）', '仮眠室', '資格手当', '制服貸与'],
    posted_days_ago: 28,
    terms: contractStandard({
      duties: { initial: '館内の巡回と防災センターでの監視', change_scope: '警備の業務' },
      workplace: {
        postal_code: '3590037',
        prefecture: 'saitama',
        address: '所沢市くすのき台1丁目99番地 所沢駅前ショッピングセンター',
        station: '所沢駅',
        station_minutes: 2,
        change_scope: '埼玉県内の警備先',
      },
      hours: {
        system: 'variable',
        spans: [
          { start: '09:00', end: '18:00' },
          { start: '20:00', end: '05:00' },
        ],
        overtime_hours: 5,
        note: '1か月単位の変形労働時間制。日勤のみ、夜勤のみを選べます',
      },
      holidays: { pattern: 'shift', days: [], annual_days: 110, note: '月9日前後' },
      pay: {
        unit: 'day',
        min: 10_400,
        max: 12_000,
        raise: '年1回',
        note: '夜勤手当（1回2,500円）は別にお支払いします',
      },
    }),
  },
  {
    title: '葬祭ディレクター（見習いから）',
    company: '株式会社大和路会館',
    location: '奈良県大和郡山市',
    description: `ご家族の話を2時間かけて聞き、その方らしいお別れの形を整える仕事です。派手な演出はしていません。好きだった音楽を一曲、台所にあった湯のみを一つ。

最初の1年は必ず先輩と二人で伺います。ご応募は会社の公式LINEにお名前を送ってください。

・ご家族との打ち合わせ
・式場の準備と進行
・役所や寺院との連絡
・後日の手続きのご案内`,
    job_type: 'full-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['普通自動車免許', '未経験可', '接客または福祉の経験（あれば）'],
    benefits: ['制服貸与', '資格取得支援', '当番手当（1回5,000円）'],
    posted_days_ago: 2,
    state: 'pending',
    terms: fullTimeStandard({
      duties: { initial: 'ご家族との打ち合わせと式の進行', change_scope: '葬祭に関する業務' },
      hours: {
        system: 'shift',
        spans: [{ start: '09:00', end: '18:00' }],
        overtime_hours: 18,
        note: '夜間の当番は月5回まで、翌日は午後から',
      },
      holidays: { pattern: 'shift', days: [], annual_days: 106, note: '月8〜9日' },
      pay: { min: 215_000, max: 450_000, note: '上限は葬祭ディレクター1級を取得した担当者の額です' },
    }),
  },
  {
    title: '携帯アプリで働く家事代行（週1日から）',
    company: '株式会社つくろい家事',
    location: '大阪府吹田市',
    description: `掃除、料理の作り置き、衣替えの手伝いを、1回2時間半で伺います。行き先も時間も、前の週にアプリで選べます。合わなかったお宅は、理由を書かずに次から外せます。

時給1,500円からで、移動1回につき300円を加えます。はじめの3回は先輩が一緒に伺います。`,
    job_type: 'part-time',
    work_style: 'onsite',
    experience_level: 'entry',
    requirements: ['未経験可', '実技研修1日（有給）への参加'],
    benefits: ['損害保険は会社負担', 'エプロン貸与'],
    posted_days_ago: 4,
    terms: partTimeStandard({
      duties: { initial: '掃除・料理・整理の代行', change_scope: '家事代行の業務に限る' },
      hours: {
        system: 'shift',
        spans: [
          { start: '10:00', end: '12:30' },
          { start: '14:00', end: '16:30' },
        ],
        break_minutes: 0,
        note: '1回2時間30分、週1回から6回',
      },
      holidays: { pattern: 'shift', annual_days: 209, note: '働く日を前の週に選べます' },
      pay: { min: 1_500, max: 1_700, commuting: '実費支給', note: '移動1回につき300円を加えます' },
      insurance: ['accident'],
    }),
  },
]
