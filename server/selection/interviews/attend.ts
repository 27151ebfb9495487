import { dutyDue, type InterviewDuty, nextDuty } from '@trampolim/marketplace/interviews/duties.ts'
import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { z } from 'zod'
import type { Work } from '../../platform/background/work.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House } from '../../platform/house.ts'
import { returnToWaiting } from '../slots/waiting-queries.ts'
import { announceSteps, type DueSeat, lockDueSeats, type Progress, rewriteClocks } from './duty-queries.ts'

export const attendInterviewsWork: Work<Record<string, never>> = {
  name: 'attend-interviews',
  payload: z.strictObject({}),
}

const batch = 100
const hour = 60 * 60_000

type Attended = { seat: DueSeat; to: InterviewDuty['to'] | null; clock: Progress }

/**
 * Does the due steps of candidates' interviews, one step each at a time: notifies candidates, asks those who confirmed
 * again, ends unanswered interviews at their start and completed ones at their end. Nobody is asked for what would be
 * refused at present.
 */
export async function attendInterviews({ database, now }: House) {
  for (let attended = batch; attended === batch; ) {
    attended = await database.transaction().execute(async (tx) => {
      const moment = now()
      const all = (await lockDueSeats(tx, { now: moment, most: batch })).map((seat) => attend(seat, moment))
      await rewriteClocks(
        tx,
        all.map(({ clock }) => clock),
      )
      const become = (to: InterviewDuty['to']) => all.flatMap((each) => (each.to === to ? each.seat : []))
      const told = [
        ...become('candidate:pending').map(({ id, known }) => ({
          id,
          what: known ? ('moved' as const) : ('set' as const),
        })),
        ...become('candidate:reconfirm:pending').map(({ id }) => ({ id, what: 'reconfirm' as const })),
      ]
      await recordAll(tx, { type: 'interview.told', payloads: told, now: moment })
      await announceSteps(
        tx,
        become('candidate:pending').map(({ processId }) => processId),
      )
      // Somebody who couldn't answer isn't said to have been silent.
      const fallen = become('automation:canceled')
      const ended = fallen.flatMap(({ id, told, suspended }) =>
        told && !suspended ? { id, why: 'timeout' as const } : [],
      )
      await recordAll(tx, { type: 'interview.ended', payloads: ended, now: moment })
      const left = fallen.flatMap(({ id, by, suspended, inCalendar }) =>
        suspended && inCalendar && by ? { id, recruiterId: by, why: 'closed' as const } : [],
      )
      await recordAll(tx, { type: 'interview.left-calendar', payloads: left, now: moment })
      await returnToWaiting(
        tx,
        fallen.filter(({ known }) => !known),
      )
      return all.length
    })
  }
}

/** The steps that ask the candidate for an answer. */
const asks: ReadonlySet<InterviewDuty['to']> = new Set<InterviewDuty['to']>([
  'candidate:pending',
  'candidate:reconfirm:pending',
])

function attend(seat: DueSeat, now: Date): Attended {
  const { id, status, known, told, suspended } = seat
  const untold = status === 'automation:notifications:sent'
  // Nobody is notified of an interview that has begun.
  if (untold && seat.start <= now) {
    return { seat, to: 'automation:canceled', clock: { id, status: 'automation:canceled', known, told, due: null } }
  }
  const waits = (due: Date | null): Attended => ({ seat, to: null, clock: { id, status, known, told, due } })
  const duty = dutyDue(seat, now)
  if (!duty) {
    const next = nextDuty(seat)?.at ?? null
    // A reconfirmation that is too late is skipped.
    return waits(next && next <= now ? seat.end : next)
  }
  if (suspended && asks.has(duty.to)) return waits(new Date(Math.min(now.getTime() + hour, seat.start.getTime())))
  const becomes = duty.to
  const due = isAhead(becomes) ? (nextDuty({ ...seat, status: becomes })?.at ?? null) : null
  const tells = becomes === 'candidate:pending'
  return {
    ...{ seat, to: becomes },
    clock: { id, status: becomes, known: tells ? (known ?? now) : known, told: tells ? now : told, due },
  }
}
