import { faultsOfNotice, type NoticeContent } from '@trampolim/marketplace/notices/fields.ts'
import { noticeTransitions } from '@trampolim/marketplace/notices/status.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { reviewDueAt } from '@trampolim/marketplace/time/working-days.ts'
import { move } from '@trampolim/marketplace/transitions.ts'
import { asMember, assertMay, employerOf } from '../organizations/policy.ts'
import type { House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { assertTermsAccepted } from '../professionals/consents/consent-queries.ts'
import { findTown, findWaiting, lockNotice, storeNotice, writeWithdrawal } from './write-queries.ts'

/** A notice as it is written. */
export type WrittenNotice = Omit<NoticeContent, 'townId'> & { city: string; state: string }

/**
 * Hands a notice in to be reviewed. `once`: the same one that the recruiter handed in and that still waits is returned
 * instead of a second one.
 * @throws organization_not_found, profile_blocked, email_not_validated,
 * profile_not_approved, organization_not_approved, terms_outdated, invalid_form
 */
export async function writeNotice(
  { database, now }: House,
  { recruiterId, once = false, ...written }: WrittenNotice & { recruiterId: string; once?: boolean | undefined },
): Promise<{ id: string }> {
  const moment = now()
  return database.transaction().execute(async (tx) => {
    const employer = await employerOf(tx, recruiterId, { lock: true })
    assertMay(employer, 'publish-notice')
    const { organizationId } = asMember(employer)
    await assertTermsAccepted(tx, recruiterId)
    const content = await checkedContent(tx, written, moment)
    const notice = { ...content, organizationId, writtenBy: recruiterId }
    const waiting = once ? await findWaiting(tx, notice) : undefined
    const id = waiting ?? newId(moment)
    if (!waiting) await storeNotice(tx, { id, ...notice, written: moment, due: reviewDueAt(moment) })
    return { id }
  })
}

/**
 * The checked input, with the number of its municipality.
 * @throws invalid_form
 */
export async function checkedContent(
  tx: Tx,
  { kind, title, text, day, start, end, address, city, state, link, howTo }: WrittenNotice,
  now: Date,
): Promise<NoticeContent> {
  const townId = await findTown(tx, { city: normalise(city), state })
  const faults = faultsOfNotice({ day, start, end, link }, dayOf(now))
  const unknown = { field: 'city', code: 'unknown_city' } as const
  if (townId === undefined) return refuse('invalid_form', fieldFaultsOf([...faults, unknown]))
  if (faults.length > 0) refuse('invalid_form', fieldFaultsOf(faults))
  return { kind, title, text, day, start, end, address, townId, link, howTo }
}

/**
 * Withdraws a notice of the recruiter's organisation. @throws organization_not_found, profile_blocked,
 * profile_not_approved, notice_not_found, move_not_allowed
 */
export async function withdrawNotice(
  { database, now, outdatePages }: House,
  { recruiterId, id }: { recruiterId: string; id: string },
) {
  await database.transaction().execute(async (tx) => {
    const employer = await employerOf(tx, recruiterId)
    assertMay(employer, 'withdraw-notice')
    const found = await lockNotice(tx, id)
    if (found?.organizationId !== asMember(employer).organizationId) return refuse('notice_not_found')
    const moved = move(noticeTransitions, { from: found.status, to: 'withdrawn', actor: 'recruiter' })
    if (!moved.ok) refuse(moved.code)
    await writeWithdrawal(tx, { id, now: now() })
  })
  outdatePages()
}
