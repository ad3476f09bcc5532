import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { endingThread } from '#integrations/ending-thread.ts'
import { noPaperFields, noteOfLacking, type PaperKind } from '#rules/people/papers.ts'
import type { PaperFacts } from './paper-facts.ts'
import { rirekishoContent } from './rirekisho.ts'
import { careerContent } from './shokumukeirekisho.ts'
import { openTypst } from './typst.ts'

/** A task of the thread that papers.ts starts. */
export type PaperTask = { kind: PaperKind; format: 'pdf' | 'svg'; facts: PaperFacts }

const source = (name: string) => readFileSync(new URL(`./${name}.typ`, import.meta.url), 'utf8')

/** The regular and the bold file of a font. */
function fontFiles(name: string, file: string): string[] {
  return ['400Regular', '700Bold'].map((style) =>
    import.meta.resolve(`@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`),
  )
}

const typst = await openTypst(
  { '/rirekisho.typ': source('rirekisho'), '/shokumukeirekisho.typ': source('shokumukeirekisho') },
  fontFiles('noto-serif-jp', 'NotoSerifJP'),
)

/** Fonts of scripts that Noto Serif JP lacks; loaded when a paper has such letters, because they take 130 MB. */
const further = [
  [/\p{Script=Thai}/u, 'noto-sans-thai', 'NotoSansThai'],
  [/\p{Script=Devanagari}/u, 'noto-serif-devanagari', 'NotoSerifDevanagari'],
  [/\p{Script=Myanmar}/u, 'noto-sans-myanmar', 'NotoSansMyanmar'],
  [/\p{Script=Arabic}/u, 'noto-naskh-arabic', 'NotoNaskhArabic'],
  [/\p{Script=Hangul}/u, 'nanum-myeongjo', 'NanumMyeongjo'],
  [/\p{Script=Han}/u, 'noto-serif-hk', 'NotoSerifHK'],
] as const
const loaded = new Set<string>()

/** The letters that no font of this thread has. */
const lackingIn = (text: string) =>
  [...new Set(text)]
    .filter((letter) => !typst.covers(letter) && !/\p{Default_Ignorable_Code_Point}/u.test(letter))
    .join('')

/** Loads the fonts of the text's scripts. */
async function loadFontsFor(text: string): Promise<void> {
  const lacking = lackingIn(text)
  const needed = further.filter(([letters, name]) => letters.test(lacking) && !loaded.has(name))
  for (const [, name] of needed) loaded.add(name)
  if (needed.length > 0) await typst.addFonts(needed.flatMap(([, name, file]) => fontFiles(name, file)))
}

/** Typesets a paper; without a task an empty one, so that program and fonts are loaded for the next. */
async function makePaper(task: PaperTask | null): Promise<Uint8Array> {
  const { kind, format, facts } = task ?? emptyPaper
  const content = kind === 'rirekisho' ? rirekishoContent(facts) : careerContent(facts)
  const text = JSON.stringify(content)
  await loadFontsFor(text)
  const photo = kind === 'rirekisho' && facts.photo ? await portrait(facts.photo) : null
  if (format === 'pdf') return typst.compile(`/${kind}.typ`, content, photo, 'pdf')
  const svg = typst.svg(typst.compile(`/${kind}.typ`, content, photo, 'vector'))
  const lacking = lackingIn(text)
  return Buffer.from(lacking ? svg.replace('>', `>${noteOfLacking(lacking)}`) : svg)
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
