import { FileText, FileX, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneAddress } from '#rules/people/phone.ts'
import { paperLabel } from '#words/paper-labels.ts'
import type { ReceivedApplication } from './use-decide.ts'

/** In ms: links to resumes are valid for 10 minutes, so read them again earlier. */
export const resumeLinksRefetchInterval = 8 * 60_000

const link = 'ui-row ui-row--nowrap ui-row--tight min-h-6 min-w-0'

/** An applicant's contact data and papers. */
export function Contacts({ application }: { application: ReceivedApplication }) {
  const { applicant_email: email, applicant_phone: phone, papers } = application
  return (
    <div className="ui-row text-sm gap-x-6 gap-y-1">
      {email && (
        <a className={link} href={`mailto:${email}`}>
          <Mail className="ui-icon" aria-hidden="true" />
          <span className="sr-only">メール：</span>
          <span className="min-w-0">{email}</span>
        </a>
      )}
      {phone && (
        <Callable phone={phone}>
          <Phone className="ui-icon" aria-hidden="true" />
          <span className="sr-only">電話：</span>
          <span className="min-w-0">{phone}</span>
        </Callable>
      )}
      {papers.map(({ id, kind, name, url }) => (
        <a key={id} className={link} href={url} download={name}>
          <FileText className="ui-icon" aria-hidden="true" />
          <span className="min-w-0">{kind ? paperLabel[kind] : name}</span>
        </a>
      ))}
      {papers.length === 0 && (
        <span className="ui-row ui-row--tight text-muted">
          <FileX className="ui-icon" aria-hidden="true" />
          書類なし
        </span>
      )}
    </div>
  )
}

/** Links a phone number; other texts stay plain. */
function Callable({ phone, children }: { phone: string; children: ReactNode }) {
  const address = phoneAddress(phone)
  if (!address) return <span className={link}>{children}</span>
  return (
    <a className={`${link} ui-number`} href={address}>
      {children}
    </a>
  )
}
