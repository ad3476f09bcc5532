import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildWeb } from './web-build/build-web.ts'

// Later starts skip type stripping and compilation; Node ignores a folder that is not writable.
enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compiled'))
await buildWeb()
await import('#app/main.ts')
