import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { cleanDigits } from '#rules/people/employer-profile.ts'
import { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import './field.css'

/** The part that all addresses of a postal code share. */
export type PostalAddress = ResponseData<'readPostalCode'>

/** The address as one line. */
export const postalAddressText = ({ prefecture_name, city, town }: PostalAddress): string =>
  `${prefecture_name}${city}${town}`

/** The fields that a postal code fills. */
type AddressFields = {
  /** The fields' value in the form of `textOf`. */
  current(): string
  textOf?(address: PostalAddress): string
  fill(address: PostalAddress): void
}

/**
 * Fills address fields while a postal code is typed; replaces typed values only on a press. Call `typed` with each
 * change of the code, and render `news` below it.
 */
export function usePostalAddress({ current, textOf = postalAddressText, fill }: AddressFields) {
  const client = useQueryClient()
  const [news, setNews] = useState<PostalAddress | 'unknown' | null>(null)
  const code = useRef('')
  const filled = useRef('')
  const take = (address: PostalAddress) => {
    fill(address)
    filled.current = current()
    setNews(null)
  }
  const typed = async (text: string) => {
    const digits = cleanDigits(text)
    if (digits === code.current) return
    code.current = digits
    setNews(null)
    if (!/^\d{7}$/.test(digits)) return
    const found = await client
      .fetchQuery(read('readPostalCode', { params: { code: digits } }))
      .catch((error: unknown) => (error instanceof ApiError && error.status === 404 ? ('unknown' as const) : null))
    if (digits !== code.current || !found) return
    const before = current()
    if (found === 'unknown') setNews(found)
    else if (before === '' || before === filled.current) take(found)
    else if (!before.startsWith(textOf(found))) setNews(found)
  }
  return { typed: (text: string) => void typed(text), news: (<News news={news} onTake={take} />) as ReactNode }
}

function News({ news, onTake }: { news: PostalAddress | 'unknown' | null; onTake(address: PostalAddress): void }) {
  return (
    <div role="status">
      {news === 'unknown' ? (
        <p className="field__hint">この郵便番号の住所は見つかりませんでした。</p>
      ) : (
        news && (
          <Button size="sm" onClick={() => onTake(news)}>
            住所を「{postalAddressText(news)}」に変更
          </Button>
        )
      )}
    </div>
  )
}
