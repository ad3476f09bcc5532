import type { JobFields } from '#rules/jobs/job-edit.ts'
import {
  employmentFilters,
  experienceLevels,
  jobCategories,
  jobTypeOfFilter,
  workStyles,
} from '#rules/jobs/job-vocabularies.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { termsOf } from './terms.ts'
import {
  benefits,
  cities,
  companyParts,
  decorations,
  nounHeads,
  nounTails,
  occupations,
  sentences,
  skills,
} from './vocabulary.ts'
import { withPlaceAndWays } from './workplaces.ts'

export type Posting = JobFields & { created_at: Date }

/** Pseudo-random numbers from a seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Picks from a list whose n-th entry is about 1/n as likely as the first (Zipf). */
const often = <Item>(items: readonly Item[], chance: () => number): Item =>
  items[Math.min(items.length - 1, Math.floor((items.length + 1) ** chance() - 1))]!
const any = <Item>(items: readonly Item[], chance: () => number): Item => items[Math.floor(chance() * items.length)]!

/** Postings of 200 to 600 letters from a vocabulary of thousands, posted over the year before `now`. */
export function* postings(count: number, now: Date): Generator<Posting> {
  const chance = dice(20_261_120)
  const nouns = shuffled(
    nounHeads.flatMap((head) => nounTails.map((tail) => head + tail)),
    chance,
  )
  const companies = shuffled(
    companyParts.first.flatMap((first) => companyParts.second.map((second) => first + second)),
    chance,
  )
  const places = shuffled(prefectures.slice(), dice(7))
  // Numbers of their own: a change of the terms leaves the rest of a posting as it was.
  const terms = dice(20_261_122)
  const workplaces = dice(20_261_126)
  const inYear = 365 * 86_400_000
  for (let n = 0; n < count; n++) {
    const company = often(companies, chance)
    const kind = often(companyParts.kinds, chance)
    const pay = chance() < 0.15 ? null : 180_000 + 10_000 * Math.floor(-Math.log(1 - chance()) * 9)
    const place = often(places, chance)
    const days = chance()
    const posting = {
      title: often(occupations, chance) + (chance() < 0.5 ? often(decorations, chance) : ''),
      company: chance() < 0.8 ? kind + company : company + kind,
      location: `${place.name}${any(cities, chance)}${chance() < 0.04 ? `・${any(prefectures, chance).name}` : ''}`,
      description: description(nouns, chance),
      job_type: jobTypeOfFilter[often(employmentFilters, chance)],
      work_style: often(workStyles, chance),
      experience_level: often(experienceLevels, chance),
      category: chance() < 0.1 ? null : often(jobCategories, chance),
      salary_min: pay,
      salary_max: pay !== null && chance() < 0.7 ? pay + 10_000 * Math.floor(chance() * 20) : null,
      requirements: several(skills, 2 + Math.floor(chance() * 4), chance),
      benefits: several(benefits, 3 + Math.floor(chance() * 5), chance),
      deadline: days < 0.3 ? dateIn(now, 1 + Math.floor(chance() * 60)) : null,
      is_active: true,
      // Ids are made from this time, so both rise together.
      created_at: new Date(now.getTime() - inYear * (1 - (n + chance()) / count)),
    }
    const stated = termsOf(pay, posting.job_type === 'part-time', terms)
    yield { ...posting, terms: withPlaceAndWays(stated, place.name, workplaces) }
  }
}

function description(nouns: readonly string[], chance: () => number): string {
  const length = 170 + 330 * chance()
  let text = ''
  while (text.length < length) {
    text += any(sentences, chance).replace(/\{(\w)\}/g, (_, slot) => {
      if (slot === 's') return often(skills, chance)
      if (slot === 'o') return often(occupations, chance)
      return slot === 'd' ? String(2 + Math.floor(chance() * 28)) : often(nouns, chance)
    })
    if (chance() < 0.2) text += '\n'
  }
  for (let n = 0; n < 3; n++) text += `\n・${often(nouns, chance)}`
  return text
}

const several = <Item>(items: readonly Item[], count: number, chance: () => number): Item[] => [
  ...new Set(Array.from({ length: count }, () => often(items, chance))),
]

const dateIn = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

function shuffled<Item>(items: Item[], chance: () => number): Item[] {
  for (let n = items.length - 1; n > 0; n--) {
    const other = Math.floor(chance() * (n + 1))
    ;[items[n], items[other]] = [items[other]!, items[n]!]
  }
  return items
}
