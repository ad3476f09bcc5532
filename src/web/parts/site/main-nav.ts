import { pagePath } from '#contract/page-addresses.ts'
import type { OperatorRole, Role } from '#rules/people/roles.ts'

/** The person in the header. */
export interface HeaderViewer {
  operator_role?: OperatorRole | null | undefined
  name: string
  email: string
  role: Role
  avatar_url?: string | null | undefined
}

export interface NavLink {
  to: string
  label: string
}

/** Links of a role; administrators reach posting from their own screens. */
const linksOfRole: Record<Role, NavLink[]> = {
  user: [],
  employer: [{ to: pagePath('addJob'), label: '求人を掲載' }],
  admin: [],
}

/** The header's main navigation; only employers get the link for posting. */
export function mainNav(role: Role | undefined): NavLink[] {
  const links = [
    { to: pagePath('home'), label: '求人を探す' },
    { to: pagePath('companies'), label: '企業情報' },
    { to: pagePath('resources'), label: 'お役立ち情報' },
  ]
  return role ? [...links, ...linksOfRole[role]] : links
}

/** Whether the reader is at `to` or below; jobs are below the home page. */
export const isCurrent = (to: string, currentPath: string) =>
  to === currentPath || currentPath.startsWith(to === pagePath('home') ? pagePath('job', { id: '' }) : `${to}/`)
