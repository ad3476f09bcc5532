import { nfkc } from '#rules/nfkc.ts'

/** The digits of a typed figure: full-width digits, separators and a unit are accepted. Other texts stay as typed. */
export function tidyNumber(typed: string): string {
  const text = plain(typed).replace(/(?:分|時間|日|か月|ヶ月|カ月|ヵ月|年|歳|才|名|人|回)$/, '')
  return /^\d+(\.\d+)?$/.test(text) ? String(Number(text)) : typed.trim()
}

/** Minutes from typed text: 60, 60分, 1時間, 1時間30分, 1:30. */
export function tidyMinutes(typed: string): string {
  const [, hours, minutes = '0'] = /^(\d+(?:\.\d+)?)(?:時間|:)(?:(\d+)分?)?$/.exec(plain(typed)) ?? []
  return hours === undefined ? tidyNumber(typed) : String(Math.round(Number(hours) * 60) + Number(minutes))
}

/** The seven digits of a postal code, however they are typed. */
export function tidyPostalCode(typed: string): string {
  const digits = plain(typed).replace(/[〒\-‐‑–—―−ー]/g, '')
  return /^\d{7}$/.test(digits) ? digits : typed.trim()
}

const plain = (typed: string) => nfkc(typed).replace(/[,\s]/g, '')
