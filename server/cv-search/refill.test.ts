import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { cvSearchHandlers } from './background.ts'
import { type CurriculumRowDescription, curriculumRowDescription } from './layout.ts'
import { refreshAllCvSearch } from './refresh-cv-search.ts'
import { cvSearchRoutes } from './routes.ts'
import { curriculumRefill } from './write-cv-search.ts'

/** The layout of another version: two numbers are swapped, marks shifted, levels before hashes, codes reversed. */
const another: CurriculumRowDescription = {
  row: {
    size: curriculumRowDescription.row.size,
    fields: {
      ...curriculumRowDescription.row.fields,
      born: curriculumRowDescription.row.fields.modified,
      modified: curriculumRowDescription.row.fields.born,
    },
  },
  marks: Object.fromEntries(
    Object.entries(curriculumRowDescription.marks).map(([name, { at, width }]) => [name, { at: at + 8, width }]),
  ),
  schoolings: curriculumRowDescription.schoolings,
  known: curriculumRowDescription.known,
}

describe('curriculums with rows in another layout', async () => {
  const house = await testHouse({}, { spoilt: true })
  const { owner } = house

  it('are found as before, and rewritten in the background', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId })
    for (let at = 0; at < 9; at++) {
      const { accountId } = await insertProfessional(house, { name: `Pessoa ${at}`, birth_date: `19${80 + at}-02-03` })
      await insertCurriculum(house, {
        professionalId: accountId,
        visibility: at % 4 === 3 ? 'limited' : 'free',
        salary_cents: at % 2 ? 200_000 + at : null,
        school_level: at % 2 ? 'MASTER' : 'TECHNOLOGIST',
        allow_remote: at % 3 === 0,
        languages: JSON.stringify([{ language: 'ingles', level: (at % 4) + 1 }]),
      })
    }
    await refreshAllCvSearch(owner)
    const calls = house.as(cvSearchRoutes, bruno)
    const found = async () => [
      await calls.recommendCandidates({ jobId }),
      await calls.searchCurriculums({ name: 'Pessoa', languages: [{ language: 'ingles', level: 2 }] }),
    ]
    const written = async () =>
      (
        await sql`select * from curriculum_spot join curriculum_search using (curriculum_id) order by 1, 2`.execute(
          owner,
        )
      ).rows
    const [before, rows] = [await found(), await written()]
    expect(before.map(({ total }) => total)).toEqual([9, { count: 4, more: false }])

    const { number } = await owner
      .insertInto('row_layout')
      .values({ rows: 'curriculum_spot', fingerprint: 'another', description: JSON.stringify(another) })
      .returning('number')
      .executeTakeFirstOrThrow()
    const { marks, born, modified } = curriculumRowDescription.row.fields
    const part = (at: number) => sql`substring(packed from ${sql.lit(at + 1)} for 4)`
    const moved = sql`int2send(${number}::smallint) || substring(packed from 3 for ${sql.lit(marks.at - 2)})
        || substring(${part(marks.at)} from 2) || '\\x00'::bytea
        || substring(packed from ${sql.lit(marks.at + 5)} for ${sql.lit(born.at - marks.at - 4)})
        || ${part(modified.at)} || ${part(born.at)} || substring(packed from ${sql.lit(modified.at + 5)})`
    await sql`update curriculum_spot set packed = ${moved}`.execute(owner)
    await sql`update curriculum_search set packed = ${moved}`.execute(owner)
    await owner.updateTable('curriculum_search').set({ layout: number }).execute()
    expect(await found()).toEqual(before)

    await curriculumRefill.prepare(owner)
    await house.work({ handlers: cvSearchHandlers })
    expect(await written()).toEqual(rows)
    expect(await found()).toEqual(before)
    await owner.deleteFrom('row_layout').where('fingerprint', '=', 'another').execute()
  })
})
