import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

/** The web bundle that `npm run build` made. */
export async function builtPages(folder: string): Promise<ServerBuild> {
  const file = `${folder}/server/index.js`
  await readFile(file)
  return (await import(pathToFileURL(file).href)) as ServerBuild
}
