/**
 * A number of at most two decimals with thousands separators: 1,234.5. Without `Intl`, which is slow for many numbers.
 */
export const numberText = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
