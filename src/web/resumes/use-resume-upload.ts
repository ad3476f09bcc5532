import { useEffect, useRef, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { upload } from '#web/api/upload.ts'
import { fileSizeText } from '#words/file-size.ts'
import { refusalSentence } from '#words/refusals.ts'

export type Resume = ResponseData<'listResumes'>['resumes'][number]

type Sending = { name: string; size: number; progress: number }

/** Uploads resumes one at a time; `fault` is why the last one failed. */
export function useResumeUpload(onDone: (resume: Resume) => void) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [fault, setFault] = useState<string>()
  const giveUp = useRef<AbortController>(null)

  useEffect(() => () => giveUp.current?.abort(), [])

  async function send(file: File) {
    const wrong = whyNotResume(file)
    setFault(wrong)
    if (wrong) return
    const controller = new AbortController()
    giveUp.current = controller
    const facts = { name: file.name, size: file.size }
    setSending({ ...facts, progress: 0 })
    const form = new FormData()
    form.set('resume', file)
    try {
      const progress = (percent: number) => setSending({ ...facts, progress: percent })
      const { data, refreshed } = await upload('uploadResume', form, { progress, signal: controller.signal })
      await refreshed
      onDone(data.resume)
    } catch (error) {
      if (controller.signal.aborted) return
      setFault(
        failureText(error, {
          refused: '履歴書を保存できませんでした。時間をおいて、もう一度お試しください。',
          unreachable: '履歴書を送信できませんでした。通信環境を確認して、もう一度お試しください。',
        }),
      )
    } finally {
      if (giveUp.current === controller) setSending(null)
    }
  }

  return { sending, fault, send, cancel: () => giveUp.current?.abort() }
}

/** Checks name and size before sending; the server checks the content. */
export function whyNotResume({ name, size }: { name: string; size: number }): string | undefined {
  if (/\.do[ct]m$/i.test(name)) return refusalSentence['resume-has-macros']
  if (!/\.(pdf|docx)$/i.test(name)) return refusalSentence['not-a-resume']
  if (size > limits.resume)
    return `ファイルが大きすぎます（${fileSizeText(size)}）。10MBまでのファイルを選択してください。`
  return undefined
}
