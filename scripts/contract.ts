import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openapi } from '#contract/openapi/document.ts'

// The contract as a file, so that a change of what crosses the wire shows in a diff. A test fails when it is out of date.
await writeFile(join(import.meta.dirname, '..', 'openapi.json'), `${JSON.stringify(openapi(), null, 2)}\n`)
