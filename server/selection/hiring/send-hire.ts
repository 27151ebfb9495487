import {
  candidacyStatusOfHire,
  faultsOfHire,
  type HireDocument,
  type HireStatus,
  hireObstacle,
  hireTransitions,
  historyOfHire,
} from '@trampolim/marketplace/selection/hiring.ts'
import { invitationTold } from '@trampolim/marketplace/selection/invitations.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { type Actor, mayMove } from '@trampolim/marketplace/transitions.ts'
import { hiringJobFor } from '../../candidates/hiring-job.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import { assertMoves } from '../board/move-candidate.ts'
import { findShownCandidacy } from '../board/shown-candidacy-queries.ts'
import { storeHistory } from '../history-queries.ts'
import { lockCandidacy } from '../queries.ts'
import { dropHires, isUnpaid, latestHire, moveHire, setCandidacyStatus, storeHire } from './queries.ts'

type OfFinalist = { recruiterId: string; jobId: string; cvId: string }

type Sending = OfFinalist & {
  message: string
  salary: number | null
  start: string
  documents: readonly HireDocument[]
  otherDocuments: string
}

/**
 * Sends a finalist a hiring message; the automation notifies them of it.
 * @throws terms_outdated, job_not_found, job_blocked, process_not_found, invalid_form, and the refusals of
 * `hireObstacle`
 */
export async function sendHire({ database, now }: House, { recruiterId, jobId, cvId, ...terms }: Sending) {
  return database.transaction().execute(async (tx) => {
    await assertTermsAccepted(tx, recruiterId)
    assertMoves(await hiringJobFor(tx, { recruiterId, jobId }), 'finalists')
    const candidacy = await lockShown(tx, { jobId, cvId })
    const moment = now()
    const { salary, start } = terms
    const unpaid = await isUnpaid(tx, jobId)
    const faults = faultsOfHire({ salary, start, today: dayOf(moment), unpaid })
    if (faults.length > 0) refuse('invalid_form', fieldFaultsOf(faults))
    const latest = await latestHire(tx, candidacy.id)
    const obstacle = hireObstacle({ candidacy, latest: latest?.status ?? null, sent: latest?.sent ?? 0 })
    if (obstacle) refuse(obstacle)
    const hireId = newId(moment)
    const due = invitationTold(moment)
    await storeHire(tx, { id: hireId, candidacyId: candidacy.id, by: recruiterId, ...terms, now: moment, due })
    return { hireId }
  })
}

/**
 * Cancels a finalist's hiring message, even one that they accepted. If they weren't notified of it yet, it is deleted.
 * @returns whether the candidate knew of it
 * @throws job_not_found, process_not_found, hire_not_offered, hire_ended
 */
export async function cancelHire({ database, now }: House, { recruiterId, jobId, cvId }: OfFinalist) {
  return database.transaction().execute(async (tx) => {
    await hiringJobFor(tx, { recruiterId, jobId })
    const candidacy = await lockShown(tx, { jobId, cvId })
    const hire = (await latestHire(tx, candidacy.id)) ?? refuse('hire_not_offered')
    assertMayMove(hire.status, 'canceled', 'recruiter')
    if (!hire.told) {
      await dropHires(tx, [hire.id])
      return { told: false }
    }
    const moment = now()
    await moveHire(tx, { id: hire.id, status: 'canceled', by: 'recruiter', now: moment })
    await recordOnCandidacy(tx, {
      candidacyId: candidacy.id,
      answer: 'canceled',
      by: { actor: 'recruiter', actorId: recruiterId },
      now: moment,
    })
    await record(tx, {
      type: 'hire.ended',
      payload: { hireId: hire.id, why: 'canceled' },
      actorId: recruiterId,
      now: moment,
    })
    return { told: true }
  })
}

/** @throws hire_ended (answered, canceled or over) */
export function assertMayMove(from: HireStatus, to: HireStatus, actor: Actor) {
  if (!mayMove<HireStatus>(hireTransitions, { from, to, actor })) refuse('hire_ended')
}

type Recorded = {
  candidacyId: string
  answer: keyof typeof historyOfHire
  by: { actor: Actor; actorId: string }
  now: Date
}

/** Records an answer on the candidacy and in its history. */
export async function recordOnCandidacy(tx: Tx, { candidacyId, answer, by, now }: Recorded) {
  await setCandidacyStatus(tx, candidacyId, candidacyStatusOfHire[answer])
  await storeHistory(tx, {
    ...{ id: newId(now), candidacyId, type: historyOfHire[answer], from: 'finalists', to: 'finalists' },
    ...{ ...by, note: null, now },
  })
}

async function lockShown(tx: Tx, { jobId, cvId }: { jobId: string; cvId: string }) {
  const shown = (await findShownCandidacy(tx, jobId, { cvId })) ?? refuse('process_not_found')
  const candidacy = await lockCandidacy(tx, shown.id)
  if (!candidacy || candidacy.hidden) return refuse('process_not_found')
  return candidacy
}
