import { handler, type Schedule } from '../platform/background/work.ts'
import { eraseEndedReports, eraseReportsWork } from './erase-reports.ts'

export const selectionHandlers = [handler(eraseReportsWork, eraseEndedReports)]

export const selectionSchedules: readonly Schedule[] = [{ pattern: '23 7 * * *', work: eraseReportsWork }]
