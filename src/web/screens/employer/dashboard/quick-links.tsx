import { BriefcaseBusiness, ChartColumn, SquarePen, Users } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { useMay } from '#web/session/use-may.ts'

const links = [
  { to: pagePath('addJob'), label: '求人を掲載', icon: SquarePen },
  { to: pagePath('employerJobs'), label: '求人管理', icon: BriefcaseBusiness },
  { to: pagePath('employerApplications'), label: '応募者一覧', icon: Users },
  { to: pagePath('employerAnalytics'), label: '分析', icon: ChartColumn },
]

/** Links that an employer uses most. */
export function QuickLinks() {
  const mayPost = useMay('job:post')
  return (
    <nav className="grid grid-cols-2 gap-3 md:grid-cols-4" aria-label="よく使う画面">
      {links
        .filter(({ to }) => mayPost || to !== pagePath('addJob'))
        .map(({ to, label, icon: Icon }) => (
          <LinkButton key={to} to={to} className="min-h-11">
            <Icon className="ui-icon" aria-hidden="true" />
            {label}
          </LinkButton>
        ))}
    </nav>
  )
}
