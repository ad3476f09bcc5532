import { execa } from 'execa'

// npm run types. React Router first writes the types of each route's data and parameters, which the screens import.
for (const args of [
  ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['node_modules/typescript/bin/tsc', '--noEmit'],
]) {
  const { exitCode } = await execa(process.execPath, args, { stdio: 'inherit', reject: false })
  if (exitCode !== 0) process.exit(exitCode ?? 1)
}
