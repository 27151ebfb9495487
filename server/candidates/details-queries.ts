import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { PcdData } from '@trampolim/contract/gateway/professional.ts'
import type { Database } from '../platform/house.ts'

/** What of a candidate only their details show. */
export type PersonalData = NonNullable<CandidateDetails['contact']> & { pcdData: Partial<PcdData> }

/** A candidate's contact and what they tell of a disability, for who may see it to be asked. */
export async function findPersonalData(database: Database, professionalId: string) {
  return database
    .selectFrom('professional')
    .innerJoin('account', 'account.id', 'professional.account_id')
    .select([
      'account.email',
      'professional.phones',
      'professional.zip_code as zipCode',
      'professional.street',
      'professional.district',
      'professional.pcd_data as pcdData',
    ])
    .where('professional.account_id', '=', professionalId)
    .$castTo<PersonalData>()
    .executeTakeFirst()
}
