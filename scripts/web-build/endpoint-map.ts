import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const contract = normalizePath(join(import.meta.dirname, '..', '..', 'src', 'contract'))

const modules = ['endpoint-map.ts', 'changes.ts', 'operator-map.ts']

/** Gives bundles the values of the endpoint map as virtual modules, without the endpoints and their schemas. */
export function endpointMap(): Plugin {
  return {
    name: 'endpoint-map',
    async load(id) {
      if (!modules.some((file) => id === `${contract}/${file}`)) return null
      // Node loads them, not the bundler of Vite's configuration, which would take seconds for all schemas.
      const load = (file: string) => import(pathToFileURL(`${contract}/${file}`).href)
      const ofOperators: typeof import('#contract/operator-map.ts') = await load('operator-map.ts')
      if (id.endsWith('/operator-map.ts')) return moduleOf({ ...ofOperators })
      const { changes, changingAddresses }: typeof import('#contract/changes.ts') = await load('changes.ts')
      const without = (map: object, left: object) =>
        Object.fromEntries(Object.entries(map).filter(([name]) => !(name in left)))
      const { operatorAddresses, operatorChanges } = ofOperators
      if (id.endsWith('/changes.ts'))
        return moduleOf({
          changes: without(changes, operatorChanges),
          changingAddresses: without(changingAddresses, operatorAddresses),
        })
      const { addresses }: typeof import('#contract/endpoint-map.ts') = await load('endpoint-map.ts')
      // Scripts call nothing outside /api.
      const called = Object.fromEntries(Object.entries(addresses).filter(([, address]) => address.includes(' /api/')))
      return moduleOf({ addresses: without(called, { ...operatorAddresses, ...changingAddresses }) })
    },
  }
}

const moduleOf = (values: Record<string, object>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
