import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Short files that take over half a minute, which vitest, going by size where it has not run yet, would begin last. */
const long = [
  'journeys/layout-shift',
  'journeys/smoke/main-paths',
  'journeys/screens',
  'accounts/leaks',
  'http/deadlines',
]

/** Begins the longest files first, so that no worker waits at the end for the file of another. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.includes(`${name}.`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
