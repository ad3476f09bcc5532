import { lazyPart } from '#web/parts/states/lazy.tsx'

/** The dialogs for proposing and moving, loaded on demand. */
export const interviewDialog = lazyPart(async () => (await import('./interview-dialog.tsx')).InterviewDialog)
