import type { NotReady } from '#actions/context.ts'
import type { OpenDatabase } from '#store/database.ts'
import { migrations } from '#store/migrations/migrations.ts'

/** What a load balancer is told of this node. */
export type Readiness = {
  /** Why requests should go elsewhere; the database is asked once at a time, however many ask. */
  notReady(): Promise<readonly NotReady[]>
  /** From now on this node takes leave. */
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
