import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildWeb } from './web-build/build-web.ts'

// Later starts skip type stripping and compilation; where the folder is not writable, Node goes on without.
enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compiled'))
await buildWeb()
await import('#app/main.ts')
