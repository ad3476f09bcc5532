import type { ReactNode } from 'react'
import { Avatar } from '#web/parts/avatar.tsx'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { VerifiedBadge } from '#web/parts/status-badges.tsx'
import { tableTimeText } from '#words/full-dates.ts'
import { roleLabel } from '#words/labels.ts'
import { UserAccess } from './user-access.tsx'
import type { ListedUser } from './user-table.tsx'

const stated = (text: string | null): ReactNode =>
  text ? <span className="whitespace-pre-line">{text}</span> : <span className="text-muted">未登録</span>

/** All data of a user that administrators may see. */
export function ViewUserDialog(props: { user: ListedUser; onEdit: () => void; onClose: () => void }) {
  const { user, onEdit, onClose } = props
  return (
    <Dialog open onOpenChange={onClose} title={`${user.name}さんの情報`}>
      <DialogBody>
        <div className="ui-row ui-row--nowrap">
          <Avatar name={user.name} src={user.avatar_url} size="m" />
          <span className="ui-row ui-row--tight">
            <span>{roleLabel[user.role]}</span>
            <VerifiedBadge verified={user.email_verified} />
          </span>
        </div>
        <Ledger
          items={[
            { term: 'メール', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
            { term: '電話番号', value: stated(user.phone) },
            { term: '住所', value: stated(user.address) },
            { term: '自己紹介', value: stated(user.bio) },
            { term: 'スキル', value: stated(user.skills.join('、')) },
            { term: '職歴', value: `${user.experiences.length}件` },
            { term: '学歴', value: `${user.educations.length}件` },
            { term: '応募', value: `${user.application_count.toLocaleString('ja-JP')}件` },
            { term: '求人', value: `${user.job_count.toLocaleString('ja-JP')}件` },
            { term: '登録', value: tableTimeText(user.created_at), kind: 'num' },
            {
              term: 'ログイン',
              value: user.last_login ? tableTimeText(user.last_login) : 'まだありません',
              kind: 'num',
            },
          ]}
        />
        <UserAccess user={user} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>閉じる</Button>
        <Button variant="primary" onClick={onEdit}>
          編集する
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
