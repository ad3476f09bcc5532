import { expect, test } from 'vitest'
import { serverAddresses } from './server-addresses.ts'

test('one host stays as it is written', () => {
  for (const url of [
    'postgres://db',
    'postgresql://a:p%40ss@db:5433/board?sslmode=require',
    'postgres://u@[::1]:5432/b',
  ])
    expect(serverAddresses(url)).toEqual({ urls: [url], mustBeWritable: false })
})

test('several hosts become as many addresses, of which one has to be writable', () => {
  expect(serverAddresses('postgres://me:word@one:5432,two:5433,[::1]/board?sslmode=require')).toEqual({
    urls: [
      'postgres://me:word@one:5432/board?sslmode=require',
      'postgres://me:word@two:5433/board?sslmode=require',
      'postgres://me:word@[::1]/board?sslmode=require',
    ],
    mustBeWritable: true,
  })
})

test('target_session_attrs is ours to read', () => {
  expect(serverAddresses('postgres://one,two/board?target_session_attrs=read-write&connect_timeout=3').urls).toEqual([
    'postgres://one/board?connect_timeout=3',
    'postgres://two/board?connect_timeout=3',
  ])
  expect(serverAddresses('postgres://one/board?target_session_attrs=primary')).toEqual({
    urls: ['postgres://one/board'],
    mustBeWritable: true,
  })
  expect(serverAddresses('postgres://one/board?target_session_attrs=any').mustBeWritable).toBe(false)
})

test.each([
  ['mysql://one/board', 'must be an address that begins with postgres:// or postgresql://'],
  ['postgres://one,/board', 'must be an address'],
  ['postgres://one:x,two/board', 'must be an address'],
  ['postgres://one,two/board?target_session_attrs=standby', 'must have any, read-write, primary'],
  ['postgres:///board?host=one,two', 'must name its hosts before its path'],
])('%s is refused', (url, sentence) => {
  expect(() => serverAddresses(url)).toThrow(sentence)
})
