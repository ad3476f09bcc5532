import type { ContextOf } from '#actions/context.ts'
import type { ActionInput, ActionResult, EndpointName } from '#contract/endpoints.ts'

/** An action by the input, output and access of its endpoint. */
export type Action<Name extends EndpointName> = (
  input: ActionInput<Name>,
  context: ContextOf<Name>,
) => Promise<ActionResult<Name>>

/**
 * The action of every endpoint. Another endpoint's action does not compile here, nor one that needs a signed-in viewer
 * on a public endpoint.
 */
export type Actions = { [Name in EndpointName]: Action<Name> }
