/** Whether a decision was taken on another version than the current one; without a version it is taken on what is there. */
export const isStale = (read: Date | null | undefined, current: Date | null): boolean =>
  read !== undefined && read?.getTime() !== current?.getTime()

/** For the audit entry of a decision: whether it named no version. */
export const unread = (version: Date | null | undefined): { unread?: true } =>
  version === undefined ? { unread: true } : {}
