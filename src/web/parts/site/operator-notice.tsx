import { Notice } from '#web/parts/states/notice.tsx'

/** Shown while the operator has set no name. */
export function OperatorNotice({ known }: { known: boolean }) {
  if (known) return null
  return (
    <Notice tone="warning" title="運営者の名称と所在地が設定されていません">
      このサイトを公開する前に、サーバーの設定で運営者の情報を入力してください。
    </Notice>
  )
}
