import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'
import { chugokuShikokuEmployers } from '#samples/demo/employers/chugoku-shikoku.ts'
import { hokkaidoTohokuEmployers } from '#samples/demo/employers/hokkaido-tohoku.ts'
import { hokushinetsuEmployers } from '#samples/demo/employers/hokushinetsu.ts'
import { kansaiEmployers } from '#samples/demo/employers/kansai.ts'
import { kantoEmployers } from '#samples/demo/employers/kanto.ts'
import { kyushuEmployers } from '#samples/demo/employers/kyushu.ts'
import { tokaiEmployers } from '#samples/demo/employers/tokai.ts'
import { tokyoKanagawaEmployers } from '#samples/demo/employers/tokyo-kanagawa.ts'
import type { DemoEmployer } from './employer.ts'

/** Every employer of the demo data. Each posts its own jobs: recruiting for others needs a permit (職業安定法36条). */
export const demoEmployers: readonly DemoEmployer[] = [
  ...hokkaidoTohokuEmployers,
  ...kantoEmployers,
  ...tokyoKanagawaEmployers,
  ...hokushinetsuEmployers,
  ...tokaiEmployers,
  ...kansaiEmployers,
  ...chugokuShikokuEmployers,
  ...kyushuEmployers,
]

const byName = new Map(demoEmployers.map((employer) => [employer.name, employer]))

/** The employer of a demo job. */
export function employerOf({ company }: { company: string }): DemoEmployer {
  const employer = byName.get(company)
  if (!employer) throw new Error(`the demo data names ${company}, which is not there`)
  return employer
}

export const prefectureName = (prefecture: Prefecture) =>
  prefectures.find(({ value }) => value === prefecture)?.name ?? ''
