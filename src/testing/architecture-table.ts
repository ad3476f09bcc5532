/** The folders that each folder may import. */
export type Folders = ReadonlyMap<string, readonly string[] | 'everything'>

/** Reads the table under "## Folders" of docs/architecture.md. */
export function readFolders(markdown: string): Folders {
  const [, section = ''] = /^## Folders$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(markdown) ?? []
  const rows = section.split('\n').filter((line) => /^\| `/.test(line))
  return new Map(
    rows.map((row) => {
      const [, folder = '', , mayImport = ''] = row.split('|').map((cell) => cell.trim().replaceAll('`', ''))
      return [folder, mayImport === 'everything' ? mayImport : namesIn(mayImport)]
    }),
  )
}

function namesIn(cell: string): string[] {
  return cell === 'nothing' ? [] : cell.split(',').map((name) => name.trim())
}
