import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { siteDocument } from '#web/frame/site-document.server.ts'
import { pageContext } from '#web/page-context.ts'
import { DocumentPage } from '#web/parts/site/document-page.tsx'
import text from './help.md?raw'

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place),
    title: 'ヘルプ',
    description: '求人の探し方、応募、求人の掲載、設定の使い方を説明します。',
  })

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { operator, publicJobPages } = context.get(pageContext)
  return siteDocument(text, { ...operator, membersOnly: publicJobPages ? '' : 'yes' })
}

/** How the product is used, role by role. */
export default function Help() {
  const { sections } = useLoaderData<typeof loader>()
  return (
    <DocumentPage
      title="ヘルプ"
      lead="求人の探し方、応募、求人の掲載、設定の使い方を説明します。"
      sections={sections}
    />
  )
}
