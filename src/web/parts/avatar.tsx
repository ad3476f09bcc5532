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

/** First letters of the name's words, upper case, at most 2. */
function initials(name: string): string {
  const words = nfkc(name).trim().split(/\s+/)
  const letters = words.map((word) => [...word][0] ?? '').slice(0, 2)
  return letters.join('').toUpperCase()
}
