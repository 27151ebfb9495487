import { areTermsDue, type ConsentDocument } from '@trampolim/marketplace/accounts/terms.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'

/** Lists everything to which a person agreed, the latest first. */
export async function listConsentsOf(database: Database, accountId: string) {
  return database
    .selectFrom('terms_acceptance')
    .select(['document', 'version', 'accepted_at as accepted', 'withdrawn_at as withdrawn'])
    .where('account_id', '=', accountId)
    .orderBy('accepted_at', 'desc')
    .orderBy('document')
    .$narrowType<{ document: ConsentDocument }>()
    .limit(200)
    .execute()
}

/**
 * Refuses an action that has effects for others as long as the person hasn't accepted the current terms.
 * @throws terms_outdated
 */
export async function assertTermsAccepted(database: Database | Tx, accountId: string) {
  const rows = await database
    .selectFrom('terms_acceptance')
    .select('version')
    .where('account_id', '=', accountId)
    .where('document', '=', 'terms')
    .execute()
  if (areTermsDue(rows.map(({ version }) => version))) refuse('terms_outdated')
}
