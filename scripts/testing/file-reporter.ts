import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node'

/** One line as each test file ends, with how many are left; after the errors, the command that runs each failure alone. */
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

  override onTestRunEnd(...[modules, errors, reason]: Parameters<DefaultReporter['onTestRunEnd']>): void {
    super.onTestRunEnd(modules, errors, reason)
    for (const module of modules.filter((each) => !each.ok()))
      for (const test of module.children.allTests('failed'))
        this.log(`npm test -- ${module.relativeModuleId} -t ${JSON.stringify(test.name)}`)
  }
}
