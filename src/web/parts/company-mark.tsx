import './company-mark.css'

/** A larger mark; narrow sheets show icons in it. */
export const largeMark = 'size-18 text-[2.125rem] max-md:size-13 max-md:text-[1.5rem]'

/** The mark of a company: the first letter of its name without the legal form. Decoration. */
export function CompanyMark({ name, size }: { name: string; size?: 'l' }) {
  const bare = name.replace(/^(株式会社|有限会社|合同会社|[一-龠]{2,6}法人)\s*/, '')
  return (
    <span className={size ? `company-mark ${largeMark}` : 'company-mark'} aria-hidden="true">
      {[...(bare || name)][0]}
    </span>
  )
}
