import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { PlaceStatus, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
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

/** Whether a job's selection has ended. */
export async function isEnded(tx: Tx, jobId: string): Promise<boolean> {
  const job = await tx.selectFrom('job').select('status').where('id', '=', jobId).executeTakeFirst()
  return job?.status === ('job:closed' satisfies JobStatus)
}

/** Some of an ended job's places whose candidates are still in it and weren't hired, held in the order of all movers. */
export async function listPlacesStillIn(tx: Tx, { jobId, most }: { jobId: string; most: number }): Promise<string[]> {
  const rows = await tx
    .selectFrom('place')
    .innerJoin('job', 'job.id', 'place.job_id')
    .select('place.id')
    .where('place.job_id', '=', jobId)
    .where('job.status', '=', 'job:closed' satisfies JobStatus)
    .where('place.step', '<>', 'discarded' satisfies SelectionStep)
    .where((where) =>
      where.or([
        where('place.status', 'is', null),
        where('place.status', '<>', 'candidate:hire:accepted' satisfies PlaceStatus),
      ]),
    )
    .orderBy('place.id')
    .limit(most)
    .forUpdate('place')
    .execute()
  return rows.map(({ id }) => id)
}
