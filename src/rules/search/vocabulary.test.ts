import { expect, test } from 'vitest'
import { meansTerm, statesTerm } from '#rules/jobs/filtered-job.ts'
import { bandsOfJob } from '#rules/ways/bands.ts'
import { readJobQuery, understoodIn } from './job-query.ts'
import { matches, relevance } from './search-match.ts'
import { searchableText } from './searchable-text.ts'

const nothing = { company: '', location: '', requirements: [], benefits: [] }
const labels = { job_type: 'full-time', work_style: 'onsite', experience_level: 'senior' } as const

type Job = { title?: string; description?: string; occupations?: string[]; spans?: [start: string, end: string][] }

const textOf = ({ title = '', description = '', occupations = [], spans = [] }: Job) =>
  searchableText({
    ...{ ...nothing, ...labels, title, description, occupations },
    terms: { hours: { spans: spans.map(([start, end]) => ({ start, end })) } },
  })
const filtered = ({ occupations = [], spans = [] }: Job) =>
  ({
    ...{ occupations, prefectures: [], workplaces: [] },
    bands: bandsOfJob({ hours: { spans: spans.map(([start, end]) => ({ start, end })) } }),
  }) as never
const finds = (job: Job, keyword: string) =>
  matches(textOf(job), readJobQuery(keyword), (term) => statesTerm(filtered(job), term))
const rank = (job: Job, keyword: string) =>
  relevance(textOf(job), readJobQuery(keyword), (term) => meansTerm(filtered(job), term))

test.each([
  ['飲食店', { title: '飲食店グループの経理', occupations: ['accounting'] }, { occupations: ['kitchen'] }],
  ['塾講師', { title: '塾の講師を守る警備員', occupations: ['security'] }, { occupations: ['cram-teacher'] }],
  ['看護師', { title: '看護師の採用担当', occupations: ['hr'] }, { description: '病棟', occupations: ['nurse'] }],
  ['ドライバー', { title: 'ドライバーの給与計算', occupations: ['hr'] }, { occupations: ['taxi-driver'] }],
  [
    'トラック運転手',
    { title: '入力スタッフ', description: '配送記録の入力', occupations: ['data-entry'] },
    { title: '食品を運ぶ仕事', description: 'ルート配送', occupations: ['delivery'] },
  ],
  ['朝だけ', { spans: [['08:00', '17:00']] }, { spans: [['08:00', '12:00']] }],
] satisfies [string, Job, Job][])(
  '%s means a job before those that only contain its letters',
  (keyword, letters, meant) => {
    expect(finds(meant, keyword)).toBe(true)
    expect(rank(meant, keyword)).toBeGreaterThan(rank(letters, keyword))
  },
)

test.each<[keyword: string, found: Job, not: Job]>([
  ['夜', { spans: [['18:00', '22:00']] }, { description: '夜間オンコールなし' }],
  ['夜間', { description: '夜間の受付です' }, { description: '夜間の呼び出しもありません' }],
  ['よる', { description: '夜のシフトです' }, { description: '夜景の見える職場' }],
  ['深夜', { spans: [['22:00', '05:00']] }, { spans: [['09:00', '18:00']] }],
  ['早朝', { spans: [['05:30', '14:30']] }, { spans: [['08:00', '17:00']] }],
  ['昼', { spans: [['10:00', '15:00']] }, { description: '昼食を作る仕事', spans: [['04:00', '08:00']] }],
  ['日勤', { spans: [['08:30', '17:30']] }, { spans: [['16:30', '09:00']] }],
  ['夕方から', { spans: [['17:00', '21:00']] }, { spans: [['08:00', '12:00']] }],
  [
    '夜勤専従',
    { spans: [['16:30', '09:00']] },
    {
      spans: [
        ['08:30', '17:00'],
        ['16:30', '09:00'],
      ],
    },
  ],
  [
    '日勤のみ',
    { description: '夜間の呼び出しもありません', spans: [['08:30', '17:30']] },
    { description: '夜間の呼び出しがあります', spans: [['08:30', '17:30']] },
  ],
  ['1日だけ', { description: '単発の仕事' }, { description: '1日8時間' }],
  ['工場', { title: '組立スタッフ', occupations: ['assembly'] }, { title: '大工', occupations: ['carpenter'] }],
  ['要普免', { description: '普通自動車運転免許をお持ちの方' }, { description: '美容師免許' }],
  ['訪看', { description: '訪問看護ステーション' }, { description: '訪問介護' }],
  ['60歳以上', { description: '60代の方も活躍中' }, { description: '20代が活躍中' }],
  ['看護士', { description: '看護師の募集' }, { description: '介護の募集' }],
  ['baito', { description: 'アルバイトの募集' }, { description: '正社員の募集' }],
  ['雑貨屋', { description: '雑貨店です' }, { description: '雑貨の工場' }],
  ['4トン', { description: '4tトラック' }, { description: '2tトラック' }],
  ['ニコタマ', { description: '二子玉川駅から徒歩3分' }, { description: '二子新地駅から徒歩3分' }],
  ['主婦', { description: '家庭と両立できます' }, { description: '育児休業の取得実績多数' }],
  ['朝', { description: '朝のシフトです' }, { description: '朝礼があります' }],
  ['no experience', { description: '未経験の方も歓迎' }, { description: '経験3年以上' }],
])('%s finds what seekers mean', (keyword, found, not) => {
  expect(finds(found, keyword)).toBe(true)
  expect(finds(not, keyword)).toBe(false)
})

test.each([
  ['看護士', '看護師（「看護士」の読み替え）'],
  ['nurse', '看護師'],
  ['kaigo', '介護職'],
  ['part time', 'アルバイト'],
  ['第二新卒', '第二新卒'],
  ['エンジニア', 'エンジニア'],
])('%s is labelled %s', (typed, label) => {
  expect(understoodIn(typed)).toMatchObject([{ text: typed, label }])
})

test('a place within another is meant alone', () => {
  const stations = (keyword: string) => readJobQuery(keyword).terms[0]?.where?.station
  expect(stations('ミナミ 大阪')).toEqual(stations('ミナミ'))
  expect(readJobQuery('東京 大阪').terms[0]?.where?.prefecture).toEqual(['tokyo', 'osaka'])
})
