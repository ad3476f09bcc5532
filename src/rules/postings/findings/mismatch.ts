import { isNameOf } from '#rules/jobs/company-name.ts'
import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { nfkc } from '#rules/nfkc.ts'
import { namesVerified } from '#rules/people/employer-profile.ts'
import { isPublicBody } from '#rules/people/public-bodies.ts'
import { type Finding, finding } from './finding.ts'
import type { CheckContext, EmployerFacts, Posting } from './posting.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import { otherContractWords } from './words/engagement.ts'
import { isAbout } from './words/topics.ts'

/** Contradictions between text and fields. */
export function mismatches(posting: Posting, texts: readonly PostingText[], context: CheckContext): Finding[] {
  return [...otherCompany(posting, context), ...otherContract(posting, texts), ...otherPrefecture(posting)]
}

/**
 * An employer that posts under another name than its own. It stops where the name is a public body's or another verified
 * employer's, or where the poster is verified, because its mark is bound to its names. Agencies post for clients.
 */
function otherCompany(posting: Posting, { employer, isAnothersName }: CheckContext): Finding[] {
  const { company } = posting
  const own = employer?.name
  if (!company || !own) return []
  const verified = namesVerified(employer)
  const names = verified.length > 0 ? verified : [own, ...(employer.trade_names ?? []).map(({ name }) => name)]
  if (names.some((name) => isNameOf(company, name)) || isForClient(posting, employer)) return []
  const values = { company, own }
  if (isPublicBody(company) && !isPublicBody(own)) return [finding('public-body', 'company', values)]
  if (isAnothersName) return [finding('anothers-name', 'company', values)]
  const found = finding('other-company', 'company', values)
  return [verified.length > 0 ? found : { ...found, severity: 'warn' }]
}

/** The numbers of licences for dispatching (派13-123456) and placing (13-ユ-123456) people. */
const licence = /\d{2}-(?:[ユム特地]-)?\d{6}/
const clients = /派遣先|紹介先|紹介予定派遣|人材紹介|職業紹介/

/** Whether a licensed agency recruits for the company that it states. */
function isForClient({ title = '', description = '', job_type, terms }: Posting, employer: EmployerFacts): boolean {
  if (!licence.test(nfkc(employer.dispatch_license ?? '').replace(/[‐-―−ー]/g, '-'))) return false
  return job_type === 'dispatch' || terms?.dispatched === true || clients.test(nfkc(title + description))
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
