import { CircleCheck } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { type EmployerStep, useEmployerSteps } from '#web/parts/employer-steps.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: 'はじめに', hidden: true })

/** A new employer's three steps to the first posting. */
export default function EmployerStart() {
  return (
    <>
      <PageHead title="はじめに" lead="3つの手順で、求人を掲載できます。どの順番でも進められます。" />
      <div className="ui-stack pt-6">
        <QueryState query={useEmployerSteps()} of="手順" waiting={<SkeletonRows count={3} label="手順を読み込み中" />}>
          {(steps) => <Steps steps={steps} />}
        </QueryState>
      </div>
    </>
  )
}

function Steps({ steps }: { steps: readonly EmployerStep[] }) {
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <>
      {!next && <Notice tone="success" title="掲載の準備が完了しました" />}
      <ol className="ui-stack" aria-label="掲載までの手順">
        {steps.map((step, at) => (
          <StepRow key={step.title} step={step} number={at + 1} isNext={step === next} />
        ))}
      </ol>
      <div className="ui-row">
        <LinkButton to={pagePath('employerDashboard')}>概要へ</LinkButton>
        <LinkButton to={pagePath('forEmployers')} variant="ghost">
          費用と審査について
        </LinkButton>
      </div>
    </>
  )
}

function StepRow({ step, number, isNext }: { step: EmployerStep; number: number; isNext: boolean }) {
  const { title, line, to, verb, isDone } = step
  return (
    <li className="sheet sheet__body ui-row ui-row--between gap-4">
      <div className="min-w-0">
        <h2 className="text-md">
          {number}. {title}
        </h2>
        <p className="ui-phrase text-sm text-muted mt-1">{line}</p>
      </div>
      {isDone ? (
        <span className="inline-flex items-center gap-1 text-sm">
          <CircleCheck className="ui-icon" aria-hidden="true" />
          完了
        </span>
      ) : (
        <LinkButton to={to} variant={isNext ? 'primary' : 'secondary'}>
          {verb}
        </LinkButton>
      )}
    </li>
  )
}
