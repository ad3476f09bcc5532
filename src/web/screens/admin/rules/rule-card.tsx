import type { ResponseData } from '#contract/endpoints.ts'
import { isSwitch } from '#rules/postings/findings/operator-rule.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { severityWord } from '#web/parts/findings/severity.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { IfMayChange } from '#web/session/if-may-change.tsx'
import { findingCodeLabel } from '#words/finding-codes.ts'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

export type CheckRule = ResponseData<'listCheckRules'>['rules'][number]

/** A rule: its words, their exceptions, and its author. */
export function RuleCard({ rule, onEnd }: { rule: CheckRule; onEnd?: () => void }) {
  const { id, code, severity, words, not_words, template, added_in, created_at, created_by_name } = rule
  const { ended_in, ended_at, ended_by_name } = rule
  const titleId = `rule-${id}`
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <div className="sheet__body ui-stack gap-4">
        <div className="ui-row ui-row--between items-start">
          <div className="min-w-0 flex-[1_1_18rem]">
            {(words.length > 0 || isSwitch(rule)) && (
              <Badge tone={severity === 'stop' ? 'danger' : 'warning'}>{severityWord[severity]}</Badge>
            )}
            <h3 id={titleId} tabIndex={-1} className="mt-2 scroll-mt-28 text-md [overflow-wrap:anywhere]">
              {findingCodeLabel(code)}
            </h3>
          </div>
          {onEnd && (
            <IfMayChange permission="rule:manage">
              <Button aria-describedby={titleId} className="min-h-11" onClick={onEnd}>
                外す
              </Button>
            </IfMayChange>
          )}
        </div>
        <Ledger
          items={[
            ...(words.length > 0 ? [{ term: '言葉', value: words.join('、') }] : []),
            ...(isSwitch(rule) ? [{ term: '変更', value: '製品の点検を、掲載不可から要確認に変更していました' }] : []),
            ...(not_words.length > 0 ? [{ term: '除く言葉', value: not_words.join('、') }] : []),
            ...(template ? [{ term: '却下の定型文', value: template }] : []),
            {
              term: '追加',
              value: `第${added_in}版・${tableTimeText(created_at)}・${created_by_name ?? '退会した管理者'}`,
            },
            ...(ended_at
              ? [
                  {
                    term: '終了',
                    value: `第${ended_in}版・${tableTimeText(ended_at)}・${ended_by_name ?? '退会した管理者'}`,
                  },
                ]
              : []),
          ]}
        />
      </div>
    </article>
  )
}
