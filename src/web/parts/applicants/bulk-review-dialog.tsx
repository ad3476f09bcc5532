import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { defaultStages, type JobStage } from '#rules/jobs/job-stages.ts'
import { limits } from '#rules/limits.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { read } from '#web/api/read-query.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { type ReviewStep, reviewSeveral } from './use-bulk.ts'
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
  const [stage, setStage] = useState('')
  const [tag, setTag] = useState('')
  const [untag, setUntag] = useState('')
  const [assignee, setAssignee] = useState('')
  const [failure, setFailure] = useState<{ title: string; line: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const team = useQuery(read('readTeam')).data?.members ?? []
  const tags = [...new Set(applications.flatMap(({ review }) => review?.tags ?? []))]

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const steps: ReviewStep[] = []
    if (stage) steps.push({ action: 'stage', value: stage })
    if (tag.trim()) steps.push({ action: 'tag', value: tag.trim() })
    if (untag) steps.push({ action: 'untag', value: untag })
    if (assignee) steps.push({ action: 'assignee', value: assignee })
    if (steps.length === 0) return setFailure({ title: '変更する項目を選んでください', line: '' })
    setBusy(true)
    try {
      await reviewSeveral(applications, steps)
      onDone()
    } catch (error) {
      setFailure(changeFailure(error, '変更に失敗しました'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      title={`${applications.length}件の段階・タグ・担当者`}
      about={<p className="ui-phrase text-sm">応募者には通知されません。10秒以内なら取り消せます。</p>}
      failure={failure}
      verb="変更する"
      busyVerb="変更しています…"
      busy={busy}
      onSubmit={onSubmit}
    >
      <Field id="bulk-stage" label="選考の段階" optional>
        {(control) => (
          <Select
            {...control}
            placeholder="変更しない"
            options={stages.map(({ id, name }) => ({ value: id, label: name }))}
            value={stage}
            onChange={({ target }) => setStage(target.value)}
          />
        )}
      </Field>
      <Field id="bulk-tag" label="付けるタグ" optional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={limits.applicationTag}
            value={tag}
            onChange={({ target }) => setTag(target.value)}
          />
        )}
      </Field>
      {tags.length > 0 && (
        <Field id="bulk-untag" label="外すタグ" optional>
          {(control) => (
            <Select
              {...control}
              placeholder="変更しない"
              options={tags.map((value) => ({ value, label: value }))}
              value={untag}
              onChange={({ target }) => setUntag(target.value)}
            />
          )}
        </Field>
      )}
      {team.length > 1 && (
        <Field id="bulk-assignee" label="担当者" optional>
          {(control) => (
            <Select
              {...control}
              placeholder="変更しない"
              options={team.map(({ id, name }) => ({ value: id, label: name }))}
              value={assignee}
              onChange={({ target }) => setAssignee(target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
