import type { CvType } from '@trampolim/contract/codes.ts'
import type { CurriculumContent } from '@trampolim/contract/curriculums.ts'
import { curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { Database, Tx } from '../platform/house.ts'
import { columnsOf, type StoredCurriculum } from './stored.ts'

/** Whose curriculum of which kind. */
export type CurriculumKey = { professionalId: string; cvType: CvType }

/** A person's curriculum of a kind; in a transaction that will change it, `lock` keeps others from it. */
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

/** The kinds that a person keeps, in the order of the kinds. */
export async function findAvailabilities(database: Database, professionalId: string) {
  const rows = await database
    .selectFrom('curriculum')
    .select(['cv_type as cvType', 'searching_job as searchingJob'])
    .where('professional_id', '=', professionalId)
    .execute()
  const kept = rows as { cvType: CvType; searchingJob: boolean }[]
  return kept.toSorted((a, b) => curriculumKinds.codes.indexOf(a.cvType) - curriculumKinds.codes.indexOf(b.cvType))
}

/** Stores a new curriculum; false where the person has one of the kind. */
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

/** Removes a curriculum and tells what it held on to. */
export async function removeCurriculum(tx: Tx, { professionalId, cvType }: CurriculumKey) {
  return tx
    .deleteFrom('curriculum')
    .where('professional_id', '=', professionalId)
    .where('cv_type', '=', cvType)
    .returning(['id', 'file_id as fileId'])
    .executeTakeFirst()
}

/** Switches whether recruiters find a curriculum; undefined where there is none. */
export async function setSearching(tx: Tx, { professionalId, cvType }: CurriculumKey, searchingJob: boolean) {
  return tx
    .updateTable('curriculum')
    .set({ searching_job: searchingJob })
    .where('professional_id', '=', professionalId)
    .where('cv_type', '=', cvType)
    .returning('id')
    .executeTakeFirst()
}

/** The titles of occupations that exist, by CBO code. */
export async function occupationTitles(database: Database | Tx, codes: readonly string[]) {
  const rows = await database
    .selectFrom('occupation')
    .select(['cbo', 'title'])
    .where('cbo', 'in', [...codes, ''])
    .execute()
  return new Map(rows.map(({ cbo, title }) => [cbo, title]))
}

/** The name and type of a curriculum's file, and whether it may be read. */
export async function findCurriculumFile(database: Database | Tx, fileId: string) {
  return database
    .selectFrom('stored_file')
    .select(['id', 'original_name as name', 'content_type as type', 'state'])
    .where('id', '=', fileId)
    .executeTakeFirst()
}

/** Takes a file out of the curriculum that holds it; false where none does. */
export async function dropCurriculumFile(tx: Tx, fileId: string): Promise<boolean> {
  const dropped = await tx
    .updateTable('curriculum')
    .set({ file_id: null })
    .where('file_id', '=', fileId)
    .returning('id')
    .executeTakeFirst()
  return dropped !== undefined
}
