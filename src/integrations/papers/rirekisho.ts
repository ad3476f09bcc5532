import { ageOn, dateText, yearText } from '#rules/japanese-calendar.ts'
import { nfkc } from '#rules/nfkc.ts'
import { leavingText } from '#rules/people/papers.ts'
import { monthInText } from '#rules/written-date.ts'
import { type DatedRow, dated, type PaperFacts } from './paper-facts.ts'

/** The content of 履歴書 in the order of 厚生労働省's form (2021); rirekisho.typ typesets it. */
export function rirekishoContent({ profile, papers, photo, calendar, today }: PaperFacts) {
  const yearOf = (month: string) => yearText(month, calendar)
  const birth = papers.birth_date
  const elsewhere = [papers.contact_postal_code, papers.contact_address, papers.contact_phone].some(Boolean)
  return {
    date: `${dateText(today, calendar)}現在`,
    name: profile.name,
    name_kana: furigana(papers.name_kana),
    birth: birth ? `${dateText(birth, calendar)}生（満${ageOn(birth, today)}歳）` : unstatedBirth,
    gender: papers.gender,
    family: papers.family,
    photo: photo !== null,
    address: {
      kana: furigana(papers.address_kana),
      postal: postalText(papers.postal_code),
      text: profile.address ?? '',
      phone: profile.phone ?? '',
      email: profile.email,
    },
    contact: elsewhere
      ? {
          kana: furigana(papers.contact_address_kana),
          postal: postalText(papers.contact_postal_code),
          text: papers.contact_address ?? '',
          phone: papers.contact_phone ?? '',
        }
      : { kana: '', postal: '', text: '', phone: '' },
    history: [...educationRows(), ...workRows()],
    licences: papers.licences.map(({ date, name }) => dated(monthInText(date) ?? date, name, yearOf)),
    motivation: [papers.motivation, papers.self_pr].filter((text) => text !== null).join('\n\n'),
    wishes: papers.wishes ?? '',
  }

  /** Oldest first, two rows each: entry and leaving. */
  function educationRows(): DatedRow[] {
    const rows = oldestFirst(profile.educations).flatMap(({ school, field, degree, startDate, endDate }) => {
      const place = [school, field].filter(Boolean).join('　')
      const leaving = endDate && endDate > today.slice(0, endDate.length) ? '卒業見込み' : '卒業'
      return [
        ...(startDate ? [dated(startDate, `${place}　入学`, yearOf)] : []),
        endDate
          ? dated(endDate, `${place}　${[leaving, degree].filter(Boolean).join('　')}`, yearOf)
          : dated(null, `${place}　在学中`, yearOf),
      ]
    })
    return [heading('学歴'), ...(rows.length > 0 ? rows : [unstated])]
  }

  function workRows(): DatedRow[] {
    const rows = oldestFirst(profile.experiences).flatMap(
      ({ company, title, startDate, endDate, isCurrent, leaving }) => [
        dated(startDate, `${company}　${isFirm(company) ? '入社' : '入職'}${title ? `（${title}）` : ''}`, yearOf),
        ...(isCurrent || !endDate
          ? []
          : [dated(endDate, `${company}　${leaving ? leavingText[leaving] : ''}退職`, yearOf)]),
      ],
    )
    const works = profile.experiences.some(({ isCurrent }) => isCurrent)
    return [
      heading('職歴'),
      ...(rows.length > 0 ? rows : [unstated]),
      ...(works ? [dated(null, '現在に至る', yearOf)] : []),
      { kind: 'end', year: '', month: '', text: '以上' },
    ]
  }
}

/** An empty row, because an unstated part is not "none". */
const unstated: DatedRow = { kind: 'entry', year: '', month: '', text: '\u3000' }

const heading = (text: string): DatedRow => ({ kind: 'heading', year: '', month: '', text })

/** The form's own words, to be filled in by hand. */
const unstatedBirth = '　　　　年　　月　　日生（満　　歳）'

/** 入社 is for a 会社; hospitals, schools, other corporations and public offices have 入職. */
const isFirm = (employer: string) =>
  /会社/.test(employer) ||
  !/病院|医院|歯科|クリニック|診療所|法人|団体|協会|組合|学校|学園|大学|幼稚園|保育園|こども園|役所|役場|庁$/.test(
    employer,
  )

/** In hiragana, because the form says ふりがな; half-width katakana too. */
const furigana = (text: string | null) =>
  nfkc(text ?? '').replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** 〒100-0001 */
const postalText = (code: string | null) => (code ? `〒${code.slice(0, 3)}-${code.slice(3)}` : '')

/** By start; entries without one come first, in the order as entered. */
const oldestFirst = <Entry extends { startDate?: string | undefined }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))
