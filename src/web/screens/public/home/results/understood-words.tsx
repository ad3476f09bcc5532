import { LocateFixed, X } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import { type SearchConditions, usualPlaces } from '#contract/search-conditions.ts'
import { asksForReadersPlace } from '#rules/search/search-query.ts'
import { Button } from '#web/parts/button.tsx'
import { focusResults } from '#web/screens/public/home/list/list-focus.ts'
import { usePosition } from '#web/screens/public/home/where/use-position.ts'
import '#web/parts/button.css'
import '#web/screens/public/home/filters/filter-chips.css'

type Understood = NonNullable<ResponseData<'searchJobs'>['understood']>

const kindLabel: Record<Understood[number]['kind'], string> = {
  ...{ place: '勤務地', occupation: '職種', holidays: '休日', pay: '給与', hours: '時間' },
  ...{ way: '働き方', employment: '雇用形態' },
}

/** The meanings of the keyword's words, each with a link that removes it, and one that searches the typed words alone. */
export function UnderstoodWords({ search, words = [] }: { search: SearchAddress; words?: Understood | undefined }) {
  const { conditions } = search
  const to = (changed: Partial<SearchConditions>) => ({
    to: searchPath(withConditions(search, { ...conditions, ...changed })),
    preventScrollReset: true,
    onClick: focusResults,
  })
  if (conditions.literal)
    return (
      <p>
        入力した語だけで検索しています。{' '}
        <Link {...to({ literal: false, synonyms: true })}>勤務地や条件としても探す</Link>
      </p>
    )
  if (words.length === 0) return null
  const readersPlace = words.find(({ text }) => asksForReadersPlace(text))
  return (
    <ul className="filter-chips" aria-label="キーワードから読み取った条件">
      {words.map(({ text, kind, label }) => (
        <li key={text}>
          <Link
            className="filter-chips__chip"
            aria-label={`${kindLabel[kind]}「${label}」を外す`}
            {...to({ keyword: without(conditions.keyword, text) })}
          >
            {kindLabel[kind]}：{label}
            <X className="ui-icon ui-icon--small" aria-hidden="true" />
          </Link>
        </li>
      ))}
      {readersPlace && (
        <li>
          <NearReader search={search} word={readersPlace.text} />
        </li>
      )}
      <li>
        <Link className="button button--ghost button--sm" {...to({ literal: true, synonyms: false })}>
          入力した語だけで検索する
        </Link>
      </li>
    </ul>
  )
}

/** 家の近く asks for the reader's place, which only the browser knows. */
function NearReader({ search, word }: { search: SearchAddress; word: string }) {
  const navigate = useNavigate()
  const { asking, failure, locate } = usePosition((point) => {
    const keyword = without(search.conditions.keyword, word)
    const near = { ...point, km: usualPlaces.within }
    void navigate(searchPath(withConditions(search, { ...search.conditions, keyword, near })))
  })
  return (
    <span className="noscript:hidden">
      <Button size="sm" busy={asking} busyLabel="調べています…" onClick={locate}>
        <LocateFixed className="ui-icon" aria-hidden="true" />
        現在地を使う
      </Button>
      <span role="status">{failure}</span>
    </span>
  )
}

const without = (keyword: string, word: string) => keyword.replace(word, ' ').replace(/\s+/g, ' ').trim()
