import { isSameNotice } from '@trampolim/marketplace/notices/fields.ts'
import { noticeEdits } from '@trampolim/marketplace/notices/status.ts'
import { reviewDueAt } from '@trampolim/marketplace/time/working-days.ts'
import { asMember, assertMay, employerOf } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { assertTermsAccepted } from '../professionals/consents/consent-queries.ts'
import { changeNotice, dropEdit, storeEdit } from './edit-queries.ts'
import { checkedContent, type WrittenNotice } from './write-notice.ts'
import { lockNotice } from './write-queries.ts'

type Edited = WrittenNotice & { recruiterId: string; id: string; edition: number }

/**
 * Edits a notice of the recruiter's organisation. A published version stays visible until a reviewer has approved the
 * edit; writing the published text again withdraws a pending edit. A pending notice is changed itself and keeps its
 * deadline; a rejected one is handed in again.
 * @throws organization_not_found, profile_blocked, email_not_validated, profile_not_approved,
 * organization_not_approved, terms_outdated, notice_not_found, notice_gone, notice_changed, nothing_changed,
 * invalid_form
 */
export async function editNotice({ database, now }: House, { recruiterId, id, edition, ...written }: Edited) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const employer = await employerOf(tx, recruiterId, { lock: true })
    assertMay(employer, 'publish-notice')
    await assertTermsAccepted(tx, recruiterId)
    const found = await lockNotice(tx, id)
    if (found?.organizationId !== asMember(employer).organizationId) return refuse('notice_not_found')
    const edit = noticeEdits[found.status]
    if (edit === null) return refuse('notice_gone')
    if (found.edition !== edition) refuse('notice_changed')
    const content = await checkedContent(tx, written, moment)
    const times = { written: moment, due: reviewDueAt(moment) }
    const isSame = isSameNotice(content, found)
    if (isSame && found.editDay === null) refuse('nothing_changed')
    if (edit === 'waits') {
      return isSame ? dropEdit(tx, id) : storeEdit(tx, { id, content, writtenBy: recruiterId, ...times })
    }
    await changeNotice(tx, { id, content, handedIn: edit === 'hands-in' ? { by: recruiterId, ...times } : null })
  })
}
