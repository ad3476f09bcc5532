import sharp from 'sharp'
import { endingThread } from '#integrations/ending-thread.ts'
import { jobPictureSvg, type PictureWords, usedBytes } from './job-picture.ts'

async function makePicture(words: PictureWords): Promise<Uint8Array> {
  const svg = jobPictureSvg(words)
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer()
}

/** A task of the thread that job-pictures.ts starts. */
export default endingThread(makePicture, { usedBytes, mostBytes: 256 * 1024 * 1024 })
