import { nfkc } from '#rules/nfkc.ts'
import './avatar.css'

/** A person's picture or initials. Decorative, because the name is always beside it. */
export function Avatar({
  name,
  src,
  size,
}: {
  name: string
  src?: string | null | undefined
  size?: 'm' | 'l' | 'xl'
}) {
  return (
    <span className={size ? `avatar avatar--${size}` : 'avatar'} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initials(name)}
    </span>
  )
}

/**
 * At most 2 letters: the initials of a Latin name in upper case, or the first letters of another name's family name.
 */
export function initials(name: string): string {
  const words = nfkc(name).trim().split(/\s+/)
  if (!/^\p{Script=Latin}/u.test(words[0] ?? '')) return [...(words[0] ?? '')].slice(0, 2).join('')
  const letters = words.map((word) => [...word][0] ?? '').slice(0, 2)
  return letters.join('').toUpperCase()
}
