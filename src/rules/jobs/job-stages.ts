import { nfkc } from '#rules/nfkc.ts'
import type { Terms } from '#rules/postings/terms.ts'

/** A step of a job's selection; `id` is stable while the step keeps its name. */
export type JobStage = { id: string; name: string }

/** The stages of a job that states no steps. Their ids are known to older clients. */
export const defaultStages: readonly JobStage[] = [
  { id: 'documents', name: '書類確認' },
  { id: 'first', name: '一次面接' },
  { id: 'second', name: '二次面接' },
  { id: 'final', name: '最終面接' },
  { id: 'offer', name: '内定連絡' },
]

/** Other names of the default stages in postings. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ 書類選考: 'documents', 書類審査: 'documents' },
  ...{ '1次面接': 'first', '2次面接': 'second', 内定: 'offer', 内定通知: 'offer' },
}

const idOf = (name: string): string => {
  const plain = nfkc(name)
  return defaultStages.find((stage) => stage.name === plain)?.id ?? otherNames[plain] ?? name
}

/** The stages of a job: its stated steps in their order, else the default ones. */
export function stagesOf(terms: Terms | null | undefined): JobStage[] {
  const steps = (terms?.selection?.steps ?? []).filter((name) => name.trim() !== '')
  if (steps.length === 0) return [...defaultStages]
  const stages = new Map<string, JobStage>()
  for (const name of steps) {
    const id = stages.has(idOf(name)) ? name : idOf(name)
    if (!stages.has(id)) stages.set(id, { id, name })
  }
  return [...stages.values()]
}

/** Whether an application to a job may be in this stage; default stages always, for older clients. */
export const isStage = (id: string, stages: readonly JobStage[]): boolean =>
  [...stages, ...defaultStages].some((stage) => stage.id === id)

/** A stage with its name; also one that the job no longer has. */
export const stageName = (id: string, stages: readonly JobStage[] = []): string =>
  [...stages, ...defaultStages].find((stage) => stage.id === id)?.name ?? id
