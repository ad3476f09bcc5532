import { Link } from 'react-router'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import { readQuery } from '#rules/search/search-query.ts'

/** Names the synonyms that were searched too, and toggles them. */
export function WidenedTerms({ search }: { search: SearchAddress }) {
  const { synonyms, keyword } = search.conditions
  const terms = readQuery(keyword).terms.filter((term) => term.synonyms.length > 0)
  if (terms.length === 0) return null
  const others = [...new Set(terms.flatMap((term) => term.synonyms))]
  const typed = terms.map((term) => `「${term.typed}」`).join('')
  return (
    <p>
      {!synonyms
        ? '入力した語だけで検索しています。'
        : `${typed}のほかに「${others[0]}」${others.length > 1 ? 'など' : ''}も含めて検索しています。`}{' '}
      <Link to={searchPath(withConditions(search, { ...search.conditions, synonyms: !synonyms }))} preventScrollReset>
        {synonyms ? '入力した語だけで検索する' : '意味の近い語も含めて検索する'}
      </Link>
    </p>
  )
}
