import { handler, type Schedule } from '../platform/background/work.ts'
import { dropEndedExports, dropExportsWork, makeExport, makeExportWork } from './make-export.ts'

export const dataExportHandlers = [
  handler(makeExportWork, makeExport),
  handler(dropExportsWork, (house) => dropEndedExports(house)),
]

export const dataExportSchedules: readonly Schedule[] = [{ pattern: '43 * * * *', work: dropExportsWork }]
