import { initials } from '#rules/people/initials.ts'

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
    <span className={size ? `avatar ${size}` : 'avatar'} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initials(name)}
    </span>
  )
}

/** The mark of a company: the first letter of its name without the legal form. Decoration. */
export function CompanyMark({ name, size }: { name: string; size?: 'l' }) {
  const bare = name.replace(/^(株式会社|有限会社|合同会社|[一-龠]{2,6}法人)\s*/, '')
  return (
    <span className={size ? `mark ${size}` : 'mark'} aria-hidden="true">
      {[...(bare || name)][0]}
    </span>
  )
}
