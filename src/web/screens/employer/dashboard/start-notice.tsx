import { pagePath } from '#contract/page-addresses.ts'
import { LinkButton } from '#web/parts/button.tsx'
import type { EmployerStep } from '#web/parts/employer-steps.ts'
import { Notice } from '#web/parts/states/notice.tsx'

/** The link to the three steps until they are done. */
export function StartNotice({ steps }: { steps: readonly EmployerStep[] | undefined }) {
  const left = steps?.filter(({ isDone }) => !isDone) ?? []
  if (left.length === 0) return null
  return (
    <Notice tone="info" title={`掲載までの手順が残っています：${left.map(({ title }) => title).join('、')}`}>
      <LinkButton to={pagePath('employerStart')} size="sm">
        手順を見る
      </LinkButton>
    </Notice>
  )
}
