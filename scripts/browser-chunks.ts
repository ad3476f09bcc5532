import { resolve } from 'node:path'

/** What the bundler tells of a module. */
type Module = { importedIds: readonly string[]; importers: readonly string[]; code: string | null }
type Graph = { getModuleInfo(id: string): Module | null }

const web = resolve(import.meta.dirname, '..', 'src', 'web')
const everyPage = [`${web}/entry.client.tsx`, `${web}/root.tsx`]
const homePage = [`${web}/screens/public/home.tsx`]

/**
 * How the browser's modules are put into files. Each file costs a request, and small ones compress badly:
 *
 * - `app`: what every page needs, and what home shares with other screens, in one piece;
 * - `icons`: those that several screens draw;
 * - the rest as the bundler finds it: a file per screen, and larger shared modules on their own.
 */
export function browserChunks() {
  let first: Set<string> | undefined
  return [
    {
      name: (id: string, graph: Graph) => {
        first ??= neededFirst(graph)
        return first.has(id) || id.includes('rolldown/runtime') ? 'app' : null
      },
      priority: 1,
    },
    { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  ]
}

/** What every page reaches by static imports, and what home reaches and others import too. */
function neededFirst(graph: Graph): Set<string> {
  const first = reachable(everyPage, graph)
  const home = reachable(homePage, graph)
  const isShared = (id: string) => graph.getModuleInfo(id)?.importers.some((by) => !home.has(by)) ?? false
  const shared = [...home].filter((id) => !first.has(id) && !homePage.includes(id) && isShared(id))
  // What is shared brings along what it imports itself.
  return new Set([...first, ...reachable(shared, graph)])
}

function reachable(from: readonly string[], graph: Graph): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const next of importsOf(id, graph)) found.add(next)
  return found
}

/** The list of all icons leads to every one of them; only those that a module names count as imported by it. */
function importsOf(id: string, graph: Graph): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  if (isIconList(id)) return importedIds.filter((each) => !isIcon(each))
  const list = importedIds.find(isIconList)
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code ?? '')?.[1]
  if (!list || !names) return importedIds
  const files = names.split(',').map((name) => `/icons/${fileOf(name.trim().split(' ')[0] ?? '')}.mjs`)
  const icons = graph.getModuleInfo(list)?.importedIds.filter((each) => files.some((file) => each.endsWith(file)))
  return [...importedIds, ...(icons ?? [])]
}

const isIcon = (id: string) => id.includes('/lucide-react/dist/esm/icons/')
const isIconList = (id: string) => /\/lucide-react\/dist\/esm\/lucide-react\.\w+$/.test(id)

/** `BriefcaseBusiness` stands in briefcase-business. */
const fileOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase()
