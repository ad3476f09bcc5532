import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set([
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.ico',
  '.wasm',
  '.map',
])
const SMALLEST_WORTH_IT = 1024
/** The size of the thread pool; more would only keep more files in memory. */
const AT_ONCE = 4

/** Writes `x.br` and `x.gz` beside every file that gains from it, so that the server compresses no asset. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const queue = files.values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => drain(queue)))
}

async function drain(queue: Iterable<string>): Promise<void> {
  for (const file of queue) {
    const body = await readFile(file)
    if (body.length <= SMALLEST_WORTH_IT) continue
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
      promisify(gzip)(body, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  }
}
