import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FileDrop } from '#web/parts/fields/file-drop.tsx'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { Crumbs } from '#web/parts/site/crumbs.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { useMay } from '#web/session/use-may.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { type PostingColumn, postingColumns } from '#words/posting-columns.ts'
import { type CheckedRow, isStopped, readFile } from './import-jobs/checked-row.ts'
import { ImportReport, UndoButton } from './import-jobs/import-report.tsx'
import '#web/parts/fields/file-drop.css'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '求人を取り込む', hidden: true })

const crumb = <Crumbs trail={[{ label: '求人管理', to: pagePath('employerJobs') }, { label: '取り込み' }]} />

/** The step of the screen. */
type Step =
  | { at: 'choosing'; error?: string }
  | { at: 'checking' }
  | { at: 'sending'; total: number }
  | { at: 'checked'; file: File; rows: CheckedRow[]; unknown: string[] }
  | { at: 'posted'; rows: CheckedRow[]; id: string | undefined }
  | { at: 'undone'; gone: number; kept: number }

/** Imports a file of postings: has every row checked, and posts the right ones on request. */
export default function ImportJobs() {
  const mayPost = useMay('job:post')
  const imports = useQuery({ ...read('listImports'), enabled: mayPost })
  const [asDrafts, setAsDrafts] = useState(false)
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const [withStopped, setWithStopped] = useState(false)
  const [failure, setFailure] = useState<{ title: string; line: string } | null>(null)

  // Leaving halfway would silently post only part of the file.
  const isPosting = step.at === 'sending'
  useEffect(() => {
    if (!isPosting) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isPosting])

  async function onFile(file: File) {
    setFailure(null)
    setWithStopped(false)
    if (file.size > limits.importFile) return setStep({ at: 'choosing', error: 'ファイルは5MB以内にしてください' })
    setStep({ at: 'checking' })
    try {
      const { rows, unknown } = await readFile(file, { asDrafts, dryRun: true })
      setStep({ at: 'checked', file, rows, unknown })
    } catch (error) {
      const wrong = error instanceof ApiError && error.errors.find(({ path }) => path === 'file')
      if (!wrong) setFailure(changeFailure(error, '確認できませんでした'))
      setStep({ at: 'choosing', ...(wrong && { error: wrong.msg }) })
    }
  }

  /** Posts the ready rows; the report continues to list the others. */
  async function post(checked: Step & { at: 'checked' }) {
    setFailure(null)
    setStep({ at: 'sending', total: readyRows(checked.rows, asDrafts || withStopped).length })
    try {
      const { rows, id } = await readFile(checked.file, { asDrafts, withoutStopped: !asDrafts && !withStopped })
      setStep({ at: 'posted', id, rows })
    } catch (error) {
      setFailure(changeFailure(error, '取り込みが途中で止まりました'))
      setStep(checked)
    }
  }

  function onUndone(outcomes: { done: boolean }[]) {
    const gone = outcomes.filter(({ done }) => done).length
    setStep({ at: 'undone', gone, kept: outcomes.length - gone })
  }

  async function saveTemplate() {
    const { templateText } = await import('./import-jobs/tables.ts')
    saveAs(new Blob([templateText()], { type: 'text/csv' }), '求人のひな形.csv')
  }

  return (
    <>
      <PageHead
        crumb={crumb}
        title="求人を取り込む"
        lead="1行に1件ずつ入力したファイルから、求人をまとめて取り込みます。"
        actions={
          <Button onClick={() => void saveTemplate()}>
            <Download className="ui-icon" aria-hidden="true" />
            ひな形をダウンロード
          </Button>
        }
      />
      <div className="ui-stack pt-6">
        {failure && (
          <Notice tone="danger" title={failure.title}>
            {failure.line} 同じ求人が二重に取り込まれることはありません。
          </Notice>
        )}
        {!mayPost ? (
          <EmptyState title="閲覧のみの権限では取り込めません">
            チームのオーナーか採用担当の方にご依頼ください。
          </EmptyState>
        ) : step.at === 'choosing' && imports.isLoading ? (
          // Wait for the last imports, which are above the form and would move it.
          <SkeletonRows count={6} />
        ) : step.at === 'choosing' ? (
          <>
            <LastImports imports={imports.data?.imports ?? []} onUndone={onUndone} />
            <RadioTiles legend="取り込み方">
              <RadioTile
                name="as"
                title="承認を申請する"
                help="必要な項目がそろった行を申請します。"
                checked={!asDrafts}
                onChange={() => setAsDrafts(false)}
              />
              <RadioTile
                name="as"
                title="下書きとして取り込む"
                help="書きかけの行も取り込み、あとで仕上げます。"
                checked={asDrafts}
                onChange={() => setAsDrafts(true)}
              />
            </RadioTiles>
            <FileDrop
              label="求人のファイル"
              note="Excel（.xlsx）・CSV・タブ区切り、1,000件・5MBまで"
              accept=".xlsx,.csv,.tsv,.txt,text/csv"
              onFile={(file) => void onFile(file)}
              error={step.error}
            />
          </>
        ) : step.at === 'checking' ? (
          <div ref={focusOnce} tabIndex={-1} className="sheet p-6">
            <p role="status">内容を確認しています…</p>
          </div>
        ) : step.at === 'sending' ? (
          <Sending {...step} asDrafts={asDrafts} />
        ) : step.at === 'undone' ? (
          <div ref={focusOnce} tabIndex={-1} className="ui-stack">
            <Notice tone="success" title={`${step.gone.toLocaleString('ja-JP')}件の取り込みを取り消しました`}>
              {step.kept > 0 &&
                `${step.kept.toLocaleString('ja-JP')}件は、審査が済んでいるか、あとから変更されたため残しました。`}
            </Notice>
            <div className="ui-row">
              <Button onClick={() => setStep({ at: 'choosing' })}>別のファイルを選ぶ</Button>
            </div>
          </div>
        ) : (
          <div ref={focusOnce} tabIndex={-1} className="ui-stack">
            {step.at === 'checked' && step.unknown.length > 0 && (
              <Notice tone="warning" title={`読み取らない列があります：${step.unknown.join('、')}`}>
                求人に取り込むには、列の名前を「列の書き方」のとおりに修正して、ファイルを選び直してください。
              </Notice>
            )}
            {step.at === 'checked' && !asDrafts && step.rows.some(isStopped) && (
              <StoppedQuestion rows={step.rows} checked={withStopped} onChange={setWithStopped} />
            )}
            <ImportReport
              rows={step.rows}
              asDrafts={asDrafts}
              actions={
                <>
                  {step.at === 'checked' ? (
                    <PostButton
                      ready={readyRows(step.rows, asDrafts || withStopped).length}
                      asDrafts={asDrafts}
                      onPost={() => void post(step)}
                    />
                  ) : (
                    <LinkButton to={pagePath('employerJobs', asDrafts ? { status: 'drafts' } : {})} variant="primary">
                      {asDrafts ? '下書きへ' : '求人管理へ'}
                    </LinkButton>
                  )}
                  {step.at === 'posted' && step.id && <UndoButton id={step.id} onDone={onUndone} />}
                  <Button onClick={() => setStep({ at: 'choosing' })}>別のファイルを選ぶ</Button>
                </>
              }
            />
          </div>
        )}
        {!imports.isLoading && <ColumnList />}
      </div>
    </>
  )
}

