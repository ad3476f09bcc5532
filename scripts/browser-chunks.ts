import { globSync } from 'node:fs'
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

const allPages = globSync(`${web}/**/*.tsx`)
const visitorPages = globSync(`${web}/screens/{public/*,seeker/job-detail}.tsx`)

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
 * - `app`: modules of every page, and those that home shares with other screens;
 * - `icons`: icons of other public pages, `desk-icons`: those that several other modules use;
 * - `catalogue`: modules that the pages of companies and resources share; `parts`: small ones of other screens too;
 * - the rest as the bundler finds it: a file per screen, and larger shared modules on their own.
 */
export function browserChunks() {
  let first: Set<string> | undefined
  let icons: Record<'home' | 'visitor' | 'all', Map<string, number>> | undefined
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
        icons ??= {
          home: iconsOf(reachable([...everyPage, ...homePage], graph), graph),
          visitor: iconsOf(reachable(visitorPages, graph), graph),
          all: iconsOf(reachable(allPages, graph), graph),
        }
        if (lucideIcon.test(id)) {
          const name = iconName(id, graph)
          if (icons.home.has(name)) return 'app'
          if (icons.visitor.has(name)) return 'icons'
          return icons.all.get(name) === 1 ? null : 'desk-icons'
        }
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

/** How many of these modules import an icon; the package's list of icons would count as an import of all of them. */
function iconsOf(ids: Iterable<string>, graph: Graph): Map<string, number> {
  const users = new Map<string, number>()
  const code = [...ids].map((id) => graph.getModuleInfo(id)?.code).join('\n')
  for (const [, names = ''] of code.matchAll(/^import \{(.*)\} from "lucide-react"/gm))
    for (const name of names.split(', ')) users.set(name.trim(), (users.get(name.trim()) ?? 0) + 1)
  return users
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
