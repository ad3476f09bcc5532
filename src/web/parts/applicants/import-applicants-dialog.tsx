import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { FileDrop } from '#web/parts/fields/file-drop.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { FailureNotice } from '#web/parts/states/failure-notice.tsx'
import { Notice } from '#web/parts/states/notice.tsx'

type Row = ResponseData<'importExternalApplicants'>['results'][number]

const columns = {
  name: '氏名',
  email: 'メールアドレス',
  phone: '電話番号',
  letter: '応募メッセージ',
  source: '応募経路',
}
const columnOf = (path: string) => columns[path as keyof typeof columns] ?? '行'

/** Adds applicants from a file, and reports each line that was not added. */
export function ImportApplicantsDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [rows, setRows] = useState<Row[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | undefined>()
  const [failure, setFailure] = useState<ChangeFailure | null>(null)

  async function onFile(file: File) {
    setFault(undefined)
    setFailure(null)
    if (file.size > limits.jsonBody) return setFault('ファイルは256KB以内にしてください')
    const body = new FormData()
    body.set('file', file)
    setBusy(true)
    try {
      const { data, refreshed } = await call('importExternalApplicants', { params: { jobId }, body })
      await refreshed
      setRows(data.results)
    } catch (error) {
      const wrong = error instanceof ApiError && error.errors.find(({ path }) => path === 'csv')
      if (wrong) setFault(wrong.msg)
      else setFailure(changeFailure(error, '応募者を追加できませんでした'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="CSVで応募者を追加する"
      describedBy="import-about"
      busy={busy}
    >
      <DialogBody>
        {rows ? (
          <Report rows={rows} />
        ) : (
          <>
            <p className="ui-phrase text-sm" id="import-about">
              1行目に、列の名前（{Object.values(columns).join('、')}
              ）を入力してください。氏名と、メールアドレスか電話番号が必要です。メールアドレスのある方には、登録した情報と削除の方法をメールでお知らせします。
            </p>
            <FailureNotice failure={failure} />
            <FileDrop
              label="応募者のファイル"
              note={busy ? '追加しています…' : 'CSV（UTF-8・Shift_JIS）、200名まで'}
              accept=".csv,text/csv"
              onFile={(file) => void onFile(file)}
              error={fault}
              disabled={busy}
            />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        {rows ? (
          <>
            <Button onClick={() => setRows(null)}>別のファイルを選ぶ</Button>
            <Button variant="primary" onClick={onClose}>
              閉じる
            </Button>
          </>
        ) : (
          <>
            <Button disabled={busy} onClick={onClose}>
              キャンセル
            </Button>
            <Button disabled={busy} onClick={saveTemplate}>
              <Download className="ui-icon" aria-hidden="true" />
              ひな形をダウンロード
            </Button>
          </>
        )}
      </DialogFoot>
    </Dialog>
  )
}

/** Only the headings, because an example would be added as a person. */
function saveTemplate() {
  saveAs(new Blob([`\ufeff${Object.values(columns).join(',')}\r\n`], { type: 'text/csv' }), '応募者のひな形.csv')
}

function Report({ rows }: { rows: readonly Row[] }) {
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const [added, before] = [count('added'), count('already-added')]
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong')
  return (
    <div className="ui-stack" data-first tabIndex={-1} role="status" id="import-about">
      <Notice tone={wrong.length > 0 ? 'warning' : 'success'} title={`${added}件を追加しました`}>
        {wrong.length > 0 && `${wrong.length}件は修正が必要です。修正した行だけのファイルを追加してください。`}
        {before > 0 && `${before}件は、同じメールアドレスの方が既に登録されています。`}
      </Notice>
      {wrong.length > 0 && (
        <ul className="ui-stack ui-stack--tight text-sm">
          {wrong.map(({ line, errors }) => (
            <li key={line}>
              <b>{line}行目</b>：{errors.map(({ path, msg }) => `${columnOf(path)}：${msg}`).join('、')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
