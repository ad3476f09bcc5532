import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { openAdmission } from './admission.ts'

function testNode() {
  let clock = 0
  let pause: () => void = () => undefined
  const admission = openAdmission(
    undefined,
    () => clock,
    (onPause) => {
      pause = onPause
    },
  )
  const open: ServerResponse[] = []
  const ask = (url = '/api/jobs', complete = true): boolean => {
    const response = Object.assign(new EventEmitter(), { statusCode: 200 }) as unknown as ServerResponse
    const isAdmitted = admission.admits({ url, complete } as IncomingMessage, response)
    if (isAdmitted) open.push(response)
    return isAdmitted
  }
  return {
    ask,
    admitted: (times: number) => Array.from({ length: times }, () => ask()).filter(Boolean).length,
    answer: (times: number, status = 200) => {
      for (const response of open.splice(0, times)) {
        response.statusCode = status
        admission.isAnswering(response)
        response.emit('close')
      }
    },
    underWay: () => open.length,
    hangUp: () => open.shift()?.emit('close'),
    pass: (ms: number) => {
      clock += ms
      pause()
    },
    /** Time in which the event loop does not come around. */
    block: (ms: number) => {
      clock += ms
    },
  }
}

test('requests in progress are bounded, and an answered or broken one frees its place', () => {
  const { ask, admitted, answer, hangUp } = testNode()
  expect(admitted(600)).toBe(512)
  answer(1)
  expect([ask(), ask()]).toEqual([true, false])
  hangUp()
  expect([ask(), ask()]).toEqual([true, false])
})

test('the limit follows the number of requests answered in two seconds', () => {
  const { admitted, answer, pass, underWay } = testNode()
  /** A crowd that asks all the time; so many requests a second are answered. */
  const crowd = (rate: number, periods: number) => {
    for (let at = 0; at < periods; at += 1) {
      admitted(3_000)
      answer(rate / 2)
      pass(500)
    }
    admitted(3_000)
    return underWay()
  }
  expect(crowd(40, 1)).toBe(492)
  expect(crowd(40, 30)).toBe(80)
  expect(crowd(5_000, 5)).toBe(2_048)
})

test('refusals and failures do not count as answers', () => {
  const { ask, admitted, answer, pass } = testNode()
  for (let at = 0; at < 6; at += 1) {
    admitted(600)
    answer(600, 503)
    pass(500)
    ask()
  }
  expect(admitted(600)).toBeLessThanOrEqual(64)
})

test('health checks and assets are always admitted, and slow bodies keep nobody out', () => {
  const { ask, admitted, pass } = testNode()
  for (let at = 0; at < 512; at += 1) ask('/api/auth/upload-avatar', false)
  expect(ask()).toBe(false)
  for (const url of ['/api/health', '/api/ready?x', '/metrics', '/assets/app-1.js']) expect(ask(url)).toBe(true)
  for (const url of ['/api/healthy', '/metrics/x']) expect(ask(url)).toBe(false)
  pass(1_100)
  expect(admitted(10)).toBe(10)
})

test('requests that waited while a node read without a pause are refused, and one that comes after a pause is not', () => {
  const { ask, admitted, answer, block, pass } = testNode()
  block(5_000)
  expect(ask()).toBe(true)
  admitted(200)
  answer(200)
  expect(ask()).toBe(false)
  pass(20)
  expect(ask()).toBe(true)
  admitted(200)
  block(200)
  expect(ask()).toBe(true)
  block(200)
  expect(ask()).toBe(false)
})
