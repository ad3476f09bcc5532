/** What is said before a job or an account is deleted, to everybody alike: it must not tell whether a case is open. */
export const heldRecords =
  '審査の記録と、報告を受けて確認している内容は、プライバシーポリシーに定めた期間、運営者が保管します。'
