import './company-mark.css'

/** The mark of a company: the first letter of its name without the legal form. Decoration. */
export function CompanyMark({ name, size }: { name: string; size?: 'l' }) {
  const bare = name.replace(/^(株式会社|有限会社|合同会社|[一-龠]{2,6}法人)\s*/, '')
  return (
    <span className={size ? `company-mark company-mark--${size}` : 'company-mark'} aria-hidden="true">
      {[...(bare || name)][0]}
    </span>
  )
}
