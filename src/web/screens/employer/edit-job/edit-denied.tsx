import { LinkButton } from '#web/parts/button.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { refusalSentence } from '#words/refusals.ts'

/** There is no such job, or it is somebody else's. */
export function EditDenied({ exists, back }: { exists: boolean; back: string }) {
  return (
    <EmptyState
      title={refusalSentence[exists ? 'not-allowed' : 'job-not-found']}
      actions={<LinkButton to={back}>求人管理へ戻る</LinkButton>}
    >
      削除されたか、ほかの方の求人の可能性があります。
    </EmptyState>
  )
}
