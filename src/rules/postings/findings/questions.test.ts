import { expect, test } from 'vitest'
import { questionFindings } from './questions.ts'

const codesOf = (text: string) =>
  questionFindings({ questions: [{ id: 'q1', text, kind: 'text', required: false }] }).map(({ code }) => code)

test.each([
  ['本籍地を教えてください', 'question.birthplace'],
  ['ご出身はどちらですか', 'question.birthplace'],
  ['ご家族の職業を教えてください', 'question.family'],
  ['結婚の予定はありますか', 'question.family'],
  ['お子様はいらっしゃいますか', 'question.family'],
  ['持ち家ですか、賃貸ですか', 'question.housing'],
  ['住宅の状況を教えてください', 'question.housing'],
  ['現住所の略図を書いてください', 'question.housing'],
  ['生い立ちについて書いてください', 'question.living'],
  ['信仰している宗教はありますか', 'question.religion'],
  ['支持政党はどこですか', 'question.party'],
  ['座右の銘は何ですか', 'question.life-view'],
  ['尊敬する人物を教えてください', 'question.respected-person'],
  ['現在の憲法についてどう思いますか', 'question.thought'],
  ['労働組合に加入したことはありますか', 'question.movements'],
  ['購読している新聞は何ですか', 'question.reading'],
  ['身元調査に同意しますか', 'question.background'],
  ['住民票を提出できますか', 'question.papers'],
  ['持病はありますか', 'question.health'],
  ['性別をお答えください', 'question.sex'],
])('%s: %s', (text, code) => {
  expect(codesOf(text)).toContain(code)
})

test.each([
  '訪問看護の経験は何年ですか',
  '希望する配属先',
  '夜勤はできますか',
  '普通自動車免許をお持ちですか',
  '子どもに教えた経験は何年ありますか',
  '入社できる日はいつですか',
  '希望年収を教えてください',
  '選考で配慮が必要なことがあれば教えてください',
  'この仕事に興味を持った理由を教えてください',
  '出身学部を教えてください',
  '土日に勤務できますか',
  '使えるプログラミング言語は何ですか',
])('%s is a fair question', (text) => {
  expect(codesOf(text)).toEqual([])
})

test('options are checked too, with the position of the wording', () => {
  const options = ['実家暮らし', '寮']
  const questions = [{ id: 'q1', text: 'お住まい', kind: 'choice' as const, options, required: false }]
  const place = { field: 'questions[0].options[0]', start: 0, end: 5, excerpt: '実家暮らし' }
  expect(questionFindings({ questions })).toMatchObject([{ code: 'question.housing', severity: 'stop', ...place }])
})
