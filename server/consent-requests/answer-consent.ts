import type { ConsentRequest } from '@trampolim/contract/gateway/consent-requests.ts'
import { consentEnds } from '@trampolim/marketplace/curriculums/consent-requests.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { move } from './move-request.ts'
import { listReceived, lockRequest, setStatus } from './queries.ts'

/** Lists the requests that a professional received, the open ones first. */
export async function listConsentRequests(
  { database }: House,
  { professionalId, page, perPage: size }: { professionalId: string; page: number; perPage: number },
) {
  const { total, rows } = await listReceived(database, { professionalId, size, from: (page - 1) * size })
  const items = rows.map(({ id, asked, answered, ...row }): ConsentRequest => {
    const ends = row.status === 'asked' ? consentEnds(asked).toISOString() : null
    return { requestId: id, ...row, asked: asked.toISOString(), answered: answered?.toISOString() ?? null, ends }
  })
  return { items, page, size, total }
}

/**
 * Grants or refuses a request, or revokes a consent given before. Repeating the same answer changes nothing.
 * @throws consent_request_not_found (also someone else's), consent_request_ended
 */
export async function answerConsentRequest(
  { database, now }: House,
  { professionalId, requestId, granted }: { professionalId: string; requestId: string; granted: boolean },
) {
  await database.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (request?.professionalId !== professionalId) return refuse('consent_request_not_found')
    const to = granted ? 'granted' : request.status === 'granted' ? 'revoked' : 'refused'
    if (request.status === to || (!granted && request.status === 'revoked')) return
    const moment = now()
    await setStatus(tx, { id: requestId, status: move(request, to, 'candidate'), answered: moment })
    await record(tx, { type: 'consent.answered', payload: { requestId }, actorId: professionalId, now: moment })
  })
}
