import type { TeamRole } from '#rules/people/roles.ts'

/** Team roles and their rights. */
export const teamRoleLabel: Record<TeamRole, string> = {
  owner: 'オーナー',
  recruiter: '採用担当',
  viewer: '閲覧のみ',
}

export const teamRoleText: Record<TeamRole, string> = {
  owner: 'すべての操作と、チームの管理、企業プロフィールの変更、求人の削除',
  recruiter: '求人の掲載と編集、選考、メッセージ、面接の調整',
  viewer: '求人・応募・分析の閲覧のみ',
}
