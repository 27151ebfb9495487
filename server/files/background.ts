import { handler, type Schedule } from '../platform/background/work.ts'
import { clearUnattachedFiles, clearUnattachedWork, eraseFileWork, eraseQueuedFile } from './erase-file.ts'

export const fileHandlers = [
  handler(eraseFileWork, eraseQueuedFile),
  handler(clearUnattachedWork, (house) => clearUnattachedFiles(house)),
]

export const fileSchedules: readonly Schedule[] = [{ pattern: '37 * * * *', work: clearUnattachedWork }]
