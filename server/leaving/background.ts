import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { clearBegunAccounts } from './clear-begun-accounts.ts'

const clearBegunWork: Work<Record<string, never>> = { name: 'clear-begun-accounts', payload: z.strictObject({}) }

export const leavingHandlers = [handler(clearBegunWork, clearBegunAccounts)]

export const leavingSchedules: readonly Schedule[] = [{ pattern: '27 * * * *', work: clearBegunWork }]
