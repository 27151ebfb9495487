import { handler, type Schedule } from '../platform/background/work.ts'
import { forgetRatings, forgetRatingsWork } from './help.ts'

export const contentHandlers = [handler(forgetRatingsWork, forgetRatings)]

export const contentSchedules: readonly Schedule[] = [{ pattern: '43 7 * * *', work: forgetRatingsWork }]
