import { placeText } from './place-text.ts'
import { type Line, lines } from './railways.ts'

/** Prefixes of a line's own name: 東京メトロ of 東京メトロ銀座線. */
const company =
  /^(?:JR・?|東京メトロ|都営(?:地下鉄)?|都電|Osaka Metro|.{2,3}市営?地下鉄|小田急|京王|東急|東武|西武|京急|京成|相鉄|名鉄|近鉄|阪急|阪神|京阪|南海|神鉄|西鉄|静鉄)/
const service = /(?:快速|各駅停車)$/
const ownName = /.(?:線|ライン)$/

/** Ids of the lines that a name may mean, in the spelling of `placeText`: 山手線, 御堂筋線, 札沼線, 京浜東北線. */
export const linesByName: ReadonlyMap<string, readonly string[]> = readNames()

/** The lines of a company named before 線: 小田急線. */
export function linesOfCompany(name: string): readonly string[] {
  const [own = ''] = company.exec(name) ?? []
  if (own === '' || !/^(?:各?線|電鉄)$/.test(name.slice(own.length))) return []
  return lines.filter((line) => line.name.startsWith(own)).map(({ id }) => id)
}

function readNames(): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const line of lines) {
    for (const name of new Set(namesOf(line).map(placeText))) {
      const ids = names.get(name)
      if (ids) ids.push(line.id)
      else names.set(name, [line.id])
    }
  }
  return names
}

function namesOf({ name, kind, legalNames }: Line): string[] {
  const [, base = name, inside = ''] = /^([^(]+)(?:\((.*)\))?$/.exec(name) ?? []
  const plain = base.replace(service, '')
  const own = plain.replace(company, '')
  const parts =
    kind === 'local' && own.includes('・')
      ? own.split('・').map((part) => (ownName.test(part) ? part : `${part}線`))
      : []
  const legal = legalNames.length === 1 ? (legalNames[0] ?? '').replace(/^.* /, '').replace(/^\d+号線(?=.)/, '') : ''
  const [, insideLegal = legal] = /\((.+)\)$/.exec(legal) ?? []
  const found = [name, base, plain, own, ...parts, inside, insideLegal].filter(
    (each) => ownName.test(each) && each !== '本線',
  )
  return [name, base, plain, ...found, ...found.map((each) => each.replace(/本線$/, '線'))].filter(
    (each) => each !== '本線' && each.length > 1,
  )
}
