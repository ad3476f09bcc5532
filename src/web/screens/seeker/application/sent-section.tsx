import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#web/api/read-query.ts'
import { Contacts, resumeLinksRefetchInterval } from '#web/parts/applicants/contacts.tsx'
import { type JobAnswer, JobAnswers } from '#web/parts/job-answers.tsx'
import type { Conversation } from '#web/parts/messages/conversation.ts'
import type { OwnApplication } from '#web/parts/own-application.ts'
import { fileSizeText } from '#words/file-size.ts'
import '#web/parts/sheet.css'

/** What the applicant sent, for the applicant. */
export function OwnSent({ own }: { own: OwnApplication }) {
  return (
    <Sent motive={own.motive} letter={own.cover_letter} answers={own.answers}>
      {own.papers.length > 0 && (
        <ul className="text-sm" aria-label="応募の書類">
          {own.papers.map(({ id, name, size }) => (
            <li key={id}>
              {name} <span className="ui-number text-xs text-muted">{fileSizeText(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </Sent>
  )
}

/** The same for the employer, with links to files. */
export function ReceivedSent({ conversation }: { conversation: Conversation }) {
  const params = { jobId: conversation.job_id, applicationId: conversation.application_id }
  const { data } = useQuery({ ...read('readApplicant', { params }), refetchInterval: resumeLinksRefetchInterval })
  if (!data) return null
  const { application } = data
  return (
    <Sent motive={application.motive} letter={application.cover_letter} answers={application.answers}>
      <Contacts application={application} />
    </Sent>
  )
}

function Sent(props: {
  motive: string | null
  letter: string | null
  answers: readonly JobAnswer[]
  children: ReactNode
}) {
  const { motive, letter, answers, children } = props
  return (
    <section className="sheet" aria-labelledby="sent-title">
      <div className="sheet__head">
        <h2 id="sent-title">応募の内容</h2>
      </div>
      <div className="sheet__body ui-stack ui-stack--tight">
        {children}
        {motive && <Text title="志望動機" text={motive} />}
        {letter && <Text title="応募メッセージ" text={letter} />}
        {answers.length > 0 && <JobAnswers answers={answers} />}
      </div>
    </section>
  )
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <div className="text-sm">
    <b>{title}</b>
    <p className="whitespace-pre-line">{text}</p>
  </div>
)
