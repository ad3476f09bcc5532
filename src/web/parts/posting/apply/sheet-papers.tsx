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
import { RetryLine } from '#web/parts/states/retry-line.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { PaperLookChoice } from '#web/resumes/paper-look-choice.tsx'
import { PaperPages, usePaperPicture } from '#web/resumes/paper-pages.tsx'
import { ResumeUpload } from '#web/resumes/resume-upload.tsx'
import { useResumeUpload } from '#web/resumes/use-resume-upload.ts'
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
  /** The previewed motive is that of the press, because rendering takes a moment. */
  const [preview, setPreview] = useState<{ kind: PaperKind; motive: string } | null>(null)
  const files = useRef<HTMLDivElement>(null)
  const chooseFile = () => files.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()
  return (
    <section className="grid gap-2.5">
      <h3>
        <span className="text-lg font-mincho text-primary-ink">1</span>
        {asked.length > 0 ? '提出する書類' : '書類'}
        <FieldMark optional={asked.length === 0} />
      </h3>
      {asked.length > 0 && <p className="text-sm">{asked.map((ask) => askName[ask]).join('、')}</p>}
      <ul className="flex flex-wrap gap-y-3 gap-x-6">
        {paperKinds.map((kind) => (
          <Paper
            key={kind}
            form={form}
            kind={kind}
            source={source}
            isShown={preview?.kind === kind}
            onPreview={(motive) => setPreview(motive === null ? null : { kind, motive })}
          />
        ))}
        {missing
          .filter((ask) => !paperKinds.some((kind) => kind === ask))
          .map((ask) => (
            <li key={ask} className="apply-papers__item w-28">
              <button type="button" className="apply-papers__leaf apply-papers__leaf--missing" onClick={chooseFile}>
                追加する
              </button>
              <p className="grid justify-items-start pt-1.5 text-xs/[1.45]">
                <b>{askName[ask]}</b>
                <small className="text-warning-ink">未登録</small>
                <TakePhoto of={askName[ask]} onDone={(id) => addFile(form, id)} />
              </p>
            </li>
          ))}
      </ul>
      {preview && (
        <div className="grid gap-2">
          <PaperPages kind={preview.kind} motive={preview.kind === 'rirekisho' ? preview.motive : ''} />
          <p className="text-xs text-muted">
            この内容で送ります。修正は「<Link to={pagePath('papers')}>履歴書・職務経歴書</Link>」で行えます。
          </p>
        </div>
      )}
      {papers.length > 0 && <PaperLookChoice kind={papers.includes('rirekisho') ? 'rirekisho' : 'shokumukeirekisho'} />}
      <div ref={files}>
        <Files form={form} offersNewest={!asksAnything(job)} />
      </div>
    </section>
  )
}

/** Profile and papers; null until they are read. Reading the papers also makes the server load its typesetting. */
function usePaperSource(): PaperSource | null {
  const papers = useQuery(read('readPapers')).data?.papers
  const user = useQuery(read('readProfile')).data?.user
  return useMemo(() => (papers && user ? { ...user, ...papers } : null), [papers, user])
}

/** A paper made from the profile as it will be sent, with what it lacks and a preview. */
function Paper(props: {
  form: ApplyForm
  kind: PaperKind
  source: PaperSource | null
  isShown: boolean
  onPreview: (motive: string | null) => void
}) {
  const { form, kind, source, isShown, onPreview } = props
  const gaps = source ? gapsOf(kind, source).map((gap) => paperGapLabel[gap]) : []
  return (
    <li className="apply-papers__item w-28">
      <label className="apply-papers__leaf">
        {source && (isBlankPaper(kind, source) ? <span>未記入</span> : <Thumbnail kind={kind} />)}
        <input type="checkbox" {...form.register('papers')} value={kind} aria-label={paperLabel[kind]} />
      </label>
      <p className="grid justify-items-start pt-1.5 text-xs/[1.45]">
        <b>{paperLabel[kind]}</b>
        <small>{gaps.length > 0 ? `未記入：${gaps.join('、')}` : 'プロフィールから作成'}</small>
        {source && !isBlankPaper(kind, source) && <Lacking kind={kind} />}
        <Button
          size="sm"
          variant="ghost"
          className="px-0"
          aria-expanded={isShown}
          aria-label={`${paperLabel[kind]}を${isShown ? '閉じる' : '確認'}`}
          onClick={() => onPreview(isShown ? null : form.getValues('motive').trim())}
        >
          {isShown ? '閉じる' : '確認'}
        </Button>
      </p>
    </li>
  )
}

/** The paper in small; a blank leaf until it is drawn. */
function Thumbnail({ kind }: { kind: PaperKind }) {
  const { address } = usePaperPicture(kind)
  return address && <img src={address} alt="" />
}

/** The letters that the paper cannot print. */
function Lacking({ kind }: { kind: PaperKind }) {
  const { data } = usePaperPicture(kind)
  return data?.lacking && <small className="text-warning-ink">印字できない文字：{[...data.lacking].join('、')}</small>
}

/** Adds a stored file to the application. */
function addFile({ getValues, setValue }: ApplyForm, id: string) {
  const before = getValues('files').slice(0, limits.resumesPerApplication - 1)
  setValue('files', [...before, id], { shouldDirty: true })
}

/** On phones: the camera, whose photo is stored as a PDF. */
function TakePhoto({ of, onDone }: { of: string; onDone: (id: string) => void }) {
  const { sending, fault, send } = useResumeUpload(({ id }) => onDone(id))
  const [unread, setUnread] = useState(false)
  async function take(photo: File) {
    setUnread(false)
    try {
      const { photoAsPdf } = await import('#web/resumes/photo-pdf.ts')
      await send(await photoAsPdf(photo, `${of}.pdf`))
    } catch {
      setUnread(true)
    }
  }
  const error = unread ? '写真を読み込めませんでした。もう一度撮影してください。' : fault
  return (
    <>
      <label className="button button--ghost button--sm px-0 hidden pointer-coarse:inline-flex">
        {sending ? '送信しています…' : '撮影する'}
        <input
          type="file"
          className="sr-only"
          aria-label={`${of}を撮影する`}
          accept="image/jpeg,image/png"
          capture="environment"
          disabled={sending !== null}
          onChange={({ target }) => {
            const [photo] = target.files ?? []
            if (photo) void take(photo)
            target.value = ''
          }}
        />
      </label>
      {error && (
        <small role="alert" className="text-danger-ink">
          {error}
        </small>
      )}
    </>
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
        <RetryLine of="保存したファイル" onRetry={refetch} />
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
      <ResumeUpload onDone={({ id }) => addFile(form, id)} />
    </fieldset>
  )
}
