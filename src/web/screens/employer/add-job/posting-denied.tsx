import { pagePath } from '#contract/page-addresses.ts'
import { Drawing } from '#web/art/drawing.tsx'
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

/** A notebook with a lock: no permission. */
function PictureLock() {
  return (
    <Drawing viewBox="0 0 144 110">
      <ellipse cx="72" cy="100" rx="54" ry="5" className="fill-art-shade stroke-none" />
      <rect x="38" y="12" width="66" height="84" rx="3" className="fill-art-near" />
      <path d="M92 12v84M92 30h12M92 46h12M92 62h12M92 78h12" className="stroke-art-wall" />
      <rect x="46" y="20" width="13" height="36" className="fill-art-wall stroke-none" />
      <g transform="translate(62 52)">
        <path d="M7 12V8a7 7 0 0 1 14 0v4" className="stroke-art-wall" strokeWidth="3" />
        <rect x="2" y="12" width="24" height="19" rx="2" className="fill-art-sun stroke-none" />
        <path d="M14 19v5" className="stroke-on-seal" strokeWidth="2.5" />
      </g>
    </Drawing>
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
