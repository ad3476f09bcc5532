import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { siteDocument } from '#web/frame/site-document.server.ts'
import { pageContext } from '#web/page-context.ts'
import { DocumentPage } from '#web/parts/site/document-page.tsx'
import { OperatorNotice } from '#web/parts/site/operator-notice.tsx'
import text from './privacy.md?raw'

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place),
    title: 'プライバシーポリシー',
    description: '個人情報を何のために取得し、だれに提供し、いつ消去するかを説明します。',
  })

export const loader = ({ context }: LoaderFunctionArgs) => siteDocument(text, context.get(pageContext).operator)

/** How personal data is handled: the terms that the Act on the Protection of Personal Information asks for. */
export default function Privacy() {
  const { sections, operatorKnown } = useLoaderData<typeof loader>()
  return (
    <DocumentPage
      title="プライバシーポリシー"
      lead="個人情報を何のために取得し、だれに提供し、いつ消去するかを説明します。"
      sections={sections}
      notice={<OperatorNotice known={operatorKnown} />}
    />
  )
}
