import { handler, type Schedule } from '../platform/background/work.ts'
import { clearUnattachedFiles, clearUnattachedWork, eraseFileWork, eraseQueuedFile } from './erase-file.ts'
import { scanWaiting, scanWaitingWork } from './scan-files.ts'

export const fileHandlers = [
  handler(eraseFileWork, eraseQueuedFile),
  handler(clearUnattachedWork, (house) => clearUnattachedFiles(house)),
  handler(scanWaitingWork, (house) => scanWaiting(house)),
]

export const fileSchedules: readonly Schedule[] = [
  { pattern: '37 * * * *', work: clearUnattachedWork },
  { pattern: '* * * * *', work: scanWaitingWork },
]
