import { expect, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import type { OpenDatabase } from '#store/database.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { job, person } from '#workers/testing/mailbox.ts'
import { maintainSearchIndex, readSearchIndex } from './maintain-search-index.ts'

const open = fixture(openTestDatabase)

const log = { info: () => {}, warn: vi.fn(), error: () => {} }

test('texts of an older normaliser are rewritten, and enough changed jobs become a segment', async () => {
  const owner = await person(open, '田中 一郎', 'employer')
  const template = await job(open, owner, '経理')
  await open.executeSql(`
    UPDATE jobs SET approval_status = 'approved', rejection_reason = NULL, is_active = true, search_version = 0, search_text = 'old';
    INSERT INTO jobs SELECT (jsonb_populate_record(jobs, jsonb_build_object('id', gen_random_uuid()))).*
    FROM jobs, generate_series(1, 300) WHERE id = '${template}'`)
  const maintenance = maintainSearchIndex(open, log)
  await vi.waitFor(
    async () => {
      const { rows } = await open.executeSql('SELECT count(*)::int AS sealed FROM search_places')
      expect(rows[0].sealed).toBe(301)
    },
    { timeout: 20_000, interval: 200 },
  )
  await maintenance.stop()
  const { rows } = await open.executeSql('SELECT DISTINCT search_text FROM jobs')
  expect(rows).toHaveLength(1)
  expect(rows[0].search_text.split('\n')[0]).toBe('経理')
  expect(log.warn).not.toHaveBeenCalled()
})

test('a node starts also while the index cannot be read', async () => {
  const silent = { connection: () => ({ execute: () => new Promise(() => {}) }) }
  await readSearchIndex({ db: silent as unknown as OpenDatabase['db'] }, log, 50)
})
