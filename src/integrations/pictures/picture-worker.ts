import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { jobPictureSvg, type PictureWords } from './job-picture-svg.ts'
import { notoFonts } from './noto-fonts.ts'

/** A picture that was asked for, and its answer. */
export type PictureTask = { id: number; words: PictureWords }
export type PictureDone = { id: number; png: Uint8Array } | { id: number; error: string }

const find = notoFonts()

parentPort?.on('message', async ({ id, words }: PictureTask) => {
  try {
    const svg = await jobPictureSvg(words, find)
    const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer()
    parentPort?.postMessage({ id, png } satisfies PictureDone)
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies PictureDone)
  }
})
