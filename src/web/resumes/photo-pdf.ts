/** The longest side of a photo in pixels, as large as print needs. */
const longest = 2_000

/** A photo as a PDF, turned as the camera was held. Throws for a file that is no picture. */
export async function photoAsPdf(photo: Blob, name: string): Promise<File> {
  const picture = await createImageBitmap(photo)
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height)
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!jpeg) throw new Error('The photo cannot be drawn')
  return new File([pdfOfJpeg(new Uint8Array(await jpeg.arrayBuffer()), size)], name, { type: 'application/pdf' })
}

/** A PDF with a JPEG in the middle of one A4 page. */
export function pdfOfJpeg(jpeg: Uint8Array<ArrayBuffer>, { width, height }: { width: number; height: number }): Blob {
  const [across, down] = width > height ? [842, 595] : [595, 842]
  const scale = Math.min(across / width, down / height)
  const [x, y] = [(across - width * scale) / 2, (down - height * scale) / 2]
  const drawing = `q ${[width * scale, 0, 0, height * scale, x, y].map((each) => each.toFixed(2)).join(' ')} cm /P Do Q`
  const page = `/MediaBox[0 0 ${across} ${down}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>`
  const image = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
  const objects: (string | Uint8Array<ArrayBuffer>)[][] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Count 1/Kids[3 0 R]>>'],
    [`<</Type/Page/Parent 2 0 R${page}>>`],
    [`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`],
    [`<</Type/XObject/Subtype/Image${image}/Length ${jpeg.length}>>stream\n`, jpeg, '\nendstream'],
  ]
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.4\n']
  const lengthOf = () => parts.reduce((sum, { length }) => sum + length, 0)
  const offsets = objects.map((object, at) => {
    const offset = lengthOf()
    parts.push(`${at + 1} 0 obj`, ...object, '\nendobj\n')
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = lengthOf()
  parts.push(
    `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`,
  )
  return new Blob(parts)
}
