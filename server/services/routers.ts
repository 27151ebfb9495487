import type { Router } from '@orpc/server'
import type { ServiceName, services } from '@trampolim/contract/services.ts'
import type { Asking } from '../platform/http/caller/asking.ts'
import { gateway } from './gateway.ts'
import { searchCv } from './search-cv.ts'
import { searchJobs } from './search-jobs.ts'
import { socialMedia } from './social-media.ts'

/** The implementation of every service; a call of the contract without an implementation does not compile. */
export const routers = { gateway, searchJobs, searchCv, socialMedia } satisfies {
  [Name in ServiceName]: Router<(typeof services)[Name], Asking>
}
