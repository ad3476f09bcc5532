import type { CallInput, EndpointName, ResponseData, StatedBody } from '#contract/endpoints.ts'

/** An endpoint's input by parts; unused parts are absent. */
export type ApiInput<Name extends EndpointName> = {
  params?: CallInput<Name>['params']
  query?: CallInput<Name>['query']
  body?: StatedBody<CallInput<Name>['body']>
}

/** Calls an endpoint and returns its `data`: by fetch in the browser, inside the process on the server. */
export type Api = <Name extends EndpointName>(name: Name, input?: ApiInput<Name>) => Promise<ResponseData<Name>>
