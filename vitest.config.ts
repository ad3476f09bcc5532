import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import LongestFirst from './scripts/testing/longest-first.ts'

/** One PostgreSQL for all tests of a run. */
const server = ['src/store/testing/global-setup.ts']
const seconds = 1000
/** Only a test that hangs takes so long. */
const hangs = 120 * seconds

const slow = [
  'scripts/bench-search.test.ts',
  'scripts/checks/checks.test.ts',
  'src/integrations/passwords.test.ts',
  'src/integrations/social/google.test.ts',
  'src/integrations/thread-pool.test.ts',
  'src/main.test.ts',
  'src/rules/postings/findings/{check-posting,combinations}.test.ts',
  'src/server/calls/spooled-file.test.ts',
  'src/web/api/refresh.test.ts',
]

const started = ['scripts/start.test.ts', 'src/server/tests/http/built-pages.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    // On two cores three workers are busy: some files wait for time to pass.
    maxWorkers: Math.min(4, Math.max(3, availableParallelism())),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.{wire,deep,failure}.test.ts', ...started, ...slow],
          // Loading modules once a worker saves a third of the time; these files share no state.
          isolate: false,
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        // Over two seconds each, or with modules of their own (refresh.test.ts).
        extends: true,
        test: { name: 'slow', include: slow, globalSetup: server, testTimeout: hangs, hookTimeout: hangs },
      },
      {
        // Processes as `npm start` starts them, once the pages are built.
        extends: true,
        test: {
          name: 'start',
          include: started,
          expect: { poll: { timeout: 20 * seconds } },
          testTimeout: 180 * seconds,
          hookTimeout: hangs,
        },
      },
      {
        // Through the front door.
        extends: true,
        test: {
          name: 'wire',
          // Loading the server once a worker, not once a file, saves a fifth of the time; the files share no state.
          isolate: false,
          include: ['src/**/*.wire.test.ts'],
          globalSetup: server,
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        // Hostile inputs for every endpoint, deadlines and random orders, through the front door.
        extends: true,
        test: {
          name: 'deep',
          isolate: false,
          globalSetup: server,
          include: ['src/**/*.deep.test.ts'],
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        // Real processes on a server of their own, which are killed, paused and cut off: one file after the other.
        extends: true,
        test: {
          name: 'failures',
          include: ['scripts/failures/*.failure.test.ts'],
          fileParallelism: false,
          testTimeout: 30 * 60 * seconds,
          hookTimeout: hangs,
          sequence: { groupOrder: 2 },
        },
      },
      journeys('smoke', ['journeys/smoke/*.test.ts']),
      // With Firefox, which the smoke journeys do without.
      journeys('browser', ['journeys/*.test.ts']),
    ],
  },
})

/** A project of tests in a browser. */
function journeys(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      // Browser and product take a core for each.
      maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
      // The files of a worker share its modules and its browser, which saves a tenth of the time.
      isolate: false,
      globalSetup: ['journeys/testing/global-setup.ts'],
      expect: { poll: { timeout: 20 * seconds } },
      // Each step has 20 s; this only ends what hangs.
      testTimeout: hangs,
      hookTimeout: hangs,
      sequence: { groupOrder: 1 },
    },
  }
}
