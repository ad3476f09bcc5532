import { data } from 'react-router'
import { NotFound } from '#web/frame/not-found.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'

export const meta = () => pageMeta({ title: 'ページが見つかりません', hidden: true })

/** Sets only the status. */
export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

export default NotFound
