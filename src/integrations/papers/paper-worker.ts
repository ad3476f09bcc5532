import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { endingThread } from '#integrations/ending-thread.ts'
import { noPaperFields, type PaperKind } from '#rules/people/papers.ts'
import type { PaperFacts } from './paper-facts.ts'
import { rirekishoContent } from './rirekisho.ts'
import { careerContent } from './shokumukeirekisho.ts'
import { openTypst } from './typst.ts'

/** One task of the thread that papers.ts starts. */
export type PaperTask = { kind: PaperKind; format: 'pdf' | 'svg'; facts: PaperFacts }

const source = (name: string) => readFileSync(new URL(`./${name}.typ`, import.meta.url), 'utf8')

const typst = await openTypst({
  '/rirekisho.typ': source('rirekisho'),
  '/shokumukeirekisho.typ': source('shokumukeirekisho'),
})

/** Typesets a paper; without a task it makes an empty one, so that the next has its program and its fonts ready. */
async function makePaper(task: PaperTask | null): Promise<Uint8Array> {
  const { kind, format, facts } = task ?? emptyPaper
  const content = kind === 'rirekisho' ? rirekishoContent(facts) : careerContent(facts)
  const photo = kind === 'rirekisho' && facts.photo ? await portrait(facts.photo) : null
  if (format === 'pdf') return typst.compile(`/${kind}.typ`, content, photo, 'pdf')
  return Buffer.from(typst.svg(typst.compile(`/${kind}.typ`, content, photo, 'vector')))
}

/** 3 by 4, as the place on the form, 360 dots an inch; a PDF holds JPEG as it is, and other formats as plain dots. */
async function portrait(picture: Uint8Array): Promise<Buffer> {
  const jpeg = sharp(picture).resize(420, 560, { fit: 'cover', position: 'attention' }).flatten({ background: '#fff' })
  return jpeg.jpeg({ quality: 82 }).toBuffer()
}

const emptyPaper: PaperTask = {
  kind: 'rirekisho',
  format: 'pdf',
  facts: {
    profile: { name: '見本', email: '', phone: null, address: null, skills: [], experiences: [], educations: [] },
    ...{ papers: noPaperFields, photo: null, calendar: 'seireki', today: '2026-01-01' },
  },
}

const mostBytes = 512 * 1024 * 1024

export default endingThread(makePaper, { usedBytes: typst.usedBytes, mostBytes })
