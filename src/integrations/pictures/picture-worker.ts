import sharp from 'sharp'
import { endingThread } from '#integrations/ending-thread.ts'
import { jobPictureSvg, type PictureWords } from './job-picture-svg.ts'
import { notoFonts } from './noto-fonts.ts'

const find = notoFonts()

/** A task of the thread that job-pictures.ts starts. */
export default endingThread(async (words: PictureWords): Promise<Uint8Array> => {
  const svg = await jobPictureSvg(words, find)
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer()
})
