import { OctagonX, TriangleAlert } from 'lucide-react'
import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import { Badge } from '#web/parts/badge.tsx'
import { findingPlace } from '#words/finding-places.ts'
import type { DescribedFinding } from '#words/findings.ts'
import './finding-list.css'

const titles: Record<Severity, string> = { stop: 'このままでは掲載できない点', warn: '確かめたい点' }

/** What the check holds against a posting, what stops it first. Nothing at all where there is nothing. */
export function FindingList({ findings }: { findings: readonly DescribedFinding[] }) {
  if (findings.length === 0) return null
  return (
    <div className="finding-list">
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
        <Badge tone={isStop ? 'danger' : 'warning'} icon={isStop ? OctagonX : TriangleAlert}>
          {titles[severity]} <span className="ui-number">{own.length}</span>件
        </Badge>
      </p>
      <ul className={isStop ? 'finding-list__items finding-list__items--stop' : 'finding-list__items'}>
        {own.map((finding) => (
          <li key={`${finding.code} ${finding.field} ${finding.start} ${finding.message}`}>
            <b>{findingPlace(finding.field)}</b>
            {finding.excerpt && `「${finding.excerpt}」`} {finding.message}
            <span className="finding-list__law">（{finding.law}）</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
