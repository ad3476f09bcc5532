export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', ...options })

const monthDay = dateFormat({ month: 'long', day: 'numeric' })

/** A date (YYYY-MM-DD, meant in Asia/Tokyo) or instant as a Date. */
export const instant = (at: string | Date) =>
  typeof at === 'string' && at.length === 10 ? new Date(`${at}T00:00:00+09:00`) : new Date(at)

/** 11月18日 */
export const monthDayText = (at: string | Date) => monthDay.format(instant(at))
