import { nfkc } from '#rules/nfkc.ts'

/** Kanji that place names are also written with, each pair variant first (異体字: 常用漢字表, 人名用漢字). */
const variants = new Map(
  '澤沢濵浜濱浜邉辺邊辺龍竜齋斎髙高﨑崎嶋島嶌島瀧滝廣広國国會会澁渋櫻桜鹽塩竈釜檜桧鰺鯵莱来壺壷萬万圓円縣県區区豐豊榮栄條条淺浅藏蔵關関驛駅曾曽兒児惠恵德徳舘館礪砺渕淵祗祇蘆芦'
    .match(/../gu)
    ?.map((pair): [string, string] => [[...pair][0] ?? '', [...pair][1] ?? '']),
)
const variant = new RegExp(`[${[...variants.keys()].join('')}]`, 'gu')

/**
 * A text with one spelling for each place: NFKC without invisible letters, one variant of each kanji, and one spelling
 * between kanji (茅ケ崎 茅ヶ崎, 丸ノ内 丸の内, 四ツ谷 四ッ谷).
 */
export function placeText(text: string): string {
  return nfkc(text)
    .replace(variant, (letter) => variants.get(letter) ?? letter)
    .replace(/御(?=茶)/g, 'お')
    .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}])[ヶケヵがガ](?=\p{Script=Han})/gu, 'ヶ')
    .replace(/(?<=[\p{Script=Han}ヶ])[ノ之乃](?=\p{Script=Han})/gu, 'の')
    .replace(/(?<=\p{Script=Han})[ッツっ](?=\p{Script=Han})/gu, 'つ')
}
