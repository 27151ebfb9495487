import type { Tx } from '../platform/house.ts'

/** To whom a letter about each of these places goes, with the job as the candidate knew it. */
export async function findAddressees(tx: Tx, placeIds: readonly string[]) {
  return tx
    .selectFrom('place')
    .innerJoin('professional', 'professional.account_id', 'place.professional_id')
    .innerJoin('account', 'account.id', 'place.professional_id')
    .select([
      'place.id as placeId',
      'account.email',
      'professional.name',
      'place.job_name as jobName',
      'place.company_name as company',
    ])
    .where('place.id', 'in', placeIds)
    .orderBy('place.id')
    .execute()
}
