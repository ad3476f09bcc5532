/** Roles of section 1: job seeker (`user`), employer, administrator. */
export const roles = ['user', 'employer', 'admin'] as const
export type Role = (typeof roles)[number]

/** Roles that a person may choose at sign-up (section 6). */
export const selectableRoles = ['user', 'employer'] as const

/** Who is asking; `null` everywhere stands for an anonymous visitor. */
export type Viewer = { id: string; role: Role; sessionId: string }
