import { maxJobs } from './segment-builder.ts'

/** A segment for the plan: `size` is its number of jobs, `words` the version of its known words. */
export type SegmentSize = { id: number; size: number; deletedCount: number; words: string }

/** This many segments of a size class are merged into one of the next. */
const mergeFactor = 8
const smallestClass = 256

/**
 * Segments to merge into one, or null: one with too many deleted jobs or outdated words, else `mergeFactor` of similar
 * size, so that each job is rewritten a few times only and segments stay few.
 */
export function mergePlan(segments: readonly SegmentSize[], words: string): number[] | null {
  const live = ({ size, deletedCount }: SegmentSize) => size - deletedCount
  const outdated = segments.find((segment) => segment.words !== words || segment.deletedCount * 3 > segment.size)
  if (outdated) return [outdated.id]
  const classes = new Map<number, SegmentSize[]>()
  for (const segment of segments) {
    if (live(segment) > maxJobs / 2) continue
    const sizeClass = Math.max(0, Math.floor(Math.log(live(segment) / smallestClass) / Math.log(mergeFactor)))
    classes.set(sizeClass, [...(classes.get(sizeClass) ?? []), segment])
  }
  for (const ofClass of classes.values()) {
    if (ofClass.length < mergeFactor) continue
    const chosen: number[] = []
    let jobs = 0
    for (const segment of ofClass.sort((a, b) => live(a) - live(b))) {
      if (jobs + live(segment) > maxJobs) break
      chosen.push(segment.id)
      jobs += live(segment)
    }
    if (chosen.length > 1) return chosen
  }
  return null
}
