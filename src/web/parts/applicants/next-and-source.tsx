import { Ledger } from '#web/parts/lists/ledger.tsx'
import { slotText } from '#words/interviews.ts'
import type { ReceivedApplication } from './use-decide.ts'

/** The next appointment, and where the applicant came from; nothing when neither is known. */
export function NextAndSource({ application: { source, next } }: { application: ReceivedApplication }) {
  const facts = [
    ...(next?.kind === 'interview'
      ? [{ term: '次の面接', value: <b className="ui-number">{slotText(next.at)}</b> }]
      : []),
    ...(source ? [{ term: '応募経路', value: source }] : []),
  ]
  return facts.length > 0 && <Ledger items={facts} />
}
