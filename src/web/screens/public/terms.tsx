import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { siteDocument } from '#web/frame/site-document.server.ts'
import { pageContext } from '#web/page-context.ts'
import { DocumentPage } from '#web/parts/site/document-page.tsx'
import { OperatorNotice } from '#web/parts/site/operator-notice.tsx'
import text from './terms.md?raw'

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place),
    title: '利用規約',
    description: 'しごと帖を利用するときの決まりと、求人を掲載する前の審査の内容です。',
  })

export const loader = ({ context }: LoaderFunctionArgs) => siteDocument(text, context.get(pageContext).operator)

/** Terms of use, with what 職業安定法 asks of a job board. */
export default function Terms() {
  const { sections, operatorKnown } = useLoaderData<typeof loader>()
  return (
    <DocumentPage
      title="利用規約"
      lead="しごと帖を利用するときの決まりと、求人を掲載する前の審査の内容です。"
      sections={sections}
      notice={<OperatorNotice known={operatorKnown} />}
    />
  )
}
