import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { FileDrop } from '#web/parts/fields/file-drop.tsx'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { Crumbs } from '#web/parts/site/crumbs.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { useMay } from '#web/session/use-may.ts'
import { type CheckedRow, sendRows } from './import-jobs/checked-row.ts'
import { ColumnList } from './import-jobs/column-list.tsx'
import { ImportReport } from './import-jobs/import-report.tsx'
import type { FileRow } from './import-jobs/read-file.ts'
import '#web/parts/fields/file-drop.css'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '求人をCSVで取り込む', hidden: true })

const crumb = <Crumbs trail={[{ label: '求人管理', to: pagePath('employerJobs') }, { label: 'CSVで取り込む' }]} />

/** The step of the screen; a report's `rows` are those that were sent so far. */
type Step =
  | { at: 'choosing'; error?: string }
  | { at: 'sending'; isDry: boolean; done: number; total: number }
  | { at: 'checked'; rows: CheckedRow[]; unknown: string[] }
  | { at: 'posted'; rows: CheckedRow[] }

/** Imports a file of postings: reads it, has every line checked, and posts the right ones on request. */
export default function ImportJobs() {
  const mayPost = useMay('job:post')
  const [asDrafts, setAsDrafts] = useState(false)
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const [failure, setFailure] = useState<{ title: string; line: string } | null>(null)

  // Leaving in the middle would silently post half of the file.
  const isPosting = step.at === 'sending' && !step.isDry
  useEffect(() => {
    if (!isPosting) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isPosting])

  async function send(rows: readonly FileRow[], isDry: boolean, otherwise: Step, next: (done: CheckedRow[]) => Step) {
    setFailure(null)
    const sending = { at: 'sending', isDry, total: rows.length } as const
    setStep({ ...sending, done: 0 })
    try {
      const done = await sendRows(rows, {
        isDry,
        asDrafts,
        onProgress: (sofar) => setStep({ ...sending, done: sofar.length }),
      })
      setStep(next(done))
    } catch (error) {
      setFailure(changeFailure(error, isDry ? '確認できませんでした' : '途中までで止まりました'))
      setStep(otherwise)
    }
  }

  async function onFile(file: File) {
    setFailure(null)
    const { readPostings, textOf, UnreadableFile } = await import('./import-jobs/read-file.ts')
    try {
      if (file.size > limits.importFile) throw new UnreadableFile('ファイルは5MB以内にしてください')
      const { rows, unknown } = readPostings(textOf(new Uint8Array(await file.arrayBuffer())), asDrafts)
      await send(rows, true, { at: 'choosing' }, (checked) => ({ at: 'checked', rows: checked, unknown }))
    } catch (error) {
      const unread = 'ファイルを読み取れませんでした'
      setStep({ at: 'choosing', error: error instanceof UnreadableFile ? error.message : unread })
    }
  }

  /** Posts the lines that are ready; the report goes on naming those that are not. */
  async function post(checked: Step & { at: 'checked' }) {
    const ready = checked.rows.filter(({ outcome }) => outcome === 'ready')
    await send(ready, false, checked, (done) => {
      const after = new Map(done.map((row) => [row.line, row]))
      return { at: 'posted', rows: checked.rows.map((row) => after.get(row.line) ?? row) }
    })
  }

  async function saveTemplate() {
    const { templateText } = await import('./import-jobs/tables.ts')
    saveAs(new Blob([templateText()], { type: 'text/csv' }), '求人のひな形.csv')
  }

  return (
    <>
      <PageHead
        crumb={crumb}
        title="求人をCSVで取り込む"
        lead="1行に1件ずつ書いた求人を、まとめて確認してから、承認を申請するか下書きにします。"
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
        ) : step.at === 'choosing' ? (
          <>
            <RadioTiles legend="取り込み方">
              <RadioTile
                name="as"
                title="承認を申請する"
                help="求人に必要な項目がそろった行を申請します。"
                checked={!asDrafts}
                onChange={() => setAsDrafts(false)}
              />
              <RadioTile
                name="as"
                title="下書きとして取り込む"
                help={`書きかけの行も取り込み、あとで仕上げます。下書きとひな形は合わせて${limits.jobDraftsPerEmployer}件までです。`}
                checked={asDrafts}
                onChange={() => setAsDrafts(true)}
              />
            </RadioTiles>
            <FileDrop
              label="求人のCSVファイル"
              note={
                <>
                  CSV、1,000件・5MBまで。文字コードは<span className="whitespace-nowrap">UTF-8</span>かShift_JIS
                </>
              }
              accept=".csv,text/csv"
              onFile={(file) => void onFile(file)}
              error={step.error}
            />
          </>
        ) : step.at === 'sending' ? (
          <Sending {...step} asDrafts={asDrafts} />
        ) : (
          <div ref={focusOnce} tabIndex={-1} className="ui-stack">
            {step.at === 'checked' && step.unknown.length > 0 && (
              <Notice tone="warning" title={`読み取らない列があります：${step.unknown.join('、')}`}>
                求人に取り込むには、列の名前を「列の書き方」のとおりに修正して、ファイルを選び直してください。
              </Notice>
            )}
            <ImportReport
              rows={step.rows}
              asDrafts={asDrafts}
              actions={
                <>
                  {step.at === 'checked' ? (
                    <PostButton rows={step.rows} asDrafts={asDrafts} onPost={() => void post(step)} />
                  ) : (
                    <LinkButton to={pagePath('employerJobs', asDrafts ? { status: 'drafts' } : {})} variant="primary">
                      {asDrafts ? '下書きへ' : '求人管理へ'}
                    </LinkButton>
                  )}
                  <Button onClick={() => setStep({ at: 'choosing' })}>別のファイルを選ぶ</Button>
                </>
              }
            />
          </div>
        )}
        <ColumnList />
      </div>
    </>
  )
}

/** The part that replaces the pressed button takes its focus. */
const focusOnce = (shown: HTMLElement | null) => shown?.focus()

function Sending(props: { isDry: boolean; asDrafts: boolean; done: number; total: number }) {
  const { isDry, asDrafts, done, total } = props
  const what = isDry ? '内容を確認しています' : asDrafts ? '下書きに保存しています' : '承認を申請しています'
  return (
    <div ref={focusOnce} tabIndex={-1} className="sheet p-6">
      <p role="status">{what}…</p>
      <p className="ui-number text-sm text-muted">
        {done.toLocaleString('ja-JP')}／{total.toLocaleString('ja-JP')}件
      </p>
      <progress className="file-drop__meter mt-2 block w-full" max={total} value={done} aria-label={`${what}の進み`} />
    </div>
  )
}

function PostButton(props: { rows: readonly CheckedRow[]; asDrafts: boolean; onPost: () => void }) {
  const { rows, asDrafts, onPost } = props
  const ready = rows.filter(({ outcome }) => outcome === 'ready').length
  if (ready === 0) return null
  return (
    <Button variant="primary" onClick={onPost}>
      {ready.toLocaleString('ja-JP')}
      {asDrafts ? '件を下書きに保存する' : '件の承認を申請する'}
    </Button>
  )
}
