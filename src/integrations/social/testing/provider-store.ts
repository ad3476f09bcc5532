type Entry = Record<string, unknown> & { grantId?: string; uid?: string }

/**
 * Storage for oidc-provider that never deletes, so that introspection distinguishes expired tokens from unknown ones;
 * the provider checks `exp`. (Its own adapter is shared by all providers of a process.)
 */
export function permanentStore() {
  const all = new Map<string, Entry>()
  return (model: string) => ({
    async upsert(id: string, payload: Entry) {
      all.set(`${model}:${id}`, payload)
    },
    async find(id: string) {
      return all.get(`${model}:${id}`)
    },
    async findByUid(uid: string) {
      return [...all].find(([key, { uid: its }]) => key.startsWith(`${model}:`) && its === uid)?.[1]
    },
    async findByUserCode() {
      return undefined
    },
    async consume(id: string) {
      const stored = all.get(`${model}:${id}`)
      if (stored) stored.consumed = Math.floor(Date.now() / 1_000)
    },
    async destroy(id: string) {
      all.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId: string) {
      for (const [key, stored] of all) if (key.startsWith(`${model}:`) && stored.grantId === grantId) all.delete(key)
    },
  })
}
