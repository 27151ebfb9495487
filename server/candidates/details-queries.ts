import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { PcdData } from '@trampolim/contract/gateway/professional.ts'
import type { Availability } from '@trampolim/marketplace/availability/availability.ts'
import type { Database } from '../platform/house.ts'

/** Personal data that only a candidate's details show. */
export type PersonalData = NonNullable<CandidateDetails['contact']> & {
  pcdData: Partial<PcdData>
  availability: Partial<Availability>
  avatarFileId: string | null
}

/** Finds a candidate's contact data and disability; the caller decides what may be shown. */
export async function findPersonalData(database: Database, professionalId: string) {
  return database
    .selectFrom('professional')
    .innerJoin('account', 'account.id', 'professional.account_id')
    .select([
      'account.email',
      'account.avatar_file_id as avatarFileId',
      'professional.phones',
      'professional.zip_code as zipCode',
      'professional.street',
      'professional.district',
      'professional.pcd_data as pcdData',
      'professional.availability',
    ])
    .where('professional.account_id', '=', professionalId)
    .$castTo<PersonalData>()
    .executeTakeFirst()
}
