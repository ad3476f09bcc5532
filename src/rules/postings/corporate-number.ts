/** Whether 13 digits are a corporate number: the first is 9 − (Σ digit × weight mod 9), weights 1, 2, 1, … from the right. */
export function isCorporateNumber(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const [check = 0, ...rest] = [...text].map(Number)
  const sum = rest.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0)
  return check === 9 - (sum % 9)
}
