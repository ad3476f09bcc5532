/** Made with its first use: the first `Intl` of a page takes 50 ms on a slow phone, and many pages show no date. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return {
    format(at: Date) {
      made ??= new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', ...options })
      return made.format(at)
    },
  }
}

const monthDay = dateFormat({ month: 'long', day: 'numeric' })

/** A date (YYYY-MM-DD, meant in Asia/Tokyo) or instant as a Date. */
export const instant = (at: string | Date) =>
  typeof at === 'string' && at.length === 10 ? new Date(`${at}T00:00:00+09:00`) : new Date(at)

/** 11月18日 */
export const monthDayText = (at: string | Date) => monthDay.format(instant(at))
