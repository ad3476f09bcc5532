import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints, type ViewerOf } from '#contract/endpoints.ts'
import { whyNotByKey } from '#rules/people/api-keys.ts'
import { accountMay, teamAllows } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'

/** The viewer if the endpoint's access permits them; throws the refusal otherwise. */
export function requireAccess<Name extends EndpointName>(
  name: Name,
  viewer: Viewer | null,
  publicJobPages: boolean,
): ViewerOf<Name>
export function requireAccess(name: EndpointName, viewer: Viewer | null, publicJobPages: boolean): Viewer | null {
  const { access, forbidden, keyScope }: Endpoint = endpoints[name]
  if (viewer?.key) refuseIf(whyNotByKey(viewer.key, keyScope))
  if (access === 'public' || (access === 'job-pages' && publicJobPages)) return viewer
  if (!viewer) throw new RefusalError('not-signed-in')
  const permission = access === 'job-pages' ? 'job:read' : access
  const reads = endpointAddress(name).method === 'GET'
  if (!accountMay(viewer.role, viewer.operatorRole, permission, { reads }))
    throw new RefusalError(forbidden ?? 'not-allowed')
  if (!teamAllows(viewer.teamRole, permission)) throw new RefusalError('team-role-too-low')
  return viewer
}
