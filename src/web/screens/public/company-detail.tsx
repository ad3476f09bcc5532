import { data, useParams } from 'react-router'
import { companies } from '#samples/companies.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

const find = (id: string | undefined) => companies.find((entry) => entry.id === id)

export const meta = ({ params }: { params: { id?: string } }) => pageMeta({ title: nameOf(params.id) })

/** Only for the status: an unknown one is 404 with its not-found state (decisions.md "Pages"). */
export const loader = ({ params }: { params: { id?: string } }) => data(null, { status: find(params.id) ? 200 : 404 })

export const clientLoader = () => null

export default function CompanyDetail() {
  const { id } = useParams()
  return (
    <div className="page">
      <PageHead title={nameOf(id)} />
    </div>
  )
}

function nameOf(id: string | undefined): string {
  return find(id)?.name ?? '企業が見つかりません'
}
