import { openapi } from '#contract/openapi/document.ts'

// Prints the OpenAPI document that `GET /api/openapi.json` serves: npm run contract --silent > openapi.json
process.stdout.write(`${JSON.stringify(openapi(), null, 2)}\n`)
