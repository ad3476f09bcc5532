import { FileText, FileX, Mail, Phone } from 'lucide-react'
import type { ReceivedApplication } from './use-decide.ts'

const link = 'row nowrap tight min-h-6 min-w-0'

/** How to reach an applicant, and the resume. */
export function Contacts({ application }: { application: ReceivedApplication }) {
  const { applicant_email: email, applicant_phone: phone, resume_name: resumeName } = application
  const resume = application.resume_url ?? application.applicant_resume_url
  const type = resumeName?.match(/\.(\w{2,5})$/)?.[1]?.toUpperCase()
  return (
    <div className="row sm gap-x-6 gap-y-1">
      <a className={link} href={`mailto:${email}`}>
        <Mail className="icon" aria-hidden="true" />
        <span className="vh">メール：</span>
        <span className="min-w-0">{email}</span>
      </a>
      {phone && (
        <a className={`${link} num`} href={`tel:${phone.normalize('NFKC').replace(/[^\d+]/g, '')}`}>
          <Phone className="icon" aria-hidden="true" />
          <span className="vh">電話：</span>
          <span className="min-w-0">{phone}</span>
        </a>
      )}
      {resume ? (
        <a className={link} href={resume} download={resumeName ?? true}>
          <FileText className="icon" aria-hidden="true" />
          履歴書{type && `（${type}）`}
        </a>
      ) : (
        <span className="muted row tight">
          <FileX className="icon" aria-hidden="true" />
          履歴書なし
        </span>
      )}
    </div>
  )
}
