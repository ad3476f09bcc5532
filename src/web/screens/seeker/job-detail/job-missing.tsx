import { usePageTitle } from '#web/frame/use-page-title.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { NotFoundState } from '#web/parts/not-found-state.tsx'
import { refusalSentence } from '#words/refusals.ts'

/** No such job, or none for this reader. */
export function JobMissing() {
  usePageTitle(refusalSentence['job-not-found'])
  return (
    <NotFoundState
      title={refusalSentence['job-not-found']}
      back={
        <LinkButton to="/?keyword=" variant="primary" size="lg">
          求人を探す
        </LinkButton>
      }
    >
      掲載が終わったか、アドレスが変わった可能性があります。
    </NotFoundState>
  )
}
