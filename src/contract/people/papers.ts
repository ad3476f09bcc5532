import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDate, choice, fault, named, optionalLines, optionalText } from '#contract/fields.ts'
import { calendars } from '#rules/japanese-calendar.ts'
import { limits } from '#rules/limits.ts'
import { paperKinds } from '#rules/people/papers.ts'
import { postalCode, stated } from './stated-fields.ts'

const paperFiles = paperKinds.flatMap((kind) => [`${kind}.pdf`, `${kind}.svg`] as const)

const line = stated(optionalText(limits.employer.text))
const address = stated(optionalText(limits.address))
const long = stated(optionalLines(limits.bio))

const licenceInput = z.object({ date: optionalText(limits.entry), name: optionalText(limits.entry) })

/** Fields for papers beside the profile; absent ones keep their value, null clears. */
export const paperFieldsInput = z.object({
  name_kana: line,
  birth_date: stated(z.union([calendarDate, z.literal('')], fault('date-invalid'))),
  gender: line,
  family: stated(optionalText(limits.employer.name)),
  postal_code: stated(postalCode),
  address_kana: address,
  contact_postal_code: stated(postalCode),
  contact_address: address,
  contact_address_kana: address,
  contact_phone: stated(optionalText(limits.phone)),
  licences: z
    .array(licenceInput, fault('wrong-shape'))
    .max(limits.entries, fault('too-many', limits.entries))
    .optional(),
  summary: long,
  self_pr: long,
  motivation: long,
  wishes: long,
})

const text = z.string().nullable()

/** Fields for papers beside the profile; only for its own account. */
const paperFields = named('PaperFields', {
  name_kana: text,
  birth_date: text,
  gender: text,
  family: text,
  postal_code: text,
  address_kana: text,
  contact_postal_code: text,
  contact_address: text,
  contact_address_kana: text,
  contact_phone: text,
  licences: z.array(z.object({ date: z.string(), name: z.string() })),
  summary: text,
  self_pr: text,
  motivation: text,
  wishes: text,
})

const ofProfile = { name_kana: true, birth_date: true, postal_code: true, licences: true } as const
const texts = { summary: true, self_pr: true } as const

/** The fields that the profile also has. */
export const profilePaperInput = paperFieldsInput.pick({ ...ofProfile, ...texts })
export const profilePaperFields = paperFields.pick({ ...ofProfile, ...texts })

/** A paper's style: 西暦 or 和暦, and whether 履歴書 has the profile's picture. */
export const paperChoices = {
  calendar: choice(calendars).optional(),
  photo: z.enum(['0', '1'], fault('choice-unknown')).optional(),
}

const onePaper = z.object({ papers: paperFields })

/** The viewer's own 履歴書 and 職務経歴書. */
export const paperEndpoints = {
  readPapers: endpoint({
    address: 'GET /api/papers',
    summary: 'What 履歴書 and 職務経歴書 need beside the profile; nobody else reads it',
    access: 'account:own',
    output: onePaper,
  }),
  readPaper: endpoint({
    address: 'GET /api/papers/:file',
    summary:
      'A paper made of profile and papers: rirekisho.pdf, shokumukeirekisho.pdf, or a picture of its pages (.svg). ' +
      'calendar=seireki (default) or wareki, photo=1 with the picture of the profile',
    access: 'account:own',
    params: z.object({ file: z.enum(paperFiles) }),
    unknownId: 'file-not-found',
    query: z.object(paperChoices),
    writes: 'file',
    refusals: ['paper-too-long', 'too-many-tries', 'overloaded'],
  }),
  previewPaper: endpoint({
    address: 'POST /api/papers/:file',
    summary: 'The same paper as it goes along with an application that has this motive; nothing is stored',
    access: 'account:own',
    params: z.object({ file: z.enum(paperFiles) }),
    unknownId: 'file-not-found',
    body: z.object({
      calendar: choice(calendars).optional(),
      photo: z.boolean(fault('wrong-shape')).optional(),
      /** Printed as 志望の動機 instead of the profile's. */
      motive: optionalLines(limits.motive).nullable().optional(),
    }),
    writes: 'file',
    refusals: ['paper-too-long', 'too-many-tries', 'overloaded'],
    changes: [],
  }),
  updatePapers: endpoint({
    address: 'PUT /api/papers',
    summary: 'Change what 履歴書 and 職務経歴書 need; absent members keep their value, null clears',
    access: 'account:own',
    body: paperFieldsInput,
    output: onePaper,
    message: '応募書類の内容を保存しました',
    changes: ['readProfile', 'readPapers', 'readPaper'],
  }),
}
