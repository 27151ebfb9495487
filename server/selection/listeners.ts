import { eraseFile } from '../files/erase-file.ts'
import { queueLetter } from '../letters/send-letter.ts'
import { listen } from '../platform/events/listener.ts'
import { newId } from '../platform/ids.ts'
import { askForEnd } from './end-selection.ts'
import { findAddressees } from './ending-queries.ts'
import { hidePlaces } from './hide-places.ts'
import { findReceipt } from './list-queries.ts'
import { dropReport } from './medical-report-queries.ts'
import { askForScores } from './score-places.ts'
import { askForRemovalNews } from './tell-removal.ts'

/** The letters about a selection, and what lists of candidates follow. */
export const selectionListeners = [
  listen('job.changed', 'selection.job', (tx, { payload }) => askForScores(tx, { jobId: payload.jobId })),
  listen('curriculum.changed', 'selection.curriculum', (tx, { payload }) =>
    askForScores(tx, { professionalId: payload.professionalId }),
  ),
  listen('professional.changed', 'selection.professional', (tx, { payload }) =>
    askForScores(tx, { professionalId: payload.accountId }),
  ),
  listen('profile.status-changed', 'selection.standing', async (tx, { payload }) => {
    if (payload.subject === 'candidate') await hidePlaces(tx, payload.subjectId)
  }),
  listen('selection.applied', 'application-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const receipt = await findReceipt(tx, payload.placeId)
    if (!receipt) return
    const { email, name, jobName, company } = receipt
    const values = { name: name.split(' ', 1)[0] ?? name, jobName, company, placeId: payload.placeId }
    await queueLetter(tx, { secret, id, to: email, template: 'application-received', values })
  }),
  listen('job.status-changed', 'selection.removed', (tx, { id, payload: { jobId, changeId } }) =>
    askForRemovalNews(tx, { eventId: id, jobId, changeId }),
  ),
  listen('job.status-changed', 'selection.end', (tx, { payload }) => askForEnd(tx, payload.jobId)),
  listen('file.checked', 'selection.report', async (tx, { payload: { fileId, purpose, infected } }) => {
    if (purpose !== 'medical-report' || !infected) return
    await dropReport(tx, fileId)
    await eraseFile(tx, fileId)
  }),
  listen('selection.job-deleted', 'job-deleted-letter', async (tx, { payload }, { configuration: { secret }, now }) => {
    for (const { email, name, jobName, company } of await findAddressees(tx, payload.placeIds)) {
      const values = { name: name.split(' ', 1)[0] ?? name, jobName, company }
      await queueLetter(tx, { secret, id: newId(now()), to: email, template: 'job-deleted', values })
    }
  }),
]
