import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import { Badge } from '#web/parts/badge.tsx'
import { findingPlace } from '#words/finding-places.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { severityIcon } from './severity.tsx'
import './findings-by-severity.css'

const titles: Record<Severity, string> = { stop: '掲載不可', warn: '要確認' }

/** A posting's findings for the desk, those that stop it first; renders nothing without any. */
export function FindingsBySeverity({ findings }: { findings: readonly DescribedFinding[] }) {
  if (findings.length === 0) return null
  return (
    <div className="text-sm grid gap-3 border border-rule rounded-md px-4 py-3 leading-[1.7]">
      <FindingGroup severity="stop" findings={findings} />
      <FindingGroup severity="warn" findings={findings} />
    </div>
  )
}

function FindingGroup({ severity, findings }: { severity: Severity; findings: readonly DescribedFinding[] }) {
  const own = findings.filter((finding) => finding.severity === severity)
  if (own.length === 0) return null
  const isStop = severity === 'stop'
  return (
    <div className="ui-stack ui-stack--tight">
      <p>
        <Badge tone={isStop ? 'danger' : 'warning'} icon={severityIcon[severity]}>
          {titles[severity]} <span className="ui-number">{own.length}</span>件
        </Badge>
      </p>
      <ul
        className={
          isStop ? 'findings-by-severity__items findings-by-severity__items--stop' : 'findings-by-severity__items'
        }
      >
        {own.map((finding) => (
          <li key={`${finding.code} ${finding.field} ${finding.start} ${finding.message}`}>
            <b>{findingPlace(finding.field)}</b>
            {finding.excerpt && `「${finding.excerpt}」`} {firstSentence(finding.message)}
            <span className="text-xs/[inherit] text-muted">（{finding.law}）</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is found; what follows asks the employer to correct it. */
const firstSentence = (message: string): string => message.replace(/(?<=。).*$/s, '')
