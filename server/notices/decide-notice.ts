import type { AdRule } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { type NoticeDecision, noticeTransitions } from '@trampolim/marketplace/notices/status.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { move } from '@trampolim/marketplace/transitions.ts'
import { adRules } from '@trampolim/phrases/pt-br/ad-rules.ts'
import { writeAudit } from '../audit/queries.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { applyEdit, refuseEdit } from './edit-queries.ts'
import { lockNotice, writeDecision } from './write-queries.ts'

type Decision = {
  reviewerId: string
  id: string
  /** What the reviewer read: a pending notice, a published one, or the edit of a published one. */
  from: 'pending' | 'approved' | 'edited'
  edition: number
  decision: NoticeDecision
  rule?: AdRule | undefined
  reason: string
}

/**
 * Decides on a notice, or on the edit of one, in the version that the reviewer read; its author gets a letter.
 * @throws notice_not_found, notice_gone, already_decided, notice_changed, reason_required, organization_not_approved,
 * move_not_allowed
 */
export async function decideNotice(
  { database, configuration: { secret }, now, outdatePages }: House,
  { reviewerId, id, from, edition, decision, rule, reason: own }: Decision,
) {
  const moment = now()
  const reason = [rule && adRules[rule], own].filter(Boolean).join(' ')
  await database.transaction().execute(async (tx) => {
    const found = (await lockNotice(tx, id)) ?? refuse('notice_not_found')
    const { status, title } = found
    const isEdit = from === 'edited'
    if (status === 'withdrawn' || status === 'ended') refuse('notice_gone')
    if (isEdit ? status !== 'approved' || !found.editWaits : status !== from) refuse('already_decided')
    if (found.edition !== edition) refuse('notice_changed')
    const obstacles = {
      reason_required: reason === '',
      organization_not_approved: !found.organizationApproved,
      notice_gone: (isEdit ? (found.editDay ?? '') : found.day) < dayOf(moment),
    }
    // An edit is judged by the same rules as a pending notice.
    const asked = { from: isEdit ? 'pending' : from, to: decision, actor: 'reviewer', obstacles } as const
    const moved = move(noticeTransitions, asked)
    if (!moved.ok) refuse(moved.code)
    const given = decision === 'rejected' ? reason : null
    if (!isEdit) await writeDecision(tx, { id, status: decision, reason: given, now: moment })
    else if (given === null) await applyEdit(tx, { id, now: moment })
    else await refuseEdit(tx, { id, reason: given, now: moment })
    await writeAudit(tx, {
      ...{ action: `notice.${isEdit ? 'edit-' : ''}${decision}`, actorId: reviewerId },
      ...{ subject: 'notice', subjectId: id },
      ...{ details: { name: title, ...(given && { reason: given }) }, now: moment },
    })
    const writer = isEdit ? found.editWriter : found.writer
    if (!writer) return
    const values = {
      ...{ name: firstName(writer.name), title, noticeId: id, reason: given },
      ...{ takenDown: from === 'approved', edited: isEdit },
    }
    await queueLetter(tx, { secret, id: newId(moment), to: writer.email, template: 'notice-decided', values })
  })
  outdatePages()
}
