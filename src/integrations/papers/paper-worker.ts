import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { endingThread } from '#integrations/ending-thread.ts'
import { noPaperFields, type PaperKind } from '#rules/people/papers.ts'
import type { PaperFacts } from './paper-facts.ts'
import { rirekishoContent } from './rirekisho.ts'
import { careerContent } from './shokumukeirekisho.ts'
import { openTypst } from './typst.ts'

/** A task of the thread that papers.ts starts. */
export type PaperTask = { kind: PaperKind; format: 'pdf' | 'svg'; facts: PaperFacts }

const source = (name: string) => readFileSync(new URL(`./${name}.typ`, import.meta.url), 'utf8')

const typst = await openTypst(
  { '/rirekisho.typ': source('rirekisho'), '/shokumukeirekisho.typ': source('shokumukeirekisho') },
  [
    import.meta.resolve('@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-serif-jp/700Bold/NotoSerifJP_700Bold.ttf'),
  ],
)

/** Typesets a paper; without a task an empty one, so that program and fonts are loaded for the next. */
async function makePaper(task: PaperTask | null): Promise<Uint8Array> {
  const { kind, format, facts } = task ?? emptyPaper
  const content = kind === 'rirekisho' ? rirekishoContent(facts) : careerContent(facts)
  const photo = kind === 'rirekisho' && facts.photo ? await portrait(facts.photo) : null
  if (format === 'pdf') return typst.compile(`/${kind}.typ`, content, photo, 'pdf')
  return Buffer.from(typst.svg(typst.compile(`/${kind}.typ`, content, photo, 'vector')))
}

/** The form's size of 3 × 4 at 360 dots an inch. A PDF embeds JPEG as it is, and decodes other formats. */
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
