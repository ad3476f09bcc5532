import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { profileToShare } from '#rules/people/shared-profile.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import '#web/parts/fields/field.css'

/** The parts of the profile that would be sent, as text; '' for an empty profile, undefined until known. */
export function useSharedProfileText() {
  const query = useQuery(read('readProfile'))
  const user = query.data?.user
  const profile = user && profileToShare({ ...user, skills: user.skill_details, summary: user.summary ?? null })
  const parts = profile && [
    profile.summary && '職務要約',
    profile.experiences.length > 0 && `職歴${profile.experiences.length}件`,
    profile.educations.length > 0 && `学歴${profile.educations.length}件`,
    profile.skills.length > 0 && `スキル${profile.skills.length}件`,
  ]
  return { ...query, text: user && (parts ?? []).filter(Boolean).join('・') }
}

/** Whether to send the profile. Off by default, so that nobody sends it unknowingly. */
export function ProfileChoice({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const { text, isPending, isError, refetch } = useSharedProfileText()
  const name = useId()
  return (
    <fieldset className="ui-stack ui-stack--tight">
      <legend className="mb-2 flex items-center gap-2">
        プロフィール<span className="field__optional">任意</span>
      </legend>
      {isPending ? (
        <SkeletonText lines={1} label="プロフィールを読み込み中" />
      ) : isError ? (
        <div className="ui-row ui-row--tight text-sm">
          <span>プロフィールを読み込めませんでした。</span>
          <Button size="sm" onClick={() => void refetch()}>
            もう一度読み込む
          </Button>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-1">
          <Radio name={name} checked={!value} onChange={() => onChange(false)} label="添えない" />
          <Radio
            name={name}
            checked={value}
            disabled={!text}
            onChange={() => onChange(true)}
            label={text ? `添える（${text}）` : '添える（職歴・学歴・スキルがまだありません）'}
          />
        </div>
      )}
      <p className="text-xs text-muted">
        <Link to={pagePath('profile')}>プロフィール</Link>
        の職務要約、職歴、学歴、スキルだけが、送った時点の内容で提供されます。生年月日や住所などは提供されません。
      </p>
    </fieldset>
  )
}
