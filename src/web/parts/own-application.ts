import type { ResponseData } from '#contract/endpoints.ts'

/** An application as its applicant sees it. */
export type OwnApplication = ResponseData<'listMyApplications'>['applications'][number]
