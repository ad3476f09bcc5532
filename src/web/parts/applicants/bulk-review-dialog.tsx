import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ReviewAction } from '#rules/jobs/application-review.ts'
import { defaultStages, type JobStage } from '#rules/jobs/job-stages.ts'
import { limits } from '#rules/limits.ts'
import { read } from '#web/api/read-query.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { useSending } from '#web/parts/dialogs/use-sending.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { type Option, Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { reviewSeveral } from './use-bulk.ts'
import type { ReceivedApplication } from './use-decide.ts'

/** Sets stage, tag and colleague of several applications; empty fields change nothing. */
export function BulkReviewDialog(props: {
  applications: readonly ReceivedApplication[]
  /** The job's stages; absent for several jobs. */
  stages?: readonly JobStage[] | undefined
  onClose: () => void
  onDone: () => void
}) {
  const { applications, stages = defaultStages, onClose, onDone } = props
  const [changes, setChanges] = useState<Partial<Record<ReviewAction, string>>>({})
  const { send, setFailure, frame } = useSending('変更に失敗しました')
  const team = useQuery(read('readTeam')).data?.members ?? []
  const tags = [...new Set(applications.flatMap(({ review }) => review?.tags ?? []))]

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const steps = (['stage', 'tag', 'untag', 'assignee'] as const).flatMap((action) => {
      const value = changes[action]?.trim()
      return value ? [{ action, value }] : []
    })
    if (steps.length === 0) return setFailure({ title: '変更する項目を選んでください', line: '' })
    void send(async () => {
      await reviewSeveral(applications, steps)
      onDone()
    })
  }

  const field = (action: ReviewAction) => ({
    value: changes[action] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setChanges({ ...changes, [action]: target.value }),
  })
  const choice = (action: ReviewAction, label: string, options: readonly Option[]) => (
    <Field id={`bulk-${action}`} label={label} optional>
      {(control) => <Select {...control} placeholder="変更しない" options={options} {...field(action)} />}
    </Field>
  )
  const named = (each: { id: string; name: string }) => ({ value: each.id, label: each.name })

  return (
    <FormDialog
      onClose={onClose}
      title={`${applications.length}件の段階・タグ・担当者`}
      about={<p className="ui-phrase text-sm">応募者には通知されません。10秒以内なら取り消せます。</p>}
      verb="変更する"
      busyVerb="変更しています…"
      {...frame}
      onSubmit={onSubmit}
    >
      {choice('stage', '選考の段階', stages.map(named))}
      <Field id="bulk-tag" label="付けるタグ" optional>
        {(control) => <TextInput {...control} maxLength={limits.applicationTag} {...field('tag')} />}
      </Field>
      {tags.length > 0 &&
        choice(
          'untag',
          '外すタグ',
          tags.map((value) => ({ value, label: value })),
        )}
      {team.length > 1 && choice('assignee', '担当者', team.map(named))}
    </FormDialog>
  )
}
