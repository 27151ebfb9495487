import type { CvType } from '@trampolim/contract/codes.ts'
import type { CurriculumContent } from '@trampolim/contract/curriculums.ts'
import { curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { Access, Visibility } from '@trampolim/marketplace/curriculums/visibility.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { columnsOf, type StoredCurriculum } from './stored.ts'

/** Identifies a curriculum by its owner and kind. */
export type CurriculumKey = { professionalId: string; cvType: CvType }

/** Finds a person's curriculum of a kind; `lock` locks it until the transaction ends. */
export async function findCurriculum(
  database: Database | Tx,
  { professionalId, cvType }: CurriculumKey,
  { lock = false }: { lock?: boolean } = {},
) {
  const query = database
    .selectFrom('curriculum')
    .selectAll()
    .where('professional_id', '=', professionalId)
    .where('cv_type', '=', cvType)
    .$castTo<StoredCurriculum>()
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

type Kept = { cvType: CvType; searchingJob: boolean; visibility: Visibility; occupations: string[]; modified: Date }

/** A person's curriculums in the order of their kinds, with who can find each, and the titles of its occupations. */
export async function findKept(database: Database, professionalId: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select cv_type as "cvType", searching_job as "searchingJob", visibility, modified_at as modified, array(
      select coalesce(occupation.title, named.each ->> 'cbo')
      from jsonb_array_elements(curriculum.occupations) with ordinality as named (each, at)
      left join occupation on occupation.cbo = named.each ->> 'cbo'
      order by named.at
    ) as occupations
    from curriculum where professional_id = ${professionalId}`.execute(database)
  return rows.toSorted((a, b) => curriculumKinds.codes.indexOf(a.cvType) - curriculumKinds.codes.indexOf(b.cvType))
}

/** Who can find each of a person's curriculums, which stays so until the transaction ends. */
export async function lockAccess(tx: Tx, professionalId: string): Promise<Access[]> {
  return tx
    .selectFrom('curriculum')
    .select(['searching_job as searchingJob', 'visibility'])
    .where('professional_id', '=', professionalId)
    .orderBy('id')
    .forShare()
    .$castTo<Access>()
    .execute()
}

type New = { id: string; access: Access; content: CurriculumContent; now: Date }

/** Stores a new curriculum; false if the person has one of the kind. */
export async function storeCurriculum(
  tx: Tx,
  { id, professionalId, cvType, access, content, now }: CurriculumKey & New,
) {
  const stored = await tx
    .insertInto('curriculum')
    .values({
      id,
      professional_id: professionalId,
      cv_type: cvType,
      searching_job: access.searchingJob,
      visibility: access.visibility,
      ...columnsOf(content),
      created_at: now,
      modified_at: now,
    })
    .onConflict((conflict) => conflict.constraint('curriculum_kind_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function rewriteCurriculum(
  tx: Tx,
  { id, content, now }: { id: string; content: CurriculumContent; now: Date },
) {
  await tx
    .updateTable('curriculum')
    .set({ ...columnsOf(content), modified_at: now })
    .where('id', '=', id)
    .execute()
}

/** Deletes a curriculum and returns its id and file. */
export async function removeCurriculum(tx: Tx, { professionalId, cvType }: CurriculumKey) {
  return tx
    .deleteFrom('curriculum')
    .where('professional_id', '=', professionalId)
    .where('cv_type', '=', cvType)
    .returning(['id', 'file_id as fileId'])
    .executeTakeFirst()
}

/**
 * Sets whether recruiters find a curriculum and, if given, who sees it, and since when if they didn't find it before;
 * undefined if there is none.
 */
export async function setSearching(
  tx: Tx,
  { professionalId, cvType }: CurriculumKey,
  { searchingJob, visibility, now }: { searchingJob: boolean; visibility: Visibility | undefined; now: Date },
) {
  const wished = sql`coalesce(${visibility ?? null}::text, visibility)`
  return tx
    .updateTable('curriculum')
    .set({
      searching_job: searchingJob,
      ...(visibility && { visibility }),
      found_since: sql<Date>`case
        when ${searchingJob} and ${wished} <> 'hidden' and not (searching_job and visibility <> 'hidden') then ${now}
        else found_since
      end`,
    })
    .where('professional_id', '=', professionalId)
    .where('cv_type', '=', cvType)
    .returning(['id', 'visibility'])
    .$castTo<{ id: string; visibility: Visibility }>()
    .executeTakeFirst()
}

/** The data that decides whether a person can be an apprentice. */
export async function findAgeFacts(database: Database, professionalId: string) {
  return database
    .selectFrom('professional')
    .select(['birth_date as birthDate', 'is_handicap as isHandicap'])
    .where('account_id', '=', professionalId)
    .executeTakeFirst()
}

/** Returns which of these municipalities exist. */
export async function existingTowns(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('municipality')
    .select('id')
    .where(sql<boolean>`id = any (${ids}::integer[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns which of these codes the CBO contains. */
export async function existingOccupations(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('occupation')
    .select('cbo')
    .where(sql<boolean>`cbo = any (${codes}::text[])`)
    .execute()
  return new Set(rows.map(({ cbo }) => cbo))
}

/** Returns the name and type of a curriculum's file, and whether it can be read. */
export async function findCurriculumFile(database: Database | Tx, fileId: string) {
  return database
    .selectFrom('stored_file')
    .select(['id', 'original_name as name', 'content_type as type', 'state'])
    .where('id', '=', fileId)
    .executeTakeFirst()
}

/** Unlinks a file from its curriculum; false if no curriculum has it. */
export async function dropCurriculumFile(tx: Tx, fileId: string): Promise<boolean> {
  const dropped = await tx
    .updateTable('curriculum')
    .set({ file_id: null })
    .where('file_id', '=', fileId)
    .returning('id')
    .executeTakeFirst()
  return dropped !== undefined
}
