import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const contract = normalizePath(join(import.meta.dirname, '..', '..', 'src', 'contract'))

/** Gives bundles the values of the endpoint map as virtual modules, without the endpoints and their schemas. */
export function endpointMap(): Plugin {
  return {
    name: 'endpoint-map',
    async load(id) {
      if (id !== `${contract}/endpoint-map.ts` && id !== `${contract}/changes.ts`) return null
      // Node loads them, not the bundler of Vite's configuration, which would take seconds for all schemas.
      const load = (file: string) => import(pathToFileURL(`${contract}/${file}`).href)
      const { changes, operatorAddresses }: typeof import('#contract/changes.ts') = await load('changes.ts')
      if (id.endsWith('/changes.ts')) return moduleOf({ changes, operatorAddresses })
      const { addresses }: typeof import('#contract/endpoint-map.ts') = await load('endpoint-map.ts')
      // Scripts call nothing outside /api.
      const isCalled = ([name, address]: [string, string]) => address.includes(' /api/') && !(name in operatorAddresses)
      return moduleOf({ addresses: Object.fromEntries(Object.entries(addresses).filter(isCalled)) })
    },
  }
}

const moduleOf = (values: Record<string, object>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
