/** A number of at most two decimals with its thousands apart: 1,234.5. Without `Intl`, which takes long where many are shown. */
export const numberText = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
