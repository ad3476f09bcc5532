import { useQuery } from '@tanstack/react-query'
import { Plus, Star, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { offers } from '#rules/jobs/application-review.ts'
import { type JobStage, stageName } from '#rules/jobs/job-stages.ts'
import { limits } from '#rules/limits.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { Stars } from '#web/parts/stars.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { offerLabel } from '#words/status-labels.ts'
import { DrawerSection } from './drawer-section.tsx'
import type { ReceivedApplication } from './use-decide.ts'
import '#web/parts/tags.css'
import '#web/parts/fields/field.css'

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

/** Removable tags, and a field for a new one that suggests `known` tags. */
function TagFields(props: { tags: readonly string[]; known: readonly string[]; onChange: (tags: string[]) => void }) {
  const { tags, known, onChange } = props
  const [text, setText] = useState('')
  const list = useId()
  const isFull = tags.length >= limits.applicationTags

  function add() {
    const tag = text.trim()
    if (tag.length > limits.applicationTag) return
    setText('')
    if (tag && !tags.includes(tag)) onChange([...tags, tag])
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends a composition; Safari marks it only by key code 229.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    add()
  }

  return (
    <div className="ui-stack ui-stack--tight">
      <Field label="タグ" {...(isFull && { hint: `タグは${limits.applicationTags}件までです。` })}>
        {(control) => (
          <div className="ui-row ui-row--nowrap ui-row--tight">
            <TextInput
              {...control}
              className="min-w-0 flex-1"
              value={text}
              list={list}
              autoComplete="off"
              maxLength={limits.applicationTag}
              disabled={isFull}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={onKeyDown}
            />
            <Button disabled={isFull || text.trim() === ''} onClick={add}>
              <Plus className="ui-icon" aria-hidden="true" />
              追加
            </Button>
          </div>
        )}
      </Field>
      <datalist id={list}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul className="ui-row ui-row--tight" aria-label="付けたタグ">
          {tags.map((tag) => (
            <li key={tag} className="tags__tag min-h-8 ps-3">
              {tag}
              <button
                type="button"
                aria-label={`${tag}を外す`}
                onClick={() => onChange(tags.filter((it) => it !== tag))}
              >
                <X className="ui-icon ui-icon--small" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const ratings = [1, 2, 3, 4, 5]

/** One to five stars, or none. */
function RatingChoice({ value, onChange }: { value: number | null; onChange: (value: number | null) => void }) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend>評価</legend>
      <div className="flex items-center min-h-11">
        {ratings.map((rating) => (
          <label
            key={rating}
            className={`relative grid h-11 w-9 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus ${rating <= (value ?? 0) ? 'text-(--star) *:fill-current' : 'text-field'}`}
          >
            <input
              className="sr-only"
              type="radio"
              name={name}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            <Star className="size-6 stroke-[1.5]" aria-hidden="true" />
            <span className="sr-only">5段階の{rating}</span>
          </label>
        ))}
        {value !== null && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            評価をクリア
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type Review = NonNullable<ReceivedApplication['review']>

/**
 * The review of an application. A change shows at once, is saved after the former one, and is reverted with the reason
 * when saving fails.
 */
function useReview(id: string, stored: Review, version: string) {
  const read = useRef(version)
  // A newer read replaces it; an older one is a list that has not been refreshed.
  if (version > read.current) read.current = version
  const [changed, setChanged] = useState<Review | null>(null)
  const [state, setState] = useState<'unchanged' | 'saving' | 'saved'>('unchanged')
  const latest = useRef<Review | null>(null)
  const saving = useRef(false)

  async function save() {
    if (saving.current) return
    saving.current = true
    setState('saving')
    try {
      while (latest.current) {
        const sent = latest.current
        const { tags, rating, stage, offer, assignee } = sent
        const body = { tags, rating, stage, offer, assignee_id: assignee?.id ?? null, version: read.current }
        const { data, refreshed } = await call('reviewApplication', { params: { id }, body })
        read.current = data.updated_at
        await refreshed
        if (latest.current === sent) latest.current = null
      }
      setState('saved')
    } catch (error) {
      latest.current = null
      setState('unchanged')
      reportFailure(error, '評価を保存できませんでした', `review:${id}`)
    } finally {
      saving.current = false
      setChanged(null)
    }
  }

  return {
    review: changed ?? stored,
    state,
    change(part: Partial<Review>) {
      latest.current = { ...(latest.current ?? stored), ...part }
      setChanged(latest.current)
      void save()
    },
  }
}
