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

/** Whether a person has accepted the current terms; so have those who never accepted any. */
export async function hasAcceptedTerms(database: Database | Tx, accountId: string): Promise<boolean> {
  const rows = await database
    .selectFrom('terms_acceptance')
    .select('version')
    .where('account_id', '=', accountId)
    .where('document', '=', 'terms')
    .execute()
  return !areTermsDue(rows.map(({ version }) => version))
}

/**
 * Refuses an action that has effects for others as long as the person hasn't accepted the current terms.
 * @throws terms_outdated
 */
export async function assertTermsAccepted(database: Database | Tx, accountId: string) {
  if (!(await hasAcceptedTerms(database, accountId))) refuse('terms_outdated')
}
