import type { MetaDescriptor } from 'react-router'
import { productName } from '#words/labels.ts'
import type { CanonicalAddress } from './page-address.ts'

const motto = '審査した求人だけを、同じ書式で。給与・勤務地・時間を並べて比べられる求人サイトです。'

/** The site's picture for link previews, 1200 × 630, in public/. */
const sitePicture = {
  path: '/og.png',
  words: 'しごと帖。給与も、休みも、職場のようすも。すべての求人を、同じ書式で並べました。',
}

export type PageFacts = {
  title?: string
  description?: string
  /** Keeps the page out of search engines. */
  hidden?: boolean
  /** The page's address; only public pages have one, for link previews. */
  address?: CanonicalAddress
  type?: 'website' | 'article'
  /** The page's own picture, 1200 × 630, and its description. */
  picture?: { path: string; words: string }
  /** An Atom feed of the listed items. */
  feed?: { path: string; title: string }
  /** The page's content as schema.org data. */
  described?: object
}

/**
 * A screen's title, description, and metadata for search engines and link previews; every route's `meta` returns this.
 */
export function pageMeta(page: PageFacts = {}): MetaDescriptor[] {
  const title = page.title ? `${page.title} | ${productName}` : productName
  const description = page.description ?? motto
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: productName },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: 'ja_JP' },
    ...(page.address ? shared(page, page.address) : []),
    ...(page.feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            title: page.feed.title,
            href: page.feed.path,
          } as const,
        ]
      : []),
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.described ? [{ 'script:ld+json': page.described as never }] : []),
  ]
}

/** Sites that preview links need absolute addresses. */
function shared({ hidden, picture = sitePicture }: PageFacts, { origin, path }: CanonicalAddress): MetaDescriptor[] {
  const url = origin + path
  return [
    // A page that search engines must not list needs no canonical address.
    ...(hidden ? [] : [{ tagName: 'link', rel: 'canonical', href: url } as const]),
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + picture.path },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.words },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
