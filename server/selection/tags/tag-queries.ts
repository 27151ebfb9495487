import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

type Tagged = { candidacyId: string; jobId: string; organizationId: string; tag: string }

/**
 * Adds a tag to a candidacy, in the spelling that the organisation already uses, if any; nothing if the tag is already
 * there.
 */
export async function storeTag(tx: Tx, { candidacyId, jobId, organizationId, tag }: Tagged) {
  await sql`
    insert into candidacy_tag (candidacy_id, job_id, organization_id, tag)
    select ${candidacyId}, ${jobId}, ${organizationId}, coalesce((
      select tag from candidacy_tag
      where organization_id = ${organizationId} and plain_tag = plain(${tag}) order by candidacy_id limit 1
    ), ${tag})
    on conflict (candidacy_id, plain_tag) do nothing
  `.execute(tx)
}

/** Takes a tag off a candidacy. */
export async function removeTag(tx: Tx, { candidacyId, tag }: { candidacyId: string; tag: string }) {
  await sql`delete from candidacy_tag where candidacy_id = ${candidacyId} and plain_tag = plain(${tag})`.execute(tx)
}

/** Locks a candidacy, so that its tags can be counted. */
export async function countTags(tx: Tx, candidacyId: string): Promise<number> {
  await sql`select from candidacy where id = ${candidacyId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from candidacy_tag where candidacy_id = ${candidacyId}
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** The tags that an organisation uses, in one job or in all, by name. */
export async function findTags(
  database: Database,
  { organizationId, jobId, most }: { organizationId: string; jobId?: string; most: number },
): Promise<string[]> {
  const where = jobId === undefined ? sql`organization_id = ${organizationId}` : sql`job_id = ${jobId}`
  const { rows } = await sql<{ tag: string }>`
    select min(tag) as tag from candidacy_tag where ${where} group by plain_tag order by plain_tag limit ${most}
  `.execute(database)
  return rows.map(({ tag }) => tag)
}
