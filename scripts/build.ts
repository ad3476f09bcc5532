import { buildWeb } from './web-build/build-web.ts'

const built = await buildWeb()
if (!built) console.log('The pages are built already, and nothing has changed since.')
