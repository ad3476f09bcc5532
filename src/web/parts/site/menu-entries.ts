import {
  BadgeCheck,
  Bell,
  BookOpen,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  FileText,
  Flag,
  FolderOpen,
  Handshake,
  History,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircleQuestionMark,
  MessageSquareText,
  Plug,
  Scale,
  Search,
  SearchCheck,
  Settings,
  SquarePen,
  Stamp,
  User,
  Users,
} from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import { accountMay, type Permission } from '#rules/people/permissions.ts'
import type { OperatorRole, Role } from '#rules/people/roles.ts'
import { hasQuestions } from '#web/parts/has-questions.ts'

/** Counts for administrators: pending jobs and held answers, reports of jobs and messages, contact messages, verification requests. */
export type WaitingCounts = { [What in 'jobs' | 'reports' | 'contacts' | 'employers']?: number | undefined }

export interface MenuEntry {
  to: string
  label: string
  icon: LucideIcon
  /** Shows the number of waiting items. */
  counts?: keyof WaitingCounts
  /** Further addresses that belong to the entry. */
  leadsTo?: string
  /** The required permission. */
  needs?: Permission
}

/** The person whose menu it is. */
export type MenuAccount = { role: Role; operator_role?: OperatorRole | null | undefined }

const mayOpen =
  ({ role, operator_role }: MenuAccount) =>
  ({ needs }: MenuEntry): boolean =>
    needs === undefined || accountMay(role, operator_role, needs, { reads: true })

const profile = { to: pagePath('profile'), label: 'プロフィール', icon: User }
const applications = { to: pagePath('applications'), label: '応募履歴', icon: ClipboardList }
const interviews = { to: pagePath('interviews'), label: '面接', icon: CalendarDays }
const papers = { to: pagePath('papers'), label: '履歴書・職務経歴書', icon: FileText }
const saved = { to: pagePath('saved'), label: '保存した条件', icon: Bell }
const settings = { to: pagePath('settings'), label: '設定', icon: Settings }
const myJobs = { to: pagePath('employerJobs'), label: '求人管理', icon: BriefcaseBusiness }
const dashboard = { to: pagePath('adminDashboard'), label: 'ホーム', icon: LayoutDashboard }
const users: MenuEntry = { to: pagePath('adminUsers'), label: 'ユーザー管理', icon: Users, needs: 'user:read' }
const allJobs: MenuEntry = {
  to: pagePath('adminJobs'),
  label: '求人管理',
  icon: BriefcaseBusiness,
  leadsTo: pagePath('employerJobs'),
  needs: 'job:manage-all',
}
const approval: MenuEntry = {
  to: pagePath('approval'),
  label: '求人承認',
  icon: Stamp,
  counts: 'jobs',
  needs: 'job:approve',
}
const reports: MenuEntry = {
  to: pagePath('reports'),
  label: '求人の報告',
  icon: Flag,
  counts: 'reports',
  needs: 'report:handle',
}
const cases: MenuEntry = { to: pagePath('adminCases'), label: '案件', icon: FolderOpen, needs: 'case:read' }
const contacts: MenuEntry = {
  to: pagePath('adminContact'),
  label: 'お問い合わせ',
  icon: Mail,
  counts: 'contacts',
  needs: 'contact:handle',
}
const verification: MenuEntry = {
  to: pagePath('adminVerification'),
  label: '企業の確認',
  icon: BadgeCheck,
  counts: 'employers',
  needs: 'employer:verify',
}
const announcements: MenuEntry = {
  to: pagePath('announcements'),
  label: 'お知らせ',
  icon: Megaphone,
  needs: 'announcement:manage',
}
const rules: MenuEntry = { to: pagePath('adminRules'), label: '点検のルール', icon: SearchCheck, needs: 'rule:manage' }
const quality: MenuEntry = { to: pagePath('adminQuality'), label: '審査の品質', icon: Scale, needs: 'job:approve' }
const log: MenuEntry = { to: pagePath('adminLog'), label: '操作の記録', icon: History, needs: 'log:read' }
const employerProfile = { to: pagePath('employerProfile'), label: '企業プロフィール', icon: IdCard }
const replyTemplates = { to: pagePath('replyTemplates'), label: '返信テンプレート', icon: MessageSquareText }
const team = { to: pagePath('employerTeam'), label: 'チーム', icon: Handshake }
const integrations = { to: pagePath('employerIntegrations'), label: '連携', icon: Plug }

const seeking: Record<Role, MenuEntry[]> = { user: [papers], employer: [], admin: [] }

const work: Record<Role, MenuEntry[]> = {
  user: [],
  employer: [myJobs, replyTemplates, employerProfile, team],
  admin: [dashboard, users, allJobs, approval, cases, reports, contacts, verification],
}

/** Groups of the user menu without ログアウト. */
export const userMenu = (account: MenuAccount): MenuEntry[][] =>
  [
    [profile],
    work[account.role].filter(mayOpen(account)),
    [applications, ...seeking[account.role], saved, settings],
  ].filter((group) => group.length > 0)

/** Icons of the main navigation in the drawer. */
export const mainNavIcons: Record<string, LucideIcon> = {
  [pagePath('home')]: Search,
  [pagePath('companies')]: Building2,
  [pagePath('resources')]: BookOpen,
  [pagePath('addJob')]: SquarePen,
}

export interface SideGroup {
  title: string
  entries: MenuEntry[]
}

const groupsOf: Record<Role, SideGroup[]> = {
  user: [{ title: 'マイページ', entries: [profile, papers, applications, interviews, saved, settings] }],
  employer: [
    {
      title: '採用',
      entries: [
        { to: pagePath('employerDashboard'), label: 'ホーム', icon: LayoutDashboard },
        myJobs,
        { to: pagePath('employerApplications'), label: '応募者', icon: Users },
        { to: pagePath('employerInterviews'), label: '面接', icon: CalendarDays },
        { to: pagePath('employerQuestions'), label: '質問', icon: MessageCircleQuestionMark },
        { to: pagePath('employerAnalytics'), label: '分析', icon: ChartColumn },
        replyTemplates,
        employerProfile,
        team,
        integrations,
      ],
    },
    { title: 'アカウント', entries: [profile, settings] },
  ],
  admin: [
    {
      title: '運営',
      entries: [dashboard, approval, cases, reports, contacts, verification, allJobs, users, announcements, log],
    },
    { title: '点検', entries: [rules, quality] },
    { title: 'アカウント', entries: [profile, employerProfile, replyTemplates, team, integrations, settings] },
  ],
}

const isUsed = ({ to }: MenuEntry) => to !== pagePath('employerQuestions') || hasQuestions()

/** The side index of signed-in screens. */
export const sideGroups = (account: MenuAccount): SideGroup[] =>
  groupsOf[account.role]
    .map(({ title, entries }) => ({ title, entries: entries.filter(mayOpen(account)).filter(isUsed) }))
    .filter(({ entries }) => entries.length > 0)
