import type { ResponseData } from '#contract/endpoints.ts'
import { isSwitch } from '#rules/postings/findings/operator-rule.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { severityWord } from '#web/parts/findings/severity.tsx'
import { IfMayChange } from '#web/session/if-may-change.tsx'
import { findingCodeLabel } from '#words/finding-codes.ts'
import type { CheckRule } from './rule-card.tsx'
import '#web/parts/sheet.css'

type BuiltIn = ResponseData<'listCheckRules'>['built_in'][number]

/** Built-in findings that stop a posting; each can be lowered to a warning and back, but not turned off. */
export function BuiltInRules(props: {
  builtIn: readonly BuiltIn[]
  rules: readonly CheckRule[]
  onLower: (code: string) => void
  onRestore: (rule: CheckRule) => void
}) {
  const { builtIn, rules, onLower, onRestore } = props
  return (
    <section className="ui-stack" aria-labelledby="rules-built-in">
      <div>
        <h2 id="rules-built-in" className="text-md">
          製品の点検
        </h2>
        <p className="text-sm text-muted">掲載不可のものは、要確認に変えられます。オフにはできません。</p>
      </div>
      <ul className="sheet">
        {builtIn
          .filter(({ severity }) => severity === 'stop')
          .map(({ code, lowered }) => {
            const rule = rules.find((one) => one.code === code && isSwitch(one))
            return (
              <li key={code} className="sheet__body ui-row ui-row--between py-2">
                <span id={`built-in-${code}`} className="min-w-0 flex-[1_1_12rem]">
                  {findingCodeLabel(code)}
                </span>
                <Badge tone={lowered ? 'warning' : 'danger'}>{severityWord[lowered ? 'warn' : 'stop']}</Badge>
                <IfMayChange permission="rule:manage">
                  <Button
                    size="sm"
                    aria-describedby={`built-in-${code}`}
                    onClick={() => (rule ? onRestore(rule) : onLower(code))}
                  >
                    {rule ? '元に戻す' : '要確認に変更する'}
                  </Button>
                </IfMayChange>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
