import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { answerAskedKey, askKeyWork } from './ask-key.ts'
import { clearKeys } from './clear-keys.ts'

const clearKeysWork: Work<Record<string, never>> = { name: 'clear-api-keys', payload: z.strictObject({}) }

export const apiKeyHandlers = [handler(askKeyWork, answerAskedKey), handler(clearKeysWork, clearKeys)]

export const apiKeySchedules: readonly Schedule[] = [{ pattern: '47 7 * * *', work: clearKeysWork }]
