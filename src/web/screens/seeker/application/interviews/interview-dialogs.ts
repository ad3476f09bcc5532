import { lazyPart } from '#web/parts/states/lazy.tsx'

/** Proposing and moving; it is asked for by a press. */
export const interviewDialog = lazyPart(async () => (await import('./interview-dialog.tsx')).InterviewDialog)
