import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { isSwitch } from '#rules/postings/findings/operator-rule.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { severityWord } from '#web/parts/findings/severity.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { RecordSheet } from '#web/parts/lists/record-sheet.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { IfMayChange, useMayChange } from '#web/session/use-may.ts'
import { findingCodeLabel } from '#words/finding-codes.ts'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

const RuleDialog = lazyDialog(async () => (await import('./rules/rule-dialog.tsx')).RuleDialog)

export const meta = () => pageMeta({ title: '点検のルール', hidden: true })

type Open = { what: 'add' } | { what: 'end'; rule: CheckRule } | { what: 'lower'; code: string }

/** The operator's rules of the check, and which built-in findings stop a posting. */
export default function AdminRules() {
  const list = useQuery(read('listCheckRules', {}))
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const all = list.data?.rules ?? []
  const rules = all.filter(({ words, template }) => words.length > 0 || template !== null)
  const announceRemoval = useFocusAfterRemoval(
    rules.map(({ id }) => id),
    'rule',
  )

  async function end(rule: CheckRule) {
    announceRemoval(rule.id)
    const { message } = await callAndRefresh('endCheckRule', { params: { id: rule.id } })
    toast.success(message, findingCodeLabel(rule.code), `rule:${rule.id}`)
  }
  async function lower(code: string) {
    const { message } = await callAndRefresh('addCheckRule', {
      body: { code, severity: 'warn', words: [], not_words: [] },
    })
    toast.success(message, findingCodeLabel(code), `rule:${code}`)
  }

  return (
    <>
      <PageHead
        title="点検のルール"
        lead="求人の点検に、運営者の言葉を加えます。追加するとすぐに、投稿・審査の点検に使われます。"
        actions={
          <div className="ui-row">
            <LinkButton to={pagePath('approval')}>求人承認へ</LinkButton>
            <IfMayChange permission="rule:manage">
              <Button variant="primary" {...RuleDialog.near} onClick={() => setOpen({ what: 'add' })}>
                <Plus className="ui-icon" aria-hidden="true" />
                ルールを追加
              </Button>
            </IfMayChange>
          </div>
        }
      />
      <div className="ui-stack pt-6">
        <QueryState query={list} of="ルール" waiting={<SkeletonRows count={3} label="ルールを読み込み中" />}>
          {({ version, ended, built_in }) => (
            <>
              <section className="ui-stack" aria-labelledby="rules-own">
                <h2 id="rules-own" className="text-md">
                  運営者のルール{version > 0 && <span className="text-sm text-muted">（第{version}版）</span>}
                </h2>
                {rules.length === 0 ? (
                  <EmptyState title="運営者のルールはありません">
                    掲載を断る言葉や、確認したい言葉、却下の定型文を「ルールを追加」から登録できます。
                  </EmptyState>
                ) : (
                  rules.map((rule) => (
                    <RuleCard key={rule.id} rule={rule} onEnd={() => setOpen({ what: 'end', rule })} />
                  ))
                )}
              </section>
              <BuiltInRules
                builtIn={built_in}
                rules={all}
                onLower={(code) => setOpen({ what: 'lower', code })}
                onRestore={(rule) => setOpen({ what: 'end', rule })}
              />
              {ended.length > 0 && (
                <section className="ui-stack" aria-labelledby="rules-ended">
                  <h2 id="rules-ended" className="text-md">
                    外したルール
                  </h2>
                  {ended.map((rule) => (
                    <RuleCard key={rule.id} rule={rule} />
                  ))}
                </section>
              )}
            </>
          )}
        </QueryState>
      </div>
      {open?.what === 'add' && <RuleDialog onClose={close} />}
      {open?.what === 'end' && (
        <ConfirmChange
          title="ルールを外しますか？"
          verb="外す"
          busyVerb="外しています…"
          refused="ルールを外せませんでした"
          onConfirm={() => end(open.rule)}
          onClose={close}
        >
          「{findingCodeLabel(open.rule.code)}」のルールを外します。すぐに点検に反映され、記録は残ります。
        </ConfirmChange>
      )}
      {open?.what === 'lower' && (
        <ConfirmChange
          title="掲載不可を要確認に変更しますか？"
          verb="要確認に変更する"
          busyVerb="変更しています…"
          refused="変更できませんでした"
          onConfirm={() => lower(open.code)}
          onClose={close}
        >
          「{findingCodeLabel(open.code)}
          」に当たる求人は、掲載不可ではなく要確認になります。あとで元に戻せます。
        </ConfirmChange>
      )}
    </>
  )
}

type BuiltIn = ResponseData<'listCheckRules'>['built_in'][number]

/** Built-in findings that stop a posting; each can be lowered to a warning and back, but not turned off. */
function BuiltInRules(props: {
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
          標準の点検項目
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

type CheckRule = ResponseData<'listCheckRules'>['rules'][number]

/** A rule: its words, their exceptions, and its author. */
function RuleCard({ rule, onEnd }: { rule: CheckRule; onEnd?: () => void }) {
  const { id, code, severity, words, not_words, template, added_in, created_at, created_by_name } = rule
  const { ended_in, ended_at, ended_by_name } = rule
  const titleId = `rule-${id}`
  const mayManage = useMayChange('rule:manage')
  return (
    <RecordSheet
      id={titleId}
      title={findingCodeLabel(code)}
      look="nested"
      marks={
        (words.length > 0 || isSwitch(rule)) && (
          <Badge tone={severity === 'stop' ? 'danger' : 'warning'}>{severityWord[severity]}</Badge>
        )
      }
      actions={
        onEnd &&
        mayManage && (
          <Button aria-describedby={titleId} className="min-h-11" onClick={onEnd}>
            外す
          </Button>
        )
      }
    >
      <Ledger
        items={[
          ...(words.length > 0 ? [{ term: '言葉', value: words.join('、') }] : []),
          ...(isSwitch(rule)
            ? [{ term: '変更', value: '標準の点検項目を、掲載不可から要確認に変更していました' }]
            : []),
          ...(not_words.length > 0 ? [{ term: '除外する言葉', value: not_words.join('、') }] : []),
          ...(template ? [{ term: '却下の定型文', value: template }] : []),
          { term: '追加', value: changeText(added_in, created_at, created_by_name) },
          ...(ended_at ? [{ term: '終了', value: changeText(ended_in, ended_at, ended_by_name) }] : []),
        ]}
      />
    </RecordSheet>
  )
}

const changeText = (version: number | null, at: string, by: string | null) =>
  `第${version}版・${tableTimeText(at)}・${by ?? '退会した担当者'}`
