const vowels = 'aiueo'
const rows: Readonly<Record<string, string>> = {
  ...{ '': 'あいうえお', k: 'かきくけこ', s: 'さしすせそ', t: 'たちつてと', n: 'なにぬねの', h: 'はひふへほ' },
  ...{ m: 'まみむめも', y: 'や ゆ よ', r: 'らりるれろ', w: 'わ   を', g: 'がぎぐげご', z: 'ざじずぜぞ', j: ' じ   ' },
  ...{ d: 'だぢづでど', b: 'ばびぶべぼ', p: 'ぱぴぷぺぽ', f: '  ふ  ', sh: ' し   ', ch: ' ち   ', ts: '  つ  ' },
}
/** Consonants before ゃ, ゅ and ょ: shu, kyo. */
const palatal: Readonly<Record<string, string>> = {
  ...{ sh: 'し', ch: 'ち', j: 'じ', ky: 'き', ny: 'に', hy: 'ひ', my: 'み', ry: 'り', gy: 'ぎ', by: 'び', py: 'ぴ' },
}

/** Romaji of Hepburn's system as hiragana; null for other text. */
export function hiraganaOf(romaji: string): string | null {
  const text = romaji
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f' -]/g, '')
    .replace(/m(?=[bmp])/g, 'n')
    .replace(/([ckstpgzjdb])(?=\1)|t(?=ch)/g, 'っ')
    .replace(/n(?![aiueoy])/g, 'ん')
  const kana = text.replace(/([^aiueoんっ]{0,2})([aiueo])/g, (all, consonants: string, vowel: string) => {
    const small = { a: 'ゃ', u: 'ゅ', o: 'ょ' }[vowel]
    const before = palatal[consonants]
    if (before && small) return before + small
    const letter = rows[consonants]?.charAt(vowels.indexOf(vowel)).trim()
    return letter || all
  })
  return /^[ぁ-ゖ]+$/.test(kana) ? kana : null
}

/** Kana without long vowels, which romaji leave out: こうべ and こべ. */
export const withoutLongVowels = (kana: string): string =>
  kana.replace(
    /(?<=[おこそとのほもよろをごぞどぼぽょうくすつぬふむゆるぐずづぶぷゅ])う|(?<=[おこそとのほもよろごぞどぼぽょ])お|ー/g,
    '',
  )
