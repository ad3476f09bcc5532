import { drawnPart } from '#web/parts/states/drawn-part.tsx'

/** The endless list; its code is loaded where all jobs are asked for. */
export const endless = drawnPart(async () => (await import('./endless-jobs.tsx')).EndlessJobs)
