import { isNameOf } from '#rules/jobs/company-name.ts'
import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { namesVerified } from '#rules/people/employer-profile.ts'
import { type Finding, finding } from './finding.ts'
import type { CheckContext, Posting } from './posting.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import { otherContractWords } from './words/engagement.ts'
import { isAbout } from './words/topics.ts'

/** Contradictions between text and fields. */
export function mismatches(posting: Posting, texts: readonly PostingText[], context: CheckContext): Finding[] {
  return [...otherCompany(posting, context), ...otherContract(posting, texts), ...otherPrefecture(posting)]
}

/** A verified employer that posts under another name than the verified ones. */
function otherCompany({ company }: Posting, { employer }: CheckContext): Finding[] {
  const names = namesVerified(employer ?? {})
  const [verified] = names
  if (!company || !verified) return []
  return names.some((name) => isNameOf(company, name))
    ? []
    : [finding('other-company', 'company', { company, verified })]
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
