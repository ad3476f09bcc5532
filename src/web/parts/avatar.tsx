import { initials } from '#rules/people/initials.ts'
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
