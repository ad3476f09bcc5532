import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { inject } from 'vitest'

/** The link in the newest mail to an address that leads to this page. */
export async function mailedLink(to: string, page: string): Promise<string | null> {
  const folder = inject('mailFolder')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.sort().reverse()) {
    const { to: recipients, text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
    const link = new RegExp(`https?://\\S+${page}\\?token=\\S+`).exec(text)?.[0]
    if (link && recipients?.some(({ address }) => address === to)) return link
  }
  return null
}
