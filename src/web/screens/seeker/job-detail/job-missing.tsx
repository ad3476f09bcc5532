import { pagePath } from '#contract/page-addresses.ts'
import { usePageTitle } from '#web/frame/use-page-title.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { refusalSentence } from '#words/refusals.ts'

/** There is no such job for this reader; `over`: it existed and is closed. */
export function JobMissing({ over = false }: { over?: boolean }) {
  const title = refusalSentence[over ? 'job-closed' : 'job-not-found']
  usePageTitle(title)
  return (
    <NotFoundState
      title={title}
      back={
        <LinkButton to={pagePath('home', { keyword: '' })} variant="primary" size="lg">
          求人を探す
        </LinkButton>
      }
    >
      {over ? 'ほかの求人も、同じ書式で並べて比べられます。' : '掲載が終わったか、アドレスが変わった可能性があります。'}
    </NotFoundState>
  )
}
