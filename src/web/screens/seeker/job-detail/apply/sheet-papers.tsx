import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { gapsOf, isBlankPaper, type PaperKind, type PaperSource, paperKinds } from '#rules/people/papers.ts'
import { askName } from '#rules/postings/asks.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FieldMark } from '#web/parts/fields/field.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { PaperLookChoice } from '#web/resumes/paper-look-choice.tsx'
import { PaperPages } from '#web/resumes/paper-pages.tsx'
import { ResumeUpload } from '#web/resumes/resume-upload.tsx'
import { fileSizeText } from '#words/file-size.ts'
import { paperGapLabel, paperLabel } from '#words/paper-labels.ts'
import { type AppliedJob, type ApplyForm, asksAnything, missingAsks } from './apply-values.ts'

/** 1: the requested papers, made from the profile or taken from files. */
export function SheetPapers({ form, job, isDraft }: { form: ApplyForm; job: AppliedJob; isDraft: boolean }) {
  const papers = form.watch('papers')
  const source = usePaperSource()
  const { getValues, setValue } = form
  const chosen = useRef(isDraft)
  // A blank paper is not sent unless the reader ticks it.
  useEffect(() => {
    if (!source || chosen.current) return
    chosen.current = true
    if (form.formState.dirtyFields.papers) return
    const filled = getValues('papers').filter((kind) => !isBlankPaper(kind, source))
    setValue('papers', filled)
  }, [source, form, getValues, setValue])
  const asked = job.asks.filter((ask) => ask !== 'none')
  const missing = missingAsks(job, form.watch())
  return (
    <section>
      <h3>
        <span className="text-lg font-mincho text-primary-ink">1</span>
        {asked.length > 0 ? '提出する書類' : '書類'}
        <FieldMark optional={asked.length === 0} />
      </h3>
      {asked.length > 0 && <p className="text-sm">{asked.map((ask) => askName[ask]).join('、')}</p>}
      <div className="grid gap-2 lg:grid-cols-[1fr_1fr]">
        {paperKinds.map((kind) => (
          <Paper key={kind} form={form} kind={kind} ticked={papers.includes(kind)} source={source} />
        ))}
      </div>
      {papers.length > 0 && <PaperLookChoice kind={papers.includes('rirekisho') ? 'rirekisho' : 'shokumukeirekisho'} />}
      <Files form={form} offersNewest={!asksAnything(job)} />
      {missing.length > 0 && (
        <p className="text-sm" role="status">
          {missing.map((ask) => askName[ask]).join('、')}を添えずに送ります。添えなくても応募できます。
        </p>
      )}
    </section>
  )
}

/** Profile and papers; null until they are read. Reading the papers also makes the server load its typesetting. */
function usePaperSource(): PaperSource | null {
  const papers = useQuery(read('readPapers')).data?.papers
  const user = useQuery(read('readProfile')).data?.user
  return useMemo(() => (papers && user ? { ...user, ...papers } : null), [papers, user])
}

/** A paper made from the profile, with what it lacks and a preview. */
function Paper(props: { form: ApplyForm; kind: PaperKind; ticked: boolean; source: PaperSource | null }) {
  const { form, kind, ticked, source } = props
  const gaps = source ? gapsOf(kind, source).map((gap) => paperGapLabel[gap]) : []
  /** The previewed motive; updated with a delay, because rendering takes a moment. */
  const [shown, setShown] = useState<string | null>(null)
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center py-1.5 pl-3 pr-2 border border-rule-strong rounded-md data-ticked:border-primary data-ticked:[box-shadow:inset_0_0_0_1px_var(--primary)]"
      data-ticked={ticked || undefined}
    >
      <Checkbox {...form.register('papers')} value={kind} label={<b>{paperLabel[kind]}</b>} />
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={shown !== null}
        aria-label={`${paperLabel[kind]}を${shown === null ? '確認' : '閉じる'}`}
        onClick={() => setShown(shown === null ? form.getValues('motive').trim() : null)}
      >
        {shown === null ? '確認' : '閉じる'}
      </Button>
      <small className="col-span-full text-xs text-muted">
        プロフィールから作成{gaps.length > 0 && `　未記入：${gaps.join('、')}`}
      </small>
      {shown !== null && (
        <div className="col-span-full grid gap-2 py-2">
          <PaperPages kind={kind} motive={kind === 'rirekisho' ? shown : ''} />
          <p className="text-xs text-muted">
            この内容で送ります。修正は「<Link to={pagePath('papers')}>履歴書・職務経歴書</Link>」で行えます。
          </p>
        </div>
      )}
    </div>
  )
}

/** Up to three stored files, and a new one. */
function Files({ form, offersNewest }: { form: ApplyForm; offersNewest: boolean }) {
  const { data, isPending, isError, refetch } = useQuery(read('listResumes'))
  const { getValues, setValue } = form
  const chosen = form.watch('files')

  // Preselects the newest file once; later choices stay. A chosen file may have been deleted elsewhere.
  const offered = useRef(false)
  useEffect(() => {
    if (!data) return
    const there = getValues('files').filter((id) => data.resumes.some((resume) => resume.id === id))
    const newest = data.resumes[0]
    const isFresh = !offered.current && there.length === 0 && !form.formState.isDirty
    setValue('files', offersNewest && isFresh && newest ? [newest.id] : there)
    offered.current = true
  }, [data, getValues, setValue, offersNewest, form.formState.isDirty])

  const resumes = data?.resumes ?? []
  return (
    <fieldset className="ui-stack ui-stack--tight">
      <legend className="text-sm">ファイルを添付する</legend>
      {isPending ? (
        <SkeletonText lines={1} label="保存したファイルを読み込み中" />
      ) : isError ? (
        <div className="ui-row ui-row--tight text-sm">
          <span>保存したファイルを読み込めませんでした。</span>
          <Button size="sm" onClick={() => void refetch()}>
            もう一度読み込む
          </Button>
        </div>
      ) : (
        resumes.map((resume) => (
          <Checkbox
            key={resume.id}
            {...form.register('files')}
            value={resume.id}
            disabled={chosen.length >= limits.resumesPerApplication && !chosen.includes(resume.id)}
            label={
              <span className="min-w-0">
                {resume.name} <span className="ui-number text-xs text-muted">{fileSizeText(resume.size)}</span>
              </span>
            }
          />
        ))
      )}
      <ResumeUpload
        onDone={(resume) => {
          const before = getValues('files').slice(0, limits.resumesPerApplication - 1)
          setValue('files', [...before, resume.id], { shouldDirty: true })
        }}
      />
    </fieldset>
  )
}
