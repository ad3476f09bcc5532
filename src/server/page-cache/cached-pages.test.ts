import { expect, test } from 'vitest'
import { pageAddress } from './cached-pages.ts'

const closed = { publicJobPages: false }
const key = (url: string) => pageAddress(url, closed)?.key
const id = '0193d7a0-0000-7000-8000-000000000000'

test('parameters that a page does not read do not make another page', () => {
  expect(key('/?utm_source=mail&fbclid=1')).toBe(key('/'))
  expect(pageAddress('/?utm_source=mail', closed)?.url).toBe('/')
  expect(key('/help?a=b')).toBe(key('/help'))
  expect(key('/companies?q=%20&x=1')).toBe(key('/companies'))
})

test('the same search in another order or spelling is the same page', () => {
  expect(key('/?location=tokyo&keyword=%E7%B5%8C%E7%90%86')).toBe(
    key('/?keyword=%E7%B5%8C%E7%90%86+&location=tokyo&page=1'),
  )
  expect(key('/?keyword=a&location=atlantis')).toBe(key('/?keyword=a'))
  expect(key('/?keyword=a?b')).toBe(key('/?keyword=a%3Fb'))
  expect(key('/?keyword=a?b')).not.toBe(key('/?keyword=a'))
  expect(key('/?keyword=')).not.toBe(key('/'))
  expect(key('/?page=2')).not.toBe(key('/'))
  expect(key('/?prefecture=osaka,tokyo')).toBe(key('/?prefecture=tokyo&prefecture=osaka&prefecture=tokyo'))
  expect(key('/?keyword=&style=remote&newOnly=0')).toBe(key('/?style=remote'))
  expect(key('/?verified=1&overtimeMax=0')).toBe(key('/?overtimeMax=0&verified=1&holidaysMin=x'))
  expect(key('/?overtimeMax=0')).not.toBe(key('/?overtimeMax=10'))
  expect(pageAddress('/?style=remote&style=x&style=hybrid', closed)?.url).toBe('/?style=remote%2Chybrid')
  expect(pageAddress('/?location=tokyo&x=1&keyword=a%26b', closed)?.url).toBe('/?keyword=a%26b&location=tokyo')
  expect(pageAddress('/?keyword=a&location=nowhere&page=x&sort=y', closed)?.url).toBe('/?keyword=a')
})

test('only public pages have a cache address, job pages only where they are public', () => {
  for (const url of [
    '/login',
    '/jobs/x',
    '/admin/users',
    '/companies/',
    '/companies/a/b',
    '//x',
    '/_root.data',
    '/?x#y/z',
  ])
    expect(key(url), url).toBe(url === '/?x#y/z' ? key('/') : undefined)
  expect(key(`/jobs/${id}`)).toBeUndefined()
  expect(pageAddress(`/jobs/${id}`, { publicJobPages: true })).toMatchObject({ jobId: id, showsJobs: true })
})

test('the address of an entry is the address of its own page', () => {
  for (const url of [
    '/?sort=salary&limit=12&page=3',
    '/?limit=all&page=3',
    '/companies?q=a&tab=x',
    '/resources/a?tab=x',
  ])
    expect(pageAddress(key(url) ?? '', closed)?.url).toBe(key(url))
})
