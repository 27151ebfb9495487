import { handler } from '../platform/background/work.ts'
import { lapseClaim, lapseClaimWork } from './queue/claim-review.ts'

export const reviewHandlers = [handler(lapseClaimWork, lapseClaim)]
