import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { pdfOfJpeg } from './photo-pdf.ts'

test.each([
  [{ width: 40, height: 30 }, [842, 595]],
  [{ width: 30, height: 40 }, [595, 842]],
])('a photo of %o becomes one page that readers of PDFs open', async (size, [width, height]) => {
  const jpeg = await sharp({ create: { ...size, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer()
  const bytes = await pdfOfJpeg(new Uint8Array(jpeg), size).bytes()
  const pdf = await getDocumentProxy(bytes)
  const page = await pdf.getPage(1)
  expect([pdf.numPages, page.getViewport({ scale: 1 })]).toMatchObject([1, { width, height }])
  const { fnArray } = await page.getOperatorList()
  expect(fnArray.length).toBeGreaterThan(2)
})
