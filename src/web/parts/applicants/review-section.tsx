import { useQuery } from '@tanstack/react-query'
import { offers } from '#rules/jobs/application-review.ts'
import { type JobStage, stageName } from '#rules/jobs/job-stages.ts'
import { read } from '#web/api/read-query.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { Stars } from '#web/parts/stars.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { offerLabel } from '#words/status-labels.ts'
import { DrawerSection } from './drawer-section.tsx'
import { RatingChoice } from './rating-choice.tsx'
import { TagFields } from './tag-fields.tsx'
import { type Review, useReview } from './use-review.ts'

const offerOptions = offers.map((value) => ({ value, label: offerLabel[value] }))

const stateText = { unchanged: '', saving: '保存しています…', saved: '保存しました' }

/** Stage, rating, tags and assignee, for the team only. Each change is saved at once. */
export function ReviewSection(props: {
  id: string
  stored: Review
  /** The application's `updated_at`. */
  version: string
  stages: readonly JobStage[]
  /** An offer is only shown for 採用. */
  isAccepted: boolean
  mayDecide: boolean
  /** Tags of other applicants. */
  knownTags: readonly string[]
}) {
  const { id, stored, version, stages, isAccepted, mayDecide, knownTags } = props
  const { review, state, change } = useReview(id, stored, version)
  const { data: team } = useQuery(read('readTeam'))
  const people = team?.members.map(({ id: value, name: label }) => ({ value, label })) ?? []
  const { assignee, stage } = review
  // Include a stage that the job no longer has until another is chosen.
  const steps =
    stage === null || stages.some(({ id }) => id === stage)
      ? stages
      : [...stages, { id: stage, name: stageName(stage) }]
  // Include an assignee who left the team until another is chosen.
  const assignees =
    !assignee || people.some(({ value }) => value === assignee.id)
      ? people
      : [...people, { value: assignee.id, label: assignee.name }]
  return (
    <DrawerSection
      title="社内の評価"
      aside={
        <span role="status" className={state === 'unchanged' ? '' : 'ps-3'}>
          {stateText[state]}
        </span>
      }
    >
      {mayDecide ? (
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <Field label="選考の段階">
            {(control) => (
              <Select
                {...control}
                placeholder="未設定"
                options={steps.map(({ id: value, name: label }) => ({ value, label }))}
                value={stage ?? ''}
                onChange={({ target }) => change({ stage: target.value || null })}
              />
            )}
          </Field>
          {isAccepted && (
            <Field label="内定の状況">
              {(control) => (
                <Select
                  {...control}
                  placeholder="未設定"
                  options={offerOptions}
                  value={review.offer ?? ''}
                  onChange={({ target }) => change({ offer: offers.find((each) => each === target.value) ?? null })}
                />
              )}
            </Field>
          )}
          {assignees.length > 1 && (
            <Field label="担当者">
              {(control) => (
                <Select
                  {...control}
                  placeholder="未設定"
                  options={assignees}
                  value={assignee?.id ?? ''}
                  onChange={({ target }) => {
                    const one = assignees.find(({ value }) => value === target.value)
                    change({ assignee: one ? { id: one.value, name: one.label } : null })
                  }}
                />
              )}
            </Field>
          )}
          <RatingChoice value={review.rating} onChange={(rating) => change({ rating })} />
          <div className="sm:col-span-2">
            <TagFields tags={review.tags} known={knownTags} onChange={(tags) => change({ tags })} />
          </div>
        </div>
      ) : (
        <ReviewFacts review={stored} stages={stages} />
      )}
      <p className="ui-phrase text-xs text-muted">
        チームの人だけが見られます。応募者の画面には出ませんが、応募者が自分のデータを書き出すと含まれます。
      </p>
    </DrawerSection>
  )
}

/** The same for members who only read. */
function ReviewFacts({ review, stages }: { review: Review; stages: readonly JobStage[] }) {
  const unset = <span className="text-muted">未設定</span>
  return (
    <Ledger
      items={[
        { term: '選考の段階', value: review.stage ? stageName(review.stage, stages) : unset },
        { term: '担当者', value: review.assignee?.name ?? unset },
        { term: '評価', value: review.rating ? <Stars rating={review.rating} digits={0} /> : unset },
        { term: 'タグ', value: review.tags.length > 0 ? <Tags tags={review.tags} label="タグ" /> : unset },
      ]}
    />
  )
}
