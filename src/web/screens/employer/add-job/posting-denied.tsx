import { pagePath } from '#contract/page-addresses.ts'
import { PictureLock } from '#web/art/picture-lock.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { refusalSentence } from '#words/refusals.ts'

/** For a signed-in person who may not post jobs. */
export function PostingDenied() {
  return (
    <div className="ui-page py-10">
      <EmptyState
        level={1}
        title="この画面は利用できません"
        picture={<PictureLock />}
        actions={
          <>
            <LinkButton to={pagePath('home')}>トップへ戻る</LinkButton>
            <LinkButton to={pagePath('register', { role: 'employer', redirect: pagePath('addJob') })} variant="primary">
              企業アカウントを登録する
            </LinkButton>
          </>
        }
      >
        {refusalSentence['posting-not-allowed']}
      </EmptyState>
    </div>
  )
}

/** For a member who sees the team's jobs but may not post. */
export function TeamRoleTooLow() {
  return (
    <div className="ui-page py-10">
      <EmptyState
        level={1}
        title="この画面は利用できません"
        picture={<PictureLock />}
        actions={<LinkButton to={pagePath('employerJobs')}>求人管理へ戻る</LinkButton>}
      >
        {refusalSentence['team-role-too-low']}
      </EmptyState>
    </div>
  )
}
