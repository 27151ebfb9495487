import { dataExports } from '@trampolim/contract/gateway/data-exports.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { askExport, openExport, readExport } from './ask-export.ts'

export const dataExportRoutes = {
  readRecruiterExport: answer(dataExports.readRecruiterExport).handler(({ context }) =>
    readExport(context.house, signedIn(context).accountId),
  ),

  askRecruiterExport: answer(dataExports.askRecruiterExport).handler(({ context }) =>
    askExport(context.house, signedIn(context).accountId),
  ),

  openRecruiterExport: answer(dataExports.openRecruiterExport).handler(({ context }) =>
    openExport(context.house, signedIn(context).accountId),
  ),

  readDataExport: answer(dataExports.readDataExport).handler(({ context }) =>
    readExport(context.house, signedIn(context).accountId),
  ),

  askDataExport: answer(dataExports.askDataExport).handler(({ context }) =>
    askExport(context.house, signedIn(context).accountId),
  ),

  openDataExport: answer(dataExports.openDataExport).handler(({ context }) =>
    openExport(context.house, signedIn(context).accountId),
  ),
}
