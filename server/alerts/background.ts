import { morningHour } from '@trampolim/marketplace/alerts/letters.ts'
import { type Handler, handler, type Schedule } from '../platform/background/work.ts'
import { tidyAlerts, understandAlerts } from './refresh-alerts.ts'
import { notifyAtOnce, sendAlertLetter, sendMorningLetters } from './send-alerts.ts'
import {
  notifyAtOnceWork,
  sendAlertLetterWork,
  sendMorningLettersWork,
  tidyAlertsWork,
  understandAlertsWork,
} from './work.ts'

export const alertHandlers: readonly Handler[] = [
  handler(sendMorningLettersWork, sendMorningLetters),
  handler(notifyAtOnceWork, notifyAtOnce),
  handler(sendAlertLetterWork, sendAlertLetter),
  handler(understandAlertsWork, understandAlerts),
  handler(tidyAlertsWork, tidyAlerts),
]

export const alertSchedules: readonly Schedule[] = [
  { pattern: `0 ${morningHour} * * *`, work: sendMorningLettersWork },
  { pattern: '*/5 * * * *', work: understandAlertsWork },
  { pattern: '23 6 * * *', work: tidyAlertsWork },
]
