import { hireUntil } from '@trampolim/marketplace/selection/hiring.ts'
import { dutyDue, nextCheck, nextDuty } from '@trampolim/marketplace/selection/invitations.ts'
import { z } from 'zod'
import type { Work } from '../../platform/background/work.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { storeHistory } from '../history-queries.ts'
import { type DueHire, lockDueHires, type Progress, rewriteClocks } from './duty-queries.ts'
import { moveHire } from './queries.ts'

export const attendHiresWork: Work<Record<string, never>> = { name: 'attend-hires', payload: z.strictObject({}) }

const batch = 100

type Attended =
  | { hire: DueHire; done: 'told' | 'reminded' | 'postponed'; clock: Progress }
  | { hire: DueHire; done: 'timeout' }

/**
 * Notifies finalists of their hiring messages once those can't be withdrawn unseen, reminds them, and ends messages
 * that weren't answered in time. A message doesn't end while it can't be answered.
 */
export async function attendHires({ database, now }: House) {
  for (let attended = batch; attended === batch; ) {
    attended = await database.transaction().execute(async (tx) => {
      const moment = now()
      const all = (await lockDueHires(tx, { now: moment, most: batch })).map((hire) => attend(hire, moment))
      const done = (what: Attended['done']) => all.flatMap((each) => (each.done === what ? each.hire : []))
      await rewriteClocks(
        tx,
        all.flatMap((each) => ('clock' in each ? each.clock : [])),
      )
      const told = done('told')
      await storeOffers(tx, told, moment)
      for (const { id } of done('timeout')) {
        await moveHire(tx, { id, status: 'expired', by: 'automation', now: moment })
      }
      const payloads = [
        ...told.map(({ id }) => ({ hireId: id, again: false })),
        ...done('reminded').map(({ id }) => ({ hireId: id, again: true })),
      ]
      await recordAll(tx, { type: 'hire.told', payloads, now: moment })
      const ended = done('timeout').map(({ id }) => ({ hireId: id, why: 'timeout' as const }))
      await recordAll(tx, { type: 'hire.ended', payloads: ended, now: moment })
      return all.length
    })
  }
}

/** Adds the messages to the histories of their candidacies, where candidates read them. */
async function storeOffers(tx: Tx, told: readonly DueHire[], now: Date) {
  await storeHistory(
    tx,
    ...told.map(({ candidacyId, by }) => ({
      ...{ id: newId(now), candidacyId, type: 'hire_offered' as const, from: 'finalists' as const },
      ...{ to: 'finalists' as const, actor: 'recruiter' as const, actorId: by, note: null, now },
    })),
  )
}

function attend(hire: DueHire, now: Date): Attended {
  const { id, made, told, reminders, start, suspended } = hire
  const clock = { made, told, reminders, until: hireUntil(start, told ?? now) }
  if (suspended) return { hire, done: 'postponed', clock: { id, told, reminders, due: nextCheck(clock, now) } }
  const due = dutyDue(clock, now)
  if (due?.duty === 'end') return { hire, done: 'timeout' }
  const after = due?.after ?? clock
  const progress = { id, told: after.told, reminders: after.reminders, due: nextDuty(after).at }
  return { hire, done: !due ? 'postponed' : due.duty === 'tell' ? 'told' : 'reminded', clock: progress }
}
