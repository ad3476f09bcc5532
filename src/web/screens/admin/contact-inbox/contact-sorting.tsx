import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import {
  type ContactCategory,
  type ContactUrgency,
  contactCategories,
  contactUrgencies,
} from '#rules/contact-messages.ts'
import { Button } from '#web/parts/button.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { useSession } from '#web/session/session.ts'

const contactCategoryLabel: Record<ContactCategory, string> = {
  account: 'アカウント',
  job: '求人',
  application: '応募',
  employer: '掲載',
  trouble: 'トラブル・通報',
  privacy: '個人情報',
  other: 'その他',
}

const contactUrgencyLabel: Record<ContactUrgency, string> = { high: '高', normal: '中', low: '低' }

export const categoryOptions = contactCategories.map((value) => ({ value, label: contactCategoryLabel[value] }))
export const urgencyOptions = contactUrgencies.map((value) => ({ value, label: contactUrgencyLabel[value] }))

/** A message's subject, urgency and assignee, and the account with its email. */
export function ContactSorting(props: {
  message: ResponseData<'listContactMessages'>['messages'][number]
  mayChange: boolean
  onSort: (body: { category?: ContactCategory; urgency?: ContactUrgency; assignee_id?: string | null }) => void
}) {
  const { message, mayChange, onSort } = props
  const { account, assignee, category, urgency, subject } = message
  const { user } = useSession()
  const isMine = assignee?.id === user?.id
  return (
    <div className="ui-row ui-row--tight text-sm">
      <Select
        aria-label={`分類：${subject}`}
        options={categoryOptions}
        value={category}
        disabled={!mayChange}
        onChange={({ target }) => onSort({ category: target.value as ContactCategory })}
      />
      <Select
        aria-label={`緊急度：${subject}`}
        options={urgencyOptions}
        value={urgency}
        disabled={!mayChange}
        onChange={({ target }) => onSort({ urgency: target.value as ContactUrgency })}
      />
      <span>担当：{assignee?.name ?? 'なし'}</span>
      {mayChange && (
        <Button size="sm" onClick={() => onSort({ assignee_id: isMine ? null : (user?.id ?? null) })}>
          {isMine ? '担当を外れる' : '担当する'}
        </Button>
      )}
      {account && (
        <Link className="inline-flex min-h-6 items-center" to={pagePath('adminUsers', { q: account.id })}>
          アカウント：{account.name}
          {!account.email_verified && '（メール未確認）'}
        </Link>
      )}
    </div>
  )
}
