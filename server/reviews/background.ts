import { handler } from '../platform/background/work.ts'
import { lapseClaim, lapseClaimWork } from './claim-review.ts'

export const reviewHandlers = [handler(lapseClaimWork, lapseClaim)]
