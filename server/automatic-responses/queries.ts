import type { ResponseOccasion } from '@trampolim/marketplace/automatic-responses/responses.ts'
import { responseOccasions } from '@trampolim/marketplace/automatic-responses/responses.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { isTakenDown } from '../profiles/standing.ts'

export type ResponseRow = {
  id: string
  occasion: ResponseOccasion
  forAll: boolean
  text: string
  writer: string | null
  changed: Date
  jobs: { jobId: string; jobName: string }[]
}

/** An organisation's responses by occasion, those for all jobs first; only one of them if an id is given. */
export async function findResponses(
  database: Database | Tx,
  { organizationId, id }: { organizationId: string; id?: string },
): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    select response.id, response.occasion, response.for_all as "forAll", response.text, recruiter.name as writer,
      response.changed_at as changed, coalesce(own.jobs, '[]'::json) as jobs
    from automatic_response as response
    left join recruiter on recruiter.account_id = response.written_by
    left join lateral (
      select json_agg(json_build_object('jobId', job.id, 'jobName', job.job_name) order by job.job_name, job.id) as jobs
      from automatic_response_job as each join job on job.id = each.job_id where each.response_id = response.id
    ) as own on true
    where response.organization_id = ${organizationId} ${id === undefined ? sql`` : sql`and response.id = ${id}`}
    order by array_position(${responseOccasions}::text[], response.occasion), response.for_all desc, response.id
    limit 200
  `.execute(database)
  return rows
}

/** Locks an organisation's responses, so that only one recruiter at a time changes them until the transaction ends. */
export async function holdResponses(tx: Tx, organizationId: string) {
  await sql`select from organization where id = ${organizationId} for no key update`.execute(tx)
}

/** How many of these jobs belong to the organisation. */
export async function countOwnJobs(tx: Tx, { organizationId, jobIds }: { organizationId: string; jobIds: string[] }) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from job
    where organization_id = ${organizationId} and id = any(${jobIds}::text[])
  `.execute(tx)
  return rows[0]?.count ?? 0
}

export type NewResponse = {
  id: string
  organizationId: string
  occasion: ResponseOccasion
  jobIds: readonly string[]
  text: string
  writtenBy: string
  now: Date
}

export async function storeResponse(tx: Tx, response: NewResponse) {
  const { id, organizationId, occasion, jobIds, text, writtenBy, now } = response
  await tx
    .insertInto('automatic_response')
    .values({
      ...{ id, organization_id: organizationId, occasion, for_all: jobIds.length === 0, text },
      ...{ written_by: writtenBy, made_at: now, changed_at: now },
    })
    .execute()
  await storeJobs(tx, response)
}

export async function rewriteResponse(tx: Tx, response: NewResponse) {
  const { id, occasion, jobIds, text, writtenBy, now } = response
  await tx
    .updateTable('automatic_response')
    .set({ occasion, for_all: jobIds.length === 0, text, written_by: writtenBy, changed_at: now })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('automatic_response_job').where('response_id', '=', id).execute()
  await storeJobs(tx, response)
}

async function storeJobs(tx: Tx, { id, occasion, jobIds }: Pick<NewResponse, 'id' | 'occasion' | 'jobIds'>) {
  if (jobIds.length === 0) return
  const rows = jobIds.map((jobId) => ({ response_id: id, job_id: jobId, occasion }))
  await tx.insertInto('automatic_response_job').values(rows).execute()
}

/** Deletes a response of an organisation; false if it has none with this id. */
export async function removeResponse(tx: Tx, { organizationId, id }: { organizationId: string; id: string }) {
  const { numDeletedRows } = await tx
    .deleteFrom('automatic_response')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The data by which a response is chosen for a candidacy. */
export type Choosable = {
  organizationId: string
  occasion: ResponseOccasion
  jobIds: string[] | undefined
  text: string
  writerId: string | null
}

/** The responses of these organisations for an occasion. */
export async function findChoosable(
  tx: Tx,
  { organizationIds, occasion }: { organizationIds: readonly string[]; occasion: ResponseOccasion },
): Promise<Choosable[]> {
  const { rows } = await sql<Omit<Choosable, 'jobIds'> & { jobIds: string[] | null }>`
    select response.organization_id as "organizationId", response.occasion, response.text, response.written_by as "writerId",
      case when not response.for_all then array(
        select job_id::text from automatic_response_job where response_id = response.id order by job_id
      ) end as "jobIds"
    from automatic_response as response
    where response.organization_id = any(${organizationIds}::text[]) and response.occasion = ${occasion}
    order by response.id
  `.execute(tx)
  return rows.map((row) => ({ ...row, jobIds: row.jobIds ?? undefined }))
}

/** The data of a candidacy that placeholders in a response need. */
export type Addressed = {
  candidacyId: string
  jobId: string
  organizationId: string
  name: string
  jobName: string
  company: string | null
  hidesCompany: boolean
}

/** Those of these candidacies whose job still exists, if no reviewer took it down or blocked its company. */
export async function findAddressed(tx: Tx, candidacyIds: readonly string[]): Promise<Addressed[]> {
  const { rows } = await sql<Addressed>`
    select candidacy.id as "candidacyId", job.id as "jobId", job.organization_id as "organizationId", professional.name,
      candidacy.job_name as "jobName", candidacy.company_name as company,
      candidacy.company_name is null or job.hide_contracting_company_name as "hidesCompany"
    from candidacy
    join job on job.id = candidacy.job_id and job.taken_down_at is null
    join organization on organization.id = job.organization_id and not ${isTakenDown('organization')}
    join professional on professional.account_id = candidacy.professional_id
    where candidacy.id = any(${candidacyIds}::text[])
  `.execute(tx)
  return rows
}
