import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openapi } from '#contract/openapi/document.ts'

// Writes openapi.json, so that a diff shows changes of the API. A test fails when the file is out of date.
await writeFile(join(import.meta.dirname, '..', 'openapi.json'), `${JSON.stringify(openapi(), null, 2)}\n`)
