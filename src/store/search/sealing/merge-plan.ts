import { mostJobs } from './segment-builder.ts'

/** A segment as the plan sees it: `size` counts its jobs, `words` is the version of the known words it was made with. */
export type Sealed = { id: number; size: number; deadCount: number; words: string }

/** So many segments of one size class become one of the next. */
const fan = 8
const smallest = 256

/**
 * Segments to be made into one, or null when all is well: those with too many dead, those that know other words than
 * this version, and `fan` of about the same size, so that each job is sealed a few times only and segments stay few.
 */
export function mergePlan(segments: readonly Sealed[], words: string): number[] | null {
  const alive = ({ size, deadCount }: Sealed) => size - deadCount
  const worn = segments.find((segment) => segment.words !== words || segment.deadCount * 3 > segment.size)
  if (worn) return [worn.id]
  const classes = new Map<number, Sealed[]>()
  for (const segment of segments) {
    if (alive(segment) > mostJobs / 2) continue
    const step = Math.max(0, Math.floor(Math.log(alive(segment) / smallest) / Math.log(fan)))
    classes.set(step, [...(classes.get(step) ?? []), segment])
  }
  for (const alike of classes.values()) {
    if (alike.length < fan) continue
    const chosen: number[] = []
    let jobs = 0
    for (const segment of alike.sort((a, b) => alive(a) - alive(b))) {
      if (jobs + alive(segment) > mostJobs) break
      chosen.push(segment.id)
      jobs += alive(segment)
    }
    if (chosen.length > 1) return chosen
  }
  return null
}
