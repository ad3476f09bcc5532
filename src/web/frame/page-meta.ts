import type { MetaDescriptor } from 'react-router'
import { productName } from '#words/labels.ts'

const motto = '確認した求人だけを、同じ書式で。給与・勤務地・時間を並べて比べられる求人サイトです。'

/** Title and description of a screen; every route's `meta` returns this. `hidden` keeps it out of search engines. */
export function pageMeta(page: { title?: string; description?: string; hidden?: boolean } = {}): MetaDescriptor[] {
  const title = page.title ? `${page.title} | ${productName}` : productName
  const description = page.description ?? motto
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: productName },
    { property: 'og:type', content: 'website' },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
