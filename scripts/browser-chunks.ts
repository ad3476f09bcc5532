import { resolve } from 'node:path'

/** The part of the bundler's module information that is read here. */
type Module = { code: string | null; importedIds: readonly string[]; importers: readonly string[] }
type Graph = { getModuleInfo(id: string): Module | null }

const web = resolve(import.meta.dirname, '..', 'src', 'web')
const everyPage = [`${web}/entry.client.tsx`, `${web}/root.tsx`]
const homePage = [`${web}/screens/public/home.tsx`]
const cataloguePages = ['companies', 'company-detail', 'resources', 'resource-detail'].map(
  (screen) => `${web}/screens/public/${screen}.tsx`,
)

/**
 * Reached through the list of all that TanStack Query exports; only some screens change things or ask for many at once.
 * A bundler's groups know modules by their files only. Should the library move them, the browser loads the same code in
 * other files, and `npm run screens` shows it.
 */
const ofSomeScreens =
  /\/@tanstack\/[\w-]+\/build\/modern\/(infiniteQueryObserver|mutationObserver|queriesObserver|useInfiniteQuery|useMutation|useQueries)\.js$/

const lucideIcon = /\/lucide-react\/dist\/esm\/icons\//

const zodWithoutEval = /\/node_modules\/zod\/|\/src\/web\/forms\/without-eval\.ts$/

/**
 * How the browser's modules are put into files. Each file costs a request, and small ones compress badly:
 *
 * - `schemas`: zod, and the setting that keeps it from calling `eval`, which must run before the first schema;
 * - `react`: React, which stays in the browser's cache when the product changes;
 * - `app`: modules of every page, and those that home shares with other screens; `icons`: those that home does not have;
 * - `catalogue`: modules that the pages of companies and resources share; `parts`: small ones of other screens too;
 * - the rest as the bundler finds it: a file per screen, and larger shared modules on their own.
 */
export function browserChunks() {
  let first: Set<string> | undefined
  let homeIcons: Set<string> | undefined
  let shared: Map<string, string> | undefined
  const sharedAs = (name: string) => (id: string, graph: Graph) => {
    shared ??= sharedByCatalogue(graph)
    return shared.get(id) === name ? name : null
  }
  return [
    { name: 'schemas', test: zodWithoutEval, priority: 4 },
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
    {
      name: (id: string, graph: Graph) => {
        first ??= neededFirst(graph)
        homeIcons ??= iconsOf(reachable([...everyPage, ...homePage], graph), graph)
        if (lucideIcon.test(id)) return homeIcons.has(iconName(id, graph)) ? 'app' : 'icons'
        if (ofSomeScreens.test(id)) return null
        return first.has(id) || id.includes('rolldown/runtime') ? 'app' : null
      },
      priority: 3,
    },
    // A file also gets the imports of its modules that no earlier file has.
    { name: sharedAs('parts'), priority: 2 },
    { name: sharedAs('catalogue'), priority: 1 },
  ]
}

/** Modules that every page imports, directly or not, and those that home shares with other screens. */
function neededFirst(graph: Graph): Set<string> {
  const first = reachable(everyPage, graph)
  const home = reachable(homePage, graph)
  const isShared = (id: string) => graph.getModuleInfo(id)?.importers.some((by) => !home.has(by)) ?? false
  const shared = [...home].filter((id) => !first.has(id) && !homePage.includes(id) && isShared(id))
  return new Set([...first, ...reachable(shared, graph)])
}

/** The icons that these modules import; the package's list of icons would count as an import of all of them. */
function iconsOf(ids: Iterable<string>, graph: Graph): Set<string> {
  const code = [...ids].map((id) => graph.getModuleInfo(id)?.code).join('\n')
  const imports = code.matchAll(/^import \{(.*)\} from "lucide-react"/gm)
  return new Set([...imports].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())))
}

const iconName = (id: string, graph: Graph) =>
  /const (\w+) = createLucideIcon/.exec(graph.getModuleInfo(id)?.code ?? '')?.[1] ?? id

/**
 * Our modules that the pages of the catalogue share with each other (`catalogue`) or with other screens (`parts`, which
 * import nothing large). The samples are large and get files of their own.
 */
function sharedByCatalogue(graph: Graph): Map<string, 'catalogue' | 'parts'> {
  const first = neededFirst(graph)
  const pages = cataloguePages.map((page) => reachable([page], graph))
  const all = new Set(pages.flatMap((page) => [...page]))
  const isPart = (id: string) => id.startsWith(web) || /\/src\/(rules|words|contract)\//.test(id)
  const isLight = (id: string) => [...reachable([id], graph)].every((each) => first.has(each) || isPart(each))
  const isElsewhere = (id: string) => graph.getModuleInfo(id)?.importers.some((by) => !all.has(by)) ?? false
  const isCommon = (id: string) => pages.filter((page) => page.has(id)).length > 1
  const shared = new Map<string, 'catalogue' | 'parts'>()
  for (const id of all) {
    if (first.has(id) || !isPart(id) || cataloguePages.includes(id)) continue
    if (isElsewhere(id) && isLight(id)) shared.set(id, 'parts')
    else if (isElsewhere(id) || isCommon(id)) shared.set(id, 'catalogue')
  }
  return shared
}

function reachable(from: readonly string[], graph: Graph): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
