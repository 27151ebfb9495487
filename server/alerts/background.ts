import { handler, type Schedule } from '../platform/background/work.ts'
import { sendAlerts, sendAlertsTo, sendAlertsToWork, sendAlertsWork } from './send-alerts.ts'

export const alertHandlers = [handler(sendAlertsWork, sendAlerts), handler(sendAlertsToWork, sendAlertsTo)]

/** At eight in the morning in São Paulo. */
export const alertSchedules: readonly Schedule[] = [{ pattern: '0 11 * * *', work: sendAlertsWork }]
