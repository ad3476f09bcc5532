import { FileText, FileX, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneAddress } from '#rules/people/phone.ts'
import type { ReceivedApplication } from './use-decide.ts'

/** Links to resumes are valid for 10 minutes, so that what holds them is read again before they end. In ms. */
export const resumeLinksRefetchInterval = 8 * 60_000

const link = 'ui-row ui-row--nowrap ui-row--tight min-h-6 min-w-0'

/** How to reach an applicant, and the resume. */
export function Contacts({ application }: { application: ReceivedApplication }) {
  const { applicant_email: email, applicant_phone: phone, resume_name: resumeName } = application
  const resume = application.resume_url ?? application.applicant_resume_url
  const type = resumeName?.match(/\.(\w{2,5})$/)?.[1]?.toUpperCase()
  return (
    <div className="ui-row text-sm gap-x-6 gap-y-1">
      <a className={link} href={`mailto:${email}`}>
        <Mail className="ui-icon" aria-hidden="true" />
        <span className="sr-only">メール：</span>
        <span className="min-w-0">{email}</span>
      </a>
      {phone && (
        <Callable phone={phone}>
          <Phone className="ui-icon" aria-hidden="true" />
          <span className="sr-only">電話：</span>
          <span className="min-w-0">{phone}</span>
        </Callable>
      )}
      {resume ? (
        <a className={link} href={resume} download={resumeName ?? true}>
          <FileText className="ui-icon" aria-hidden="true" />
          履歴書{type && `（${type}）`}
        </a>
      ) : (
        <span className="ui-row ui-row--tight text-muted">
          <FileX className="ui-icon" aria-hidden="true" />
          履歴書なし
        </span>
      )}
    </div>
  )
}

/** A link where the text is a phone number: people may type something else. */
function Callable({ phone, children }: { phone: string; children: ReactNode }) {
  const address = phoneAddress(phone)
  if (!address) return <span className={link}>{children}</span>
  return (
    <a className={`${link} ui-number`} href={address}>
      {children}
    </a>
  )
}
