// The few facts of PostgreSQL's wire protocol that the embedded database needs
// (https://www.postgresql.org/docs/current/protocol-message-formats.html).

const QUERY = 0x51
const SYNC = 0x53
const READY_FOR_QUERY = 0x5a

/** A simple Query message. */
export function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(sql, 'utf8')
  const message = Buffer.alloc(text.length + 6)
  message[0] = QUERY
  message.writeInt32BE(text.length + 5, 1)
  text.copy(message, 5)
  return message
}

/** Whether an answer is complete: its last message is ReadyForQuery. */
export function endsWithReady(answer: Uint8Array): boolean {
  return answer.length >= 6 && answer[answer.length - 6] === READY_FOR_QUERY && answer[answer.length - 2] === 5
}

/** Whether a complete answer leaves a transaction open (status T or E, not I). */
export const leavesTransactionOpen = (answer: Uint8Array): boolean => answer[answer.length - 1] !== 'I'.charCodeAt(0)

/**
 * The length of the leading part of `bytes` that expects an answer: the startup packet, or everything up to the last
 * Query or Sync. 0 when more must arrive first.
 */
export function answerableLength(bytes: Buffer, started: boolean): number {
  if (!started) return bytes.length >= 4 && bytes.length >= bytes.readInt32BE(0) ? bytes.readInt32BE(0) : 0
  let offset = 0
  let answerable = 0
  while (offset + 5 <= bytes.length) {
    const next = offset + 1 + bytes.readInt32BE(offset + 1)
    if (next > bytes.length) break
    if (bytes[offset] === QUERY || bytes[offset] === SYNC) answerable = next
    offset = next
  }
  return answerable
}
