import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import type { AccessibilityNeed, InterviewReason } from '@trampolim/marketplace/interviews/answers.ts'
import { nextDuty } from '@trampolim/marketplace/interviews/duties.ts'
import { type InterviewStatus, interviewTransitions } from '@trampolim/marketplace/interviews/statuses.ts'
import { mayMove } from '@trampolim/marketplace/transitions.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { listOwnInterview } from './list.ts'
import { agrees, presentOwn } from './present.ts'
import { lockOwn, moveSeat } from './queries.ts'

type Answering = {
  professionalId: string
  interviewId: string
  /** The start of the time that the candidate read. */
  start: string
  answer: OwnInterview['may'][number]
  reason?: InterviewReason | undefined
  needs: readonly AccessibilityNeed[]
  needsText: string
}

/**
 * Answers an interview of which the candidate was notified.
 * @throws interview_not_found (also someone else's), interview_changed, interview_ended, interview_started, job_blocked
 */
export async function answerInterview({ database, now }: House, asked: Answering): Promise<OwnInterview> {
  const { professionalId, interviewId, start, answer, reason, needs, needsText } = asked
  return database.transaction().execute(async (tx) => {
    const own = (await lockOwn(tx, { professionalId, interviewId })) ?? refuse('interview_not_found')
    if (new Date(start).getTime() !== own.start.getTime()) refuse('interview_changed')
    const status = `candidate:${answer}` as const satisfies InterviewStatus
    const allowed = mayMove<InterviewStatus>(interviewTransitions, { from: own.status, to: status, actor: 'candidate' })
    if (!allowed || (agrees(answer) && own.hasLeft)) refuse('interview_ended')
    const moment = now()
    if (own.start <= moment) refuse('interview_started')
    if (agrees(answer) && own.takenDown) refuse('job_blocked')
    await moveSeat(tx, {
      ...{ id: own.id, status, due: nextDuty({ ...own, status })?.at ?? null },
      ...(agrees(answer) ? {} : { reason: reason ?? null }),
      ...(answer === 'confirmed' && { needs, needsText }),
    })
    await record(tx, {
      type: 'interview.answered',
      payload: { id: own.id, answer },
      actorId: professionalId,
      now: moment,
    })
    return presentOwn(await listOwnInterview(tx, { professionalId, interviewId, now: moment }), moment)
  })
}
