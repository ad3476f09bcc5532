import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node'

/** One line as each test file ends, with how many are left; then the errors. */
export default class FileReporter extends DefaultReporter {
  constructor() {
    super({ summary: false })
  }

  #left = 0

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications)
    this.#left = specifications.length
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module)
    this.#left -= 1
    const seconds = (module.diagnostic().duration / 1_000).toFixed(1)
    const outcome = module.ok() ? 'passed' : 'FAILED'
    this.log(`${outcome}  ${module.relativeModuleId} (${seconds} s), ${this.#left} left`)
  }

  protected override printTestModule(): void {}
}
