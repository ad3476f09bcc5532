import { afterEach, expect, test, vi } from 'vitest'
import { defaultSettings } from '#web/settings/stored-settings.ts'
import { exportFile, exportZip } from './data-export.ts'

const now = new Date('2026-11-20T15:30:00Z')
const url = '/api/files/resumes/r?signature=s'
const resume = { id: 'r', name: '履歴書.pdf', size: 1, uploaded_at: '2026-01-01T00:00:00Z' }

const parts = {
  profile: { id: 'u', name: '佐藤 美咲' },
  applications: [{ id: 'a' }],
  application_reviews: [{ application_id: 'a', rating: 4 }],
  messages: [{ id: 'm', body: 'はじめまして。' }],
  contact_messages: [{ id: 'c', subject: '質問' }],
  reports: [{ job_id: 'j' }],
  saved_searches: [{ id: 'q', search: 'keyword=経理' }],
  audit_log: [{ action: 'session:start' }],
  sessions: [{ id: 's' }],
  second_factor: { totp_since: null, passkeys: [] },
  favourites: [{ id: 'j', title: '経理', company: '商店', state: 'closed' }],
  questions: [{ id: 'w', text: '夜勤は月に何回ですか。' }],
  received_questions: [{ id: 'x', text: '研修はありますか。' }],
  follows: [{ id: 'e', name: '商店' }],
  last_visit: '2026-11-20T00:00:00Z',
  notifications: [{ id: 'n' }],
  notification_settings: { mail: false, kinds: { status_changed: { mail: true } } },
  push_subscriptions: [{ id: 'p', endpoint_host: 'push.example.com' }],
  papers: { name_kana: 'さとう みさき' },
  job_drafts: [{ id: 'd', posting: { title: '営業' } }],
  verification_requests: [{ id: 'v', outcome: 'refused', reason: '名称の不一致' }],
  api_keys: [{ id: 'k', name: '採用管理システム' }],
  job_notes: [{ job_id: 'j', text: '面接は来週' }],
  blocked_employers: [{ id: 'b' }],
}
const data = {
  ...parts,
  ...{ interviews: [{ id: 'i' }], resumes: [{ ...resume, url }], settings: defaultSettings },
} as unknown as Parameters<typeof exportFile>[0]

test('the export is named by the date in Tokyo and contains all data', () => {
  const { name, text } = exportFile(data, now)
  expect(name).toBe('shigotocho-2026-11-21.json')
  expect(JSON.parse(text)).toMatchObject({ exported_at: '2026-11-20T15:30:00.000Z', ...parts })
})

test('the export omits signed links, and jobs of people who post none', () => {
  const content = JSON.parse(exportFile(data, now).text)
  expect(JSON.stringify(content)).not.toContain('signature')
  expect(content.resumes).toEqual([resume])
  expect(content).not.toHaveProperty('jobs')
  expect(content).not.toHaveProperty('employer_profile')
  const employer_profile = { name: '株式会社商事' } as never
  expect(JSON.parse(exportFile({ ...data, employer_profile }, now).text)).toMatchObject({ employer_profile })
})

test('the export of an employer contains applications, also of external applicants, without links', () => {
  const paper = { id: 'r', kind: null, name: '紹介状.pdf', size: 1 }
  const person = { id: 'b', external: true, applicant_name: '紹介 花子', source: 'agent', motive: '志望' }
  const sent = { ...person, answers: [{ value: 3 }], papers: [paper] }
  const linked = { ...sent, resume_url: url, applicant_resume_url: url, papers: [{ ...paper, url }] }
  const { text } = exportFile({ ...data, received_applications: [linked as never] }, now)
  expect(text).not.toContain('signature')
  expect(JSON.parse(text).received_applications).toEqual([sent])
})

afterEach(() => vi.unstubAllGlobals())

test('the ZIP contains the data and the files that still exist', async () => {
  const files: Record<string, string> = {
    '/api/papers/rirekisho.pdf': '%PDF-1',
    '/api/papers/shokumukeirekisho.pdf': '%PDF-2',
    '/r?signature=1': '%PDF-3',
    '/a.webp': 'RIFF',
    '/api/messages/m/files/f': '持ち物の一覧',
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const content = files[url.replace(/\?calendar.*/, '')]
    if (content !== undefined) return new Response(content)
    return new Response('{"success":false,"message":"ファイルが見つかりません"}', { status: 404 })
  })
  const file = { id: 'f', name: '持ち物.pdf', size: 1, url: '' }
  const { name, content } = await exportZip(
    {
      ...data,
      profile: { ...data.profile, avatar_url: '/a.webp' },
      resumes: [
        { ...resume, url: '/r?signature=1' },
        { ...resume, id: 'old', url: '/gone' },
      ],
      messages: [{ id: 'm', files: [file, { ...file, id: 'g' }] }],
    } as never,
    now,
  )
  expect(name).toBe('shigotocho-2026-11-21.zip')
  const text = new TextDecoder().decode(await content.arrayBuffer())
  const names = [
    ...text.matchAll(/(?:(?:papers|resumes|pictures|messages)\/[\p{L}\w-]+|shigotocho-[\d-]+)\.(?:pdf|webp|json)/gu),
  ]
  expect([...new Set(names.map(([each]) => each))]).toEqual([
    'shigotocho-2026-11-21.json',
    'papers/rirekisho.pdf',
    'papers/shokumukeirekisho.pdf',
    'resumes/r-履歴書.pdf',
    'pictures/profile.webp',
    'messages/f-持ち物.pdf',
  ])
  for (const each of Object.values(files)) expect(text).toContain(each)
})
