import { expect, test } from 'vitest'
import { defaultSettings } from '#web/settings/stored-settings.ts'
import { exportFile } from './data-export.ts'

const now = new Date('2026-11-20T15:30:00Z')
const resume = {
  id: 'r',
  name: '履歴書.pdf',
  size: 1,
  uploaded_at: '2026-01-01T00:00:00Z',
  url: '/api/files/resumes/r?signature=s',
}
const data = {
  user: { id: 'u', name: '佐藤 美咲' } as never,
  applications: [{ id: 'a' } as never],
  messages: [{ id: 'm', body: 'はじめまして。' } as never],
  contactMessages: [{ id: 'c', subject: '質問' } as never],
  interviews: [{ id: 'i' } as never],
  resumes: [resume],
  reports: [{ job_id: 'j' } as never],
  jobs: null,
  jobDrafts: [{ id: 'd', posting: { title: '営業' } } as never],
  receivedApplications: null,
  employerProfile: null,
  verificationRequests: [{ id: 'v', outcome: 'refused', reason: '名称の不一致' } as never],
  apiKeys: [{ id: 'k', name: '採用管理システム' } as never],
  savedSearches: [{ id: 'q', search: 'keyword=経理' } as never],
  sessions: [{ id: 's' } as never],
  secondFactor: { totp_since: null, passkeys: [] } as never,
  settings: defaultSettings,
  notifications: [{ id: 'n' } as never],
  pushSubscriptions: [{ id: 'p', endpoint_host: 'push.example.com' } as never],
  notificationSettings: { mail: false, kinds: { status_changed: { mail: true } } as never },
  favouriteJobs: ['j'],
  papers: { name_kana: 'さとう みさき' } as never,
  notes: [{ job_id: 'j', text: '面接は来週' } as never],
  blockedEmployers: [{ id: 'b' } as never],
  replyTemplates: null,
  webhooks: null,
  reviews: [{ application_id: 'a', rating: 4 } as never],
  auditEntries: [{ action: 'session:start' } as never],
}

test('the file carries the date in Tokyo and everything that was data', () => {
  const { name, text } = exportFile(data, now)
  expect(name).toBe('shigotocho-2026-11-21.json')
  expect(JSON.parse(text)).toMatchObject({
    exported_at: '2026-11-20T15:30:00.000Z',
    profile: { name: '佐藤 美咲' },
    applications: [{ id: 'a' }],
    application_reviews: [{ application_id: 'a', rating: 4 }],
    messages: [{ body: 'はじめまして。' }],
    contact_messages: [{ subject: '質問' }],
    reports: [{ job_id: 'j' }],
    saved_searches: [{ id: 'q', search: 'keyword=経理' }],
    audit_log: [{ action: 'session:start' }],
    sessions: [{ id: 's' }],
    second_factor: { passkeys: [] },
    favourite_jobs: ['j'],
    notifications: [{ id: 'n' }],
    notification_settings: { mail: false },
    push_subscriptions: [{ endpoint_host: 'push.example.com' }],
    papers: { name_kana: 'さとう みさき' },
    job_drafts: [{ posting: { title: '営業' } }],
    verification_requests: [{ reason: '名称の不一致' }],
    api_keys: [{ id: 'k' }],
    job_notes: [{ text: '面接は来週' }],
    blocked_employers: [{ id: 'b' }],
  })
})

test('signed links stay out, and so do jobs of somebody who posts none', () => {
  const content = JSON.parse(exportFile(data, now).text)
  expect(JSON.stringify(content)).not.toContain('signature')
  expect(content.resumes).toEqual([{ id: 'r', name: '履歴書.pdf', size: 1, uploaded_at: '2026-01-01T00:00:00Z' }])
  expect(content).not.toHaveProperty('jobs')
  expect(content).not.toHaveProperty('employer_profile')
  const profile = { name: '株式会社商事' } as never
  expect(JSON.parse(exportFile({ ...data, employerProfile: profile }, now).text)).toMatchObject({
    employer_profile: { name: '株式会社商事' },
  })
})

test('an employer takes along who applied, people from elsewhere too, with what they sent and without links', () => {
  const sent = {
    ...{
      id: 'b',
      external: true,
      applicant_name: '紹介 花子',
      source: 'agent',
      motive: '志望',
      answers: [{ value: 3 }],
    },
    ...{ resume_url: '/api/files/resumes/r?signature=s', applicant_resume_url: '/api/files/resumes/r?signature=s' },
    papers: [{ id: 'r', kind: null, name: '紹介状.pdf', size: 1, url: '/api/files/resumes/r?signature=s' }],
  }
  const { text } = exportFile({ ...data, receivedApplications: [sent as never] }, now)
  expect(text).not.toContain('signature')
  expect(JSON.parse(text).received_applications).toEqual([
    {
      ...{
        id: 'b',
        external: true,
        applicant_name: '紹介 花子',
        source: 'agent',
        motive: '志望',
        answers: [{ value: 3 }],
      },
      papers: [{ id: 'r', kind: null, name: '紹介状.pdf', size: 1 }],
    },
  ])
})
