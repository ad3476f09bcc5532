import { nfkc } from '#rules/nfkc.ts'
import './avatar.css'

/** The picture of a person, or the initials. Decoration: the name always stands beside it. */
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

/** At most 2: the first letters of a Latin name's words, upper case; the first letters of another name's family name. */
export function initials(name: string): string {
  const words = nfkc(name).trim().split(/\s+/)
  if (!/^\p{Script=Latin}/u.test(words[0] ?? '')) return [...(words[0] ?? '')].slice(0, 2).join('')
  const letters = words.map((word) => [...word][0] ?? '').slice(0, 2)
  return letters.join('').toUpperCase()
}
