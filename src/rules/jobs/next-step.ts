/** What one side of an application expects next: slots to choose from, a settled interview, or a message to read. */
export const nextStepKinds = ['choose-slot', 'interview', 'message'] as const
export type NextStepKind = (typeof nextStepKinds)[number]
