import { Link } from 'react-router'
import { readQuery } from '#rules/search/search-query.ts'
import { type JobSearch, searchAddress } from '#web/screens/public/home/job-search.ts'

/** Names what was searched beside the typed words, and lets the reader switch it off and on again. */
export function WidenedTerms({ search }: { search: JobSearch }) {
  const { synonyms, ...filters } = search.filters
  const terms = readQuery(filters.keyword ?? '').terms.filter((term) => term.synonyms.length > 0)
  if (terms.length === 0) return null
  const others = [...new Set(terms.flatMap((term) => term.synonyms))]
  const typed = terms.map((term) => `「${term.typed}」`).join('')
  return (
    <p className="sm muted phrase mb-3.5">
      {synonyms
        ? '入力した語だけで検索しています。'
        : `${typed}のほかに「${others[0]}」${others.length > 1 ? 'など' : ''}も含めて検索しています。`}{' '}
      <Link
        to={searchAddress({ ...search, filters: synonyms ? filters : { ...filters, synonyms: '0' } })}
        preventScrollReset
      >
        {synonyms ? '意味の近い語も含めて検索する' : '入力した語だけで検索する'}
      </Link>
    </p>
  )
}
