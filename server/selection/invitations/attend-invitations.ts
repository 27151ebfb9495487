import { dutyDue, type InvitationEndCause, nextCheck, nextDuty } from '@trampolim/marketplace/selection/invitations.ts'
import { z } from 'zod'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import {
  type DueInvitation,
  dropUntold,
  type EndedInvitation,
  endUnanswered,
  lockDueInvitations,
  makeDue,
  type Progress,
  rewriteClocks,
} from './duty-queries.ts'

export const attendInvitationsWork: Work<Record<string, never>> = {
  name: 'attend-invitations',
  payload: z.strictObject({}),
}

const batch = 100

type Attended =
  | { id: string; done: 'told' | 'reminded'; clock: Progress }
  | { id: string; done: 'postponed'; clock: Progress }
  | { id: string; done: 'ended'; why: InvitationEndCause }
  | { id: string; done: 'dropped' }

/**
 * Notifies candidates of their invitations once those can't be withdrawn unseen, reminds them, and ends invitations
 * that weren't answered in time or whose job has ended. An invitation doesn't end while it can't be answered.
 */
export async function attendInvitations({ database, now }: House) {
  for (let attended = batch; attended === batch; ) {
    attended = await database.transaction().execute(async (tx) => {
      const moment = now()
      const all = (await lockDueInvitations(tx, { now: moment, most: batch })).map((each) => attend(each, moment))
      const ids = (done: Attended['done']) => all.flatMap((each) => (each.done === done ? each.id : []))
      await rewriteClocks(
        tx,
        all.flatMap((each) => ('clock' in each ? each.clock : [])),
      )
      const ended = all.flatMap((each): EndedInvitation[] =>
        each.done === 'ended' ? [{ invitationId: each.id, why: each.why }] : [],
      )
      await endUnanswered(tx, { ended, now: moment })
      await dropUntold(tx, ids('dropped'))
      const told = all.flatMap(({ id, done }) =>
        done === 'told' || done === 'reminded' ? [{ invitationId: id, again: done === 'reminded' }] : [],
      )
      await recordAll(tx, { type: 'invitation.told', payloads: told, now: moment })
      await recordAll(tx, { type: 'invitation.ended', payloads: ended, now: moment })
      return all.length
    })
  }
}

/** Ends the open invitations of these jobs, which have ended, without waiting for the next check of all. */
export async function attendEndedJobs(tx: Tx, { jobIds, now }: { jobIds: readonly string[]; now: Date }) {
  if (jobIds.length === 0 || !(await makeDue(tx, { jobIds, now }))) return
  await enqueue(tx, attendInvitationsWork, { payload: {}, key: `${attendInvitationsWork.name} of ended jobs` })
}

function attend({ id, made, told, reminders, jobOver, suspended }: DueInvitation, now: Date): Attended {
  const clock = { made, told, reminders }
  if (jobOver) return told ? { id, done: 'ended', why: jobOver } : { id, done: 'dropped' }
  if (suspended) return { id, done: 'postponed', clock: { id, told, reminders, due: nextCheck(clock, now) } }
  const due = dutyDue(clock, now)
  if (due?.duty === 'end') return { id, done: 'ended', why: 'timeout' }
  const after = due?.after ?? clock
  const progress = { id, told: after.told, reminders: after.reminders, due: nextDuty(after).at }
  if (!due) return { id, done: 'postponed', clock: progress }
  return { id, done: due.duty === 'tell' ? 'told' : 'reminded', clock: progress }
}
