import { sendResponses } from '../automatic-responses/choose-responses.ts'
import { eraseFile } from '../files/erase-file.ts'
import { firstName, queueLetter, queueLetters } from '../letters/send-letter.ts'
import { listen } from '../platform/events/listener.ts'
import { newId } from '../platform/ids.ts'
import { whoWantTheLetter } from '../preferences/wishes.ts'
import { calendarFeedListeners } from './calendar-feeds/listeners.ts'
import { hideCandidacies } from './candidate/hide-candidacies.ts'
import { findReceipt } from './candidate/process-queries.ts'
import { askForEnd } from './endings/end-selection.ts'
import { findAddressees } from './endings/ending-queries.ts'
import { hiringListeners } from './hiring/listeners.ts'
import { interviewListeners } from './interviews/listeners.ts'
import { invitationListeners } from './invitations/listeners.ts'
import { askForRemovalNews } from './notices/notify-removal.ts'
import { dropReport } from './reports/medical-report-queries.ts'
import { askForScores } from './scores/score-candidacies.ts'
import { slotListeners } from './slots/listeners.ts'

/** Sends the letters about a selection and updates what lists of candidates depend on. */
export const selectionListeners = [
  ...invitationListeners,
  ...hiringListeners,
  ...interviewListeners,
  ...slotListeners,
  ...calendarFeedListeners,
  listen('job.changed', 'selection.job', (tx, { payload }) => askForScores(tx, { jobId: payload.jobId })),
  listen('curriculum.changed', 'selection.curriculum', (tx, { payload }) =>
    askForScores(tx, { professionalId: payload.professionalId }),
  ),
  listen('professional.changed', 'selection.professional', (tx, { payload }) =>
    askForScores(tx, { professionalId: payload.accountId }),
  ),
  listen('profile.status-changed', 'selection.standing', async (tx, { payload }, house) => {
    if (payload.subject === 'candidate') await hideCandidacies(tx, house, payload.subjectId)
  }),
  listen('selection.applied', 'application-letter', async (tx, { id, payload }, house) => {
    const receipt = await findReceipt(tx, payload.candidacyId)
    if (!receipt) return
    const { email, name, jobName, company, forClient } = receipt
    const ownWords = await sendResponses(tx, house, { occasion: 'applied', candidacyIds: [payload.candidacyId] })
    const values = {
      name: firstName(name),
      jobName,
      company,
      forClient,
      candidacyId: payload.candidacyId,
      ownWords: ownWords.get(payload.candidacyId),
    }
    const { secret } = house.configuration
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
    const people = await findAddressees(tx, payload.candidacyIds)
    const addressees = await whoWantTheLetter(tx, { kind: 'answered', people })
    const letters = addressees.map(({ email, name, jobName, company, forClient, hired, offered }) => ({
      ...{ id: newId(now()), to: email, template: 'job-deleted' as const },
      values: { name: firstName(name), jobName, company, forClient, hired, offered, takenDown: payload.takenDown },
    }))
    await queueLetters(tx, { secret, letters })
  }),
]
