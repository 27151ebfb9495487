import { consents } from '@trampolim/contract/gateway/consents.ts'
import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { record } from '../../platform/events/record.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { acceptDocument } from '../queries.ts'
import { listConsentsOf } from './consent-queries.ts'

export const consentRoutes = {
  listConsents: answer(consents.listConsents).handler(async ({ context }) => {
    const rows = await listConsentsOf(context.house.database, signedIn(context).accountId)
    return rows.map(({ document, version, accepted, withdrawn }) => ({
      ...{ document, version },
      accepted: accepted.toISOString(),
      withdrawn: withdrawn?.toISOString() ?? null,
    }))
  }),

  acceptTerms: answer(consents.acceptTerms).handler(async ({ context, input }) => {
    if (input.version !== consentVersions.terms) refuse('terms_outdated')
    const { database, now } = context.house
    const accepted = { accountId: signedIn(context).accountId, document: 'terms', now: now() } as const
    await database.transaction().execute(async (tx) => {
      await acceptDocument(tx, accepted)
      const { accountId, now: moment } = accepted
      await record(tx, { type: 'account.terms-accepted', payload: { accountId }, actorId: accountId, now: moment })
    })
    return { done: true } as const
  }),
}
