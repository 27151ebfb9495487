import type { CvType } from '@trampolim/contract/codes.ts'
import type { CurriculumContent } from '@trampolim/contract/curriculums.ts'
import { curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { Visibility } from '@trampolim/marketplace/curriculums/visibility.ts'
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

/** Stores a new curriculum; false if the person has one of the kind. */
export async function storeCurriculum(
  tx: Tx,
  { id, professionalId, cvType, content, now }: CurriculumKey & { id: string; content: CurriculumContent; now: Date },
) {
  const stored = await tx
    .insertInto('curriculum')
    .values({
      id,
      professional_id: professionalId,
      cv_type: cvType,
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

/** Sets whether recruiters find a curriculum and, if given, who sees it; undefined if there is none. */
export async function setSearching(
  tx: Tx,
  { professionalId, cvType }: CurriculumKey,
  { searchingJob, visibility }: { searchingJob: boolean; visibility: Visibility | undefined },
) {
  return tx
    .updateTable('curriculum')
    .set({ searching_job: searchingJob, ...(visibility && { visibility }) })
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

/** Returns cities with their states by the municipality's id: `São Paulo, SP`. */
export async function namesOfTowns(database: Database | Tx, ids: readonly number[]) {
  const rows = await database
    .selectFrom('municipality')
    .select(['id', 'name', 'state'])
    .where(sql<boolean>`id = any (${ids}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, name, state }) => [id, `${name}, ${state}`]))
}

/** Returns the titles of existing occupations by CBO code. */
export async function occupationTitles(database: Database | Tx, codes: readonly string[]) {
  const rows = await database
    .selectFrom('occupation')
    .select(['cbo', 'title'])
    .where(sql<boolean>`cbo = any (${codes}::text[])`)
    .execute()
  return new Map(rows.map(({ cbo, title }) => [cbo, title]))
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
