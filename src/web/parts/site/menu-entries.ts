import {
  BadgeCheck,
  BookOpen,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  FileText,
  Flag,
  FolderOpen,
  History,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Megaphone,
  Plug,
  Search,
  SearchCheck,
  Settings,
  SquarePen,
  Stamp,
  User,
  Users,
  UsersRound,
} from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import type { Role } from '#rules/people/roles.ts'

/** What waits for administrators: jobs, reports of jobs and messages, what was asked of the operator, employers to verify. */
export type WaitingCounts = { [What in 'jobs' | 'reports' | 'contacts' | 'employers']?: number | undefined }

export interface MenuEntry {
  to: string
  label: string
  icon: LucideIcon
  /** Carries the number of what waits there. */
  counts?: keyof WaitingCounts
  /** Screens at another address that are reached from here. */
  leadsTo?: string
}

const profile = { to: pagePath('profile'), label: 'プロフィール', icon: User }
const applications = { to: pagePath('applications'), label: '応募履歴', icon: ClipboardList }
const interviews = { to: pagePath('interviews'), label: '面接', icon: CalendarDays }
const papers = { to: pagePath('papers'), label: '履歴書・職務経歴書', icon: FileText }
const saved = { to: pagePath('saved'), label: '保存した条件', icon: Search }
const settings = { to: pagePath('settings'), label: '設定', icon: Settings }
const myJobs = { to: pagePath('employerJobs'), label: '求人管理', icon: BriefcaseBusiness }
const dashboard = { to: pagePath('adminDashboard'), label: 'ダッシュボード', icon: LayoutDashboard }
const users = { to: pagePath('adminUsers'), label: 'ユーザー管理', icon: Users }
const allJobs = {
  to: pagePath('adminJobs'),
  label: '求人管理',
  icon: BriefcaseBusiness,
  leadsTo: pagePath('employerJobs'),
}
const approval = { to: pagePath('approval'), label: '求人承認', icon: Stamp, counts: 'jobs' } as const
const reports = { to: pagePath('reports'), label: '求人の報告', icon: Flag, counts: 'reports' } as const
const cases = { to: pagePath('adminCases'), label: '案件', icon: FolderOpen }
const contacts = { to: pagePath('adminContact'), label: 'お問い合わせ', icon: Mail, counts: 'contacts' } as const
const verification = {
  to: pagePath('adminVerification'),
  label: '企業の確認',
  icon: BadgeCheck,
  counts: 'employers',
} as const
const announcements = { to: pagePath('announcements'), label: 'お知らせ', icon: Megaphone }
const rules = { to: pagePath('adminRules'), label: '点検のルール', icon: SearchCheck }
const log = { to: pagePath('adminLog'), label: '操作の記録', icon: History }
const employerProfile = { to: pagePath('employerProfile'), label: '企業プロフィール', icon: Building2 }
const replyTemplates = { to: pagePath('replyTemplates'), label: '返信テンプレート', icon: FileText }
const team = { to: pagePath('employerTeam'), label: 'チーム', icon: UsersRound }
const integrations = { to: pagePath('employerIntegrations'), label: '連携', icon: Plug }

const seeking: Record<Role, MenuEntry[]> = { user: [papers], employer: [], admin: [] }

const work: Record<Role, MenuEntry[]> = {
  user: [],
  employer: [myJobs, replyTemplates, employerProfile, team],
  admin: [dashboard, users, allJobs, approval, cases, reports, contacts, verification],
}

/** Entries of the user menu in groups, without ログアウト. */
export const userMenu = (role: Role): MenuEntry[][] =>
  [[profile], work[role], [applications, ...seeking[role], saved, settings]].filter((group) => group.length > 0)

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

/** The side index of signed-in screens. */
export const sideGroups: Record<Role, SideGroup[]> = {
  user: [{ title: 'マイページ', entries: [profile, papers, applications, interviews, saved, settings] }],
  employer: [
    {
      title: '採用',
      entries: [
        { to: pagePath('employerDashboard'), label: '概要', icon: LayoutDashboard },
        myJobs,
        { to: pagePath('employerApplications'), label: '応募者', icon: Users },
        { to: pagePath('employerInterviews'), label: '面接', icon: CalendarDays },
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
    { title: '点検', entries: [rules] },
    { title: 'アカウント', entries: [profile, employerProfile, replyTemplates, team, integrations, settings] },
  ],
}
