import { open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v4 } from 'uuid'

/** A file as it arrived. `content` brings it into memory; whoever has it discards it in the end. */
export type SpooledFile = { content(): Promise<Buffer>; discard(): Promise<void> }

/** A small file stays in memory, the rest of a larger one goes to the disk: many arrive slowly at once. */
const inMemory = 256 * 1024

export async function spooled(chunks: AsyncIterable<Buffer>): Promise<SpooledFile> {
  const path = join(tmpdir(), `upload-${v4()}`)
  let held: Buffer[] = []
  let size = 0
  let file: Awaited<ReturnType<typeof open>> | undefined
  const discard = () => rm(path, { force: true })
  try {
    for await (const chunk of chunks) {
      held.push(chunk)
      size += chunk.length
      if (size < inMemory && !file) continue
      file ??= await open(path, 'wx', 0o600)
      await file.writev(held)
      held = []
    }
  } catch (error) {
    await file?.close()
    await discard()
    throw error
  }
  await file?.close()
  const isOnDisk = file !== undefined
  return { content: async () => (isOnDisk ? readFile(path) : Buffer.concat(held)), discard }
}
