import { endpointAddress } from '#contract/addresses.ts'

type Stored = { id: string; name: string; size: number }

/** The files of a message with the addresses where its two sides read them. */
export const messageFileViews = (messageId: string, files: readonly Stored[]) =>
  files.map(({ id, name, size }) => {
    const { path } = endpointAddress('readMessageFile')
    return { id, name, size, url: path.replace(':id', messageId).replace(':fileId', id) }
  })
