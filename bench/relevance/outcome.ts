/** A case, the kind that it counts for, and whether it holds. */
export type Outcome = { kind: string; told: string; holds: boolean }
