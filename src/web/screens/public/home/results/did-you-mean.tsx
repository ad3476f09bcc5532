import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import { numberText } from '#rules/number-text.ts'

type Suggestion = NonNullable<ResponseData<'searchJobs'>['did_you_mean']>

/** Suggests a corrected keyword for few results; never searches it unasked. */
export function DidYouMean({ search, suggestion }: { search: SearchAddress; suggestion: Suggestion }) {
  const { keyword, total } = suggestion
  return (
    <p className="ui-phrase mb-2">
      もしかして{' '}
      <Link to={searchPath(withConditions(search, { ...search.conditions, keyword }))} preventScrollReset>
        {keyword}
      </Link>
      <span className="text-sm text-muted">（{numberText(total)}件）</span>
    </p>
  )
}
