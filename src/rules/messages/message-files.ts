/** The kinds of file taken with a message. */
export const messageFileKinds = ['pdf', 'docx', 'png', 'jpg'] as const
export type MessageFileKind = (typeof messageFileKinds)[number]
