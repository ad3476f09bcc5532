import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { read } from '#web/api/read-query.ts'
import { useSession } from '#web/session/session.ts'
import { usePaperLook } from '#web/storage/paper-look.ts'
import { calendarLabel, paperLabel } from '#words/paper-labels.ts'
import type { ApplyForm } from './apply-values.ts'
import { useSharedProfileText } from './profile-choice.tsx'
import './apply-sheet.css'

/** What the employer gets and does not get, and who reads it. */
export function SheetSends({ form, company }: { form: ApplyForm; company: string }) {
  const { user } = useSession()
  const { data } = useQuery(read('listResumes'))
  const { text: profile } = useSharedProfileText()
  const [look] = usePaperLook()
  const { papers, files, motive, cover_letter, share_profile, answers } = form.watch()
  const contacts = ['氏名', user?.avatar_url && '写真', 'メールアドレス', user?.phone && '電話番号']
  const made = papers.map((kind) => {
    const photo = kind === 'rirekisho' && look.photo && user?.avatar_url && '写真あり'
    return `${paperLabel[kind]}（${[calendarLabel[look.calendar], photo].filter(Boolean).join('・')}）`
  })
  const names = (data?.resumes ?? []).filter(({ id }) => files.includes(id)).map(({ name }) => name)
  const sheets = [...made, ...names]
  const texts = [
    motive.trim() && '志望動機',
    cover_letter.trim() && '応募メッセージ',
    answers.some((answer) => answer.trim()) && '質問への回答',
  ]
  const sent = [
    contacts.filter(Boolean).join('・'),
    sheets.length > 0 && `${sheets.join('、')}（送った時点の内容で保存されます）`,
    texts.filter(Boolean).join('、'),
    share_profile && profile && `プロフィール（${profile}）`,
  ]
  const kept = ['保存した求人', 'ほかの応募', sheets.length === 0 && '書類', !share_profile && 'プロフィール']
  return (
    <section className="apply-sheet__sends" aria-labelledby="apply-sends" aria-live="polite">
      <h3 id="apply-sends">会社に送られるもの</h3>
      <ul>
        {sent.filter(Boolean).map((line) => (
          <li key={String(line)}>
            <Check className="ui-icon ui-icon--small" aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
        <li className="text-muted">
          <Minus className="ui-icon ui-icon--small" aria-hidden="true" />
          <span>送らないもの：{kept.filter(Boolean).join('、')}</span>
        </li>
      </ul>
      <p className="text-xs text-muted">
        受け取るのは{company}の採用担当者だけです。応募は、結果が出るまで辞退できます。
      </p>
    </section>
  )
}
