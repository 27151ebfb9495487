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
import { lockNotice, writeDecision } from './queries.ts'

type Decision = {
  reviewerId: string
  id: string
  from: 'pending' | 'approved'
  decision: NoticeDecision
  rule?: AdRule | undefined
  reason: string
}

/**
 * Decides on a notice as the reviewer read it; its author gets a letter. @throws notice_not_found, notice_gone,
 * already_decided, reason_required, organization_not_approved, move_not_allowed
 */
export async function decideNotice(
  { database, configuration: { secret }, now, outdatePages }: House,
  { reviewerId, id, from, decision, rule, reason: own }: Decision,
) {
  const moment = now()
  const reason = [rule && adRules[rule], own].filter(Boolean).join(' ')
  await database.transaction().execute(async (tx) => {
    const found = (await lockNotice(tx, id)) ?? refuse('notice_not_found')
    const { status, title, writer } = found
    if (status === 'withdrawn' || status === 'ended') refuse('notice_gone')
    if (status !== from) refuse('already_decided')
    const obstacles = {
      reason_required: reason === '',
      organization_not_approved: !found.organizationApproved,
      notice_gone: found.day < dayOf(moment),
    }
    const moved = move(noticeTransitions, { from, to: decision, actor: 'reviewer', obstacles })
    if (!moved.ok) refuse(moved.code)
    const given = decision === 'rejected' ? reason : null
    await writeDecision(tx, { id, status: decision, reason: given, now: moment })
    await writeAudit(tx, {
      ...{ action: `notice.${decision}`, actorId: reviewerId, subject: 'notice', subjectId: id },
      ...{ details: { name: title, ...(given && { reason: given }) }, now: moment },
    })
    if (!writer) return
    const values = { name: firstName(writer.name), title, noticeId: id, reason: given, takenDown: from === 'approved' }
    await queueLetter(tx, { secret, id: newId(moment), to: writer.email, template: 'notice-decided', values })
  })
  outdatePages()
}
