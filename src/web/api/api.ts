import type { EndpointName } from '#contract/addresses.ts'
import type { CallInput, ResponseData } from '#contract/endpoints.ts'

/** What a caller sends, part by part; parts that the endpoint does not take stay away. */
export type ApiInput<Name extends EndpointName> = {
  params?: CallInput<Name>['params']
  query?: CallInput<Name>['query']
  body?: CallInput<Name>['body']
}

/** The typed door to every call, the same in the browser (fetch) and on the server (in-process). Answers `data`. */
export type Api = <Name extends EndpointName>(name: Name, input?: ApiInput<Name>) => Promise<ResponseData<Name>>
