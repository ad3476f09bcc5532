import { FileDrop, FileRow } from '#web/parts/fields/file-drop.tsx'
import { fileSizeText } from '#words/file-size.ts'
import { type Resume, useResumeUpload } from './use-resume-upload.ts'

/** Uploads a resume with progress. `onDone` gets the stored resume. */
export function ResumeUpload({ onDone }: { onDone: (resume: Resume) => void }) {
  const { sending, fault, send, cancel } = useResumeUpload(onDone)
  return (
    <div className="ui-stack ui-stack--tight">
      <FileDrop
        label="履歴書のファイル"
        note="PDF・DOCX、10MBまで"
        accept=".pdf,.docx"
        onFile={send}
        error={fault}
        disabled={sending !== null}
      />
      {sending && (
        <FileRow
          name={sending.name}
          sizeText={fileSizeText(sending.size)}
          progress={sending.progress}
          removeLabel={`${sending.name}の送信を取り消す`}
          onRemove={cancel}
        />
      )}
    </div>
  )
}
