import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { type Finding, finding } from './finding.ts'
import type { Posting } from './posting.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import { otherContractWords } from './words/engagement.ts'
import { isAbout } from './words/topics.ts'

/** Contradictions between text and fields. */
export function mismatches(posting: Posting, texts: readonly PostingText[]): Finding[] {
  return [...otherContract(posting, texts), ...otherPrefecture(posting)]
}

function otherContract({ job_type }: Posting, texts: readonly PostingText[]): Finding[] {
  if (job_type !== 'full-time' && job_type !== 'part-time') return []
  return texts.flatMap((text) =>
    text.sentences.flatMap((sentence) => {
      if (!isAbout(sentence.topics, 'otherContract')) return []
      const place = otherContractWords(sentence)
      return place ? [finding('other-contract', text.field, {}, placeOf(text, sentence, place))] : []
    }),
  )
}

function otherPrefecture({ terms, location, places }: Posting): Finding[] {
  const stated = terms?.workplace?.prefecture
  const named = places?.named ?? prefecturesOf(location ?? '')
  if (!stated || named.length === 0 || named.includes(stated)) return []
  const name = prefectures.find(({ value }) => value === stated)?.name ?? stated
  return [finding('other-prefecture', 'terms.workplace.prefecture', { prefecture: name, location: location ?? '' })]
}
