/** The size of a file as people read it: 812KB, 1.2MB. Bytes. */
export function fileSizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))}KB`
  return `${(kilobytes / 1024).toFixed(1)}MB`
}
