import type { HireAnswer, HireReason } from '@trampolim/marketplace/selection/hiring.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockCandidacy } from '../queries.ts'
import { latestHire, moveHire } from './queries.ts'
import { assertMayMove, recordOnCandidacy } from './send-hire.ts'

type Answering = {
  professionalId: string
  candidacyId: string
  hireId: string
  answer: HireAnswer
  reason?: HireReason | undefined
}

/**
 * Answers the hiring message that the candidate read, or cancels its acceptance.
 * @throws process_not_found (also someone else's), job_blocked, hire_not_offered, hire_ended
 */
export async function answerHire(
  { database, now }: House,
  { professionalId, candidacyId, hireId, answer, reason }: Answering,
) {
  await database.transaction().execute(async (tx) => {
    const candidacy = await lockCandidacy(tx, candidacyId)
    if (candidacy?.professionalId !== professionalId) return refuse('process_not_found')
    const hire = await latestHire(tx, candidacyId)
    if (!hire?.told) return refuse('hire_not_offered')
    if (hire.id !== hireId || candidacy.step !== 'finalists') return refuse('hire_ended')
    // The company of a deleted job can't be told that somebody takes it back.
    if (candidacy.jobId === null) return refuse('hire_ended')
    assertMayMove(hire.status, answer, 'candidate')
    // While a job is taken down or its company blocked, no new agreements can be made.
    if (answer === 'accepted' && candidacy.jobHalted) return refuse('job_blocked')
    const moment = now()
    await moveHire(tx, {
      ...{ id: hireId, status: answer, by: 'candidate', now: moment },
      reason: answer === 'accepted' ? null : (reason ?? null),
    })
    const by = { actor: 'candidate', actorId: professionalId } as const
    await recordOnCandidacy(tx, { candidacyId, answer, by, now: moment })
    await record(tx, { type: 'hire.answered', payload: { hireId, answer }, actorId: professionalId, now: moment })
  })
}
