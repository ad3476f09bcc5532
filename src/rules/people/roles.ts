/** Roles: job seeker (`user`), employer, administrator. */
export const roles = ['user', 'employer', 'admin'] as const
export type Role = (typeof roles)[number]

/** Roles that a person may choose at sign-up. */
export const selectableRoles = ['user', 'employer'] as const

/**
 * Who is asking; `null` everywhere stands for an anonymous visitor. `confirmedAt`: when they last proved who they are, by
 * signing in or by a password or factor since.
 */
export type Viewer = { id: string; role: Role; sessionId: string; confirmedAt: Date }