/** Imports of the last hour, which can be undone after leaving the screen and by colleagues. */
function LastImports(props: {
  imports: ResponseData<'listImports'>['imports']
  onUndone: (outcomes: { done: boolean }[]) => void
}) {
  const { imports, onUndone } = props
  return imports.map(({ id, imported_at, jobs, drafts }) => (
    <Notice key={id} title={`${monthDayTimeText(imported_at)}に、${countText(jobs, drafts)}を取り込みました`}>
      <UndoButton id={id} onDone={onUndone} />
    </Notice>
  ))
}

const countText = (jobs: number, drafts: number) =>
  [jobs > 0 && `求人${jobs.toLocaleString('ja-JP')}件`, drafts > 0 && `下書き${drafts.toLocaleString('ja-JP')}件`]
    .filter(Boolean)
    .join('と')

const columns: Column<PostingColumn>[] = [
  {
    name: '列の名前',
    kind: 'title',
    cell: ({ label, required }) => (
      <>
        {label}
        {required && <span className="whitespace-nowrap text-xs text-muted">（必須）</span>}
      </>
    ),
  },
  { name: '書き方', cell: ({ note }) => note },
  {
    name: '例',
    cell: ({ example }) => <span className="block min-w-40 whitespace-pre-line">{example || '（空欄）'}</span>,
  },
]

