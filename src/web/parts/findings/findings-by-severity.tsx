import { Pencil } from 'lucide-react'
import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { findingPlace } from '#words/finding-places.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { severityIcon } from './severity.tsx'

const titles: Record<Severity, string> = { stop: '掲載不可', warn: '要確認' }

/** Findings as the desk lists and numbers them: those that stop the posting first. */
export const inDeskOrder = (findings: readonly DescribedFinding[]) =>
  findings.toSorted((a, b) => Number(b.severity === 'stop') - Number(a.severity === 'stop'))

/** A posting's findings for the desk, in `inDeskOrder`; renders nothing without any. `onReject` takes one as reason. */
export function FindingsBySeverity(props: {
  findings: readonly DescribedFinding[]
  onReject?: ((finding: DescribedFinding) => void) | undefined
}) {
  const findings = inDeskOrder(props.findings)
  if (findings.length === 0) return null
  return (
    <div className="text-sm grid gap-4 leading-[1.7]">
      <FindingGroup severity="stop" findings={findings} onReject={props.onReject} />
      <FindingGroup severity="warn" findings={findings} onReject={props.onReject} />
    </div>
  )
}

function FindingGroup(props: Parameters<typeof FindingsBySeverity>[0] & { severity: Severity }) {
  const { severity, findings, onReject } = props
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
      <ul className="grid gap-2">
        {own.map((finding) => (
          <li
            key={`${finding.code} ${finding.field} ${finding.start} ${finding.message}`}
            className={`border-s-3 ps-3 ${isStop ? 'border-double border-danger-ink' : 'border-warning-line'}`}
          >
            <span className="ui-number text-muted">{findings.indexOf(finding) + 1}.</span>{' '}
            {!finding.message.startsWith(findingPlace(finding.field)) && <b>{findingPlace(finding.field)}</b>}
            {finding.excerpt && `「${finding.excerpt}」`} {firstSentence(finding.message)}
            <span className="text-xs/[inherit] text-muted">（{finding.law}）</span>
            {onReject && (
              <Button variant="ghost" size="sm" className="-ms-2.5 flex" onClick={() => onReject(finding)}>
                <Pencil className="ui-icon ui-icon--small" aria-hidden="true" />
                指摘{findings.indexOf(finding) + 1}を理由にする
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is found; what follows asks the employer to correct it. */
const firstSentence = (message: string): string => message.replace(/(?<=。).*$/s, '')
