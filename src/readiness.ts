import type { NotReady } from '#actions/context.ts'
import type { OpenDatabase } from '#store/database.ts'
import { migrations } from '#store/migrations/migrations.ts'

/** A node's readiness for load balancers. */
export type Readiness = {
  /** Why this node should get no requests; concurrent callers share one query. */
  notReady(): Promise<readonly NotReady[]>
  /** The node begins to shut down. */
  drain(): void
  isDraining(): boolean
}

export function openReadiness(open: OpenDatabase): Readiness {
  let draining = false
  let asking: Promise<readonly NotReady[]> | undefined
  const ask = async (): Promise<readonly NotReady[]> => {
    if (!(await open.isReady())) return ['database']
    const newest = migrations.at(-1)?.name
    const rows = await open.probe('select from schema_migrations where name = $1', [newest])
    return rows?.length === 1 ? [] : ['schema']
  }
  return {
    notReady: async () => {
      if (draining) return ['draining']
      asking ??= ask().finally(() => (asking = undefined))
      return asking
    },
    drain: () => {
      draining = true
    },
    isDraining: () => draining,
  }
}