/** Groups of columns as in the form; the first holds all others and is open. */
const groups = [
  { title: '基本情報', paths: null },
  { title: '給与', paths: /^terms\.pay\.(?!cycle)/ },
  { title: '雇用期間・試用期間', paths: /^terms\.(?:period|trial)/ },
  { title: '業務と就業場所', paths: /^terms\.(?:duties|workplace)/ },
  { title: '就業時間・休憩・時間外労働', paths: /^terms\.hours/ },
  { title: '休日・休暇', paths: /^terms\.holidays/ },
  { title: '加入保険・派遣・年齢制限', paths: /^terms\.(?:insurance|dispatched|age_limit)/ },
  { title: '働き方（期間・日数・時間帯・特徴）', paths: /^terms\.(?:ways|pay\.cycle)/ },
  { title: '選考', paths: /^terms\.selection/ },
]
const columnsOf = Map.groupBy(postingColumns, ({ path }) => groups.find(({ paths }) => paths?.test(path)) ?? groups[0])

/** The columns that a file may have. */
function ColumnList() {
  return (
    <section aria-labelledby="columns-title" className="ui-stack ui-stack--tight">
      <h2 id="columns-title" className="text-lg font-bold">
        列の書き方
      </h2>
      <p className="ui-phrase text-sm text-muted">
        列の名前を1行に入力します。上に表題の行があってもかまいません。順番は自由で、使わない列は省けます。「管理番号」か内容が同じ求人は、何度取り込んでも一度だけ申請されます。
      </p>
      {groups.map((group, at) => (
        <details key={group.title} className="sheet overflow-clip" open={at === 0}>
          <summary className="cursor-pointer px-4 py-2.5 text-sm font-bold">
            {group.title}
            <span className="ui-number ms-2 text-xs font-normal text-muted">{columnsOf.get(group)?.length}列</span>
          </summary>
          <div className="border-t border-rule [&_td]:py-1.5 [&_td]:first:w-48">
            <Table columns={columns} rows={columnsOf.get(group) ?? []} rowKey={({ label }) => label} />
          </div>
        </details>
      ))}
    </section>
  )
}

/** Takes the focus of the pressed button that it replaces. */
const focusOnce = (shown: HTMLElement | null) => shown?.focus()

/** The rows to send; those with a stop finding only on request. */
const readyRows = (rows: readonly CheckedRow[], withStopped: boolean) =>
  rows.filter((row) => row.outcome === 'ready' && (withStopped || !isStopped(row)))

function Sending({ asDrafts, total }: { asDrafts: boolean; total: number }) {
  const what = asDrafts ? '下書きに保存しています' : '承認を申請しています'
  return (
    <div ref={focusOnce} tabIndex={-1} className="sheet p-6">
      <p role="status">{what}…</p>
      <p className="ui-number text-sm text-muted">{total.toLocaleString('ja-JP')}件</p>
      <progress className="file-drop__meter mt-2 block w-full" aria-label={`${what}の進み`} />
    </div>
  )
}

/** Rows with stop findings are left out unless the person includes them. */
function StoppedQuestion(props: {
  rows: readonly CheckedRow[]
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const { rows, checked, onChange } = props
  const stopped = rows.filter(isStopped).length.toLocaleString('ja-JP')
  return (
    <Notice tone="warning" title={`${stopped}件に、掲載不可の指摘があります`}>
      <p>このままでは掲載できないため、申請しません。修正してから取り込むか、下書きとして取り込んでください。</p>
      <Checkbox
        label={`指摘のある${stopped}件も申請する`}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Notice>
  )
}

function PostButton({ ready, asDrafts, onPost }: { ready: number; asDrafts: boolean; onPost: () => void }) {
  if (ready === 0) return null
  return (
    <Button variant="primary" onClick={onPost}>
      {ready.toLocaleString('ja-JP')}
      {asDrafts ? '件を下書きに保存する' : '件の承認を申請する'}
    </Button>
  )
}
