import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resourceFacts } from './resources/facts.ts'
import { difficulties, resourceCategories, resources, resourceTypes } from './resources.ts'

const fileOf = (id: string) => `src/samples/resources/${id}.md`
const textOf = (id: string) => readFileSync(fileOf(id), 'utf8')

test('the library has at least 18 resources, each with its own id and address', () => {
  expect(resources.length).toBeGreaterThanOrEqual(18)
  expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length)
  expect(new Set(resources.map(({ title }) => title)).size).toBe(resources.length)
  for (const { id, url } of resources) expect(url).toBe(`/resources/${id}`)
})

test('every type, category and difficulty is used, free and paid', () => {
  expect(new Set(resources.map(({ type }) => type))).toEqual(new Set(resourceTypes))
  expect(new Set(resources.map(({ category }) => category))).toEqual(new Set(resourceCategories))
  expect(new Set(resources.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties))
  expect(new Set(resources.map(({ isFree }) => isFree))).toEqual(new Set([true, false]))
})

test('facts and texts are those of the resources', () => {
  const ids = resources.map(({ id }) => id).sort()
  expect(Object.keys(resourceFacts).sort()).toEqual(ids)
  const files = readdirSync('src/samples/resources').filter((name) => name.endsWith('.md'))
  expect(files.map((name) => name.replace('.md', '')).sort()).toEqual(ids)
})

test('the facts of a resource are plausible', () => {
  for (const { id, duration } of resources) {
    const facts = resourceFacts[id]!
    expect(duration, id).toMatch(/^\d+(分|時間|ページ)$/)
    expect(facts.learningOutcomes.length, id).toBeGreaterThanOrEqual(3)
    expect(facts.chapters.length, id).toBeGreaterThanOrEqual(4)
    expect(facts.lastUpdated >= facts.publishedDate, id).toBe(true)
    expect(facts.viewCount > facts.bookmarkCount && facts.bookmarkCount > 0 && facts.likeCount > 0, id).toBe(true)
  }
})

test('only videos have a video', () => {
  for (const { id, type } of resources) expect(resourceFacts[id]!.videoUrl !== undefined, id).toBe(type === 'video')
})

test('articles have 800 to 2,000 characters and fitting minutes of reading', () => {
  for (const { id, type, duration } of resources) {
    expect(existsSync(fileOf(id)), id).toBe(true)
    const { length } = textOf(id)
    expect(length, id).toBeGreaterThan(600)
    if (type !== 'article') continue
    expect(length, id).toBeGreaterThanOrEqual(800)
    expect(length, id).toBeLessThanOrEqual(2_000)
    expect(Math.abs(Number.parseInt(duration, 10) - length / 330), id).toBeLessThan(1)
  }
})

test('texts leave the first heading to the page, end their lines, and contain no raw HTML', () => {
  for (const { id } of resources) {
    const text = textOf(id)
    expect(text, id).not.toMatch(/^# /m)
    expect(text, id).toMatch(/^## /m)
    expect(text.endsWith('\n'), id).toBe(true)
    expect(text.replace(/`[^`]*`/g, ''), id).not.toMatch(/<[a-z/]/i)
  }
})
