import { useQuery } from '@tanstack/react-query'
import { teamAllows } from '#rules/people/permissions.ts'
import { teamRoles } from '#rules/people/roles.ts'
import { whyNotInvite } from '#rules/people/team.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { useSession } from '#web/session/session.ts'
import { refusalSentence } from '#words/refusals.ts'
import { teamRoleLabel, teamRoleText } from '#words/team-labels.ts'
import { InvitationRow } from './team/invitation-row.tsx'
import { InviteForm } from './team/invite-form.tsx'
import { MemberRow } from './team/member-row.tsx'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: 'チーム', hidden: true })

/** The employer's team members and invitations. */
export default function EmployerTeam() {
  const query = useQuery(read('readTeam'))
  const { user } = useSession()
  const refusal = user && whyNotInvite(user)
  return (
    <>
      <PageHead title="チーム" lead="求人と応募を一緒に扱う人です。それぞれが自分のアカウントでログインします。" />
      <div className="ui-stack pt-6">
        <QueryState
          query={query}
          waiting={<SkeletonRows count={3} label="チームを読み込み中" />}
          failure={() => ({ title: 'チームを取得できませんでした' })}
        >
          {({ role, members, invitations }) => {
            const manages = teamAllows(role, 'team:manage')
            return (
              <>
                <section className="sheet sheet--padded ui-stack" aria-labelledby="team-members">
                  <h2 className="text-md font-bold" id="team-members">
                    メンバー <span className="ui-number text-sm text-muted">{members.length}人</span>
                  </h2>
                  <ul className="ui-stack ui-stack--tight" aria-labelledby="team-members">
                    {members.map((member) => (
                      <MemberRow key={member.id} member={member} manages={manages} />
                    ))}
                  </ul>
                </section>
                {manages && (
                  <section className="sheet sheet--padded ui-stack" aria-labelledby="team-invitations">
                    <h2 className="text-md font-bold" id="team-invitations">
                      メンバーを招待する
                    </h2>
                    {refusal ? <Notice>{refusalSentence[refusal]}</Notice> : <InviteForm />}
                    {invitations.length > 0 && (
                      <ul className="ui-stack ui-stack--tight" aria-label="招待中の人">
                        {invitations.map((invitation) => (
                          <InvitationRow key={invitation.email} invitation={invitation} invites={!refusal} />
                        ))}
                      </ul>
                    )}
                  </section>
                )}
                <section className="sheet sheet--padded ui-stack ui-stack--tight" aria-labelledby="team-roles">
                  <h2 className="text-md font-bold" id="team-roles">
                    権限でできること
                  </h2>
                  <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[7rem_1fr]">
                    {teamRoles.map((each) => (
                      <div className="contents" key={each}>
                        <dt className="font-bold">{teamRoleLabel[each]}</dt>
                        <dd className="ui-phrase">{teamRoleText[each]}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              </>
            )
          }}
        </QueryState>
      </div>
    </>
  )
}
