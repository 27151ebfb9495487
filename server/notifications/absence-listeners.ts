import { type Listener, listen } from '../platform/events/listener.ts'
import type { House, Tx } from '../platform/house.ts'
import { findCandidacy, findJob, recruitersOf } from './listener-queries.ts'
import { tell } from './tell.ts'

type Absence = { jobId: string; from: 'interview' | 'hire'; variant: 'left' | 'hidden' | 'shown' }

/** Tells a job's recruiters that somebody on whom they count is absent, or back. */
async function tellOfAbsence(tx: Tx, { jobId, from, variant }: Absence, house: House) {
  const job = await findJob(tx, jobId)
  if (!job) return
  const accountIds = await recruitersOf(tx, { organizationId: job.organizationId, selecting: true })
  const kind = from === 'hire' ? 'hireAnswer' : 'interviewAnswer'
  await tell(tx, { kind, variant, accountIds, jobId, jobName: job.jobName }, house)
}

/** Creates the notifications about people with whom recruiters have an interview ahead, or whom they want to hire. */
export const absenceListeners: readonly Listener[] = [
  listen('selection.hire-withdrawn', 'notify.hire-withdrawn', async (tx, { payload: { candidacyId } }, house) => {
    const candidacy = await findCandidacy(tx, candidacyId)
    if (!candidacy?.organizationId) return
    const { jobId, ownJobName: jobName, organizationId } = candidacy
    const accountIds = await recruitersOf(tx, { organizationId, selecting: true })
    await tell(tx, { kind: 'hireAnswer', variant: 'withdrew', accountIds, candidacyId, jobId, jobName }, house)
  }),

  listen('selection.departed', 'notify.departed', (tx, { payload }, house) =>
    tellOfAbsence(tx, { ...payload, variant: 'left' }, house),
  ),

  listen('selection.hidden', 'notify.hidden', (tx, { payload: { hidden, ...payload } }, house) =>
    tellOfAbsence(tx, { ...payload, variant: hidden ? 'hidden' : 'shown' }, house),
  ),
]
