import { untilSomeoneWaits } from '@trampolim/tests/database/waiting-for-locks.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertCurriculum, insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { deleteCurriculum } from '../curriculums/delete-curriculum.ts'
import { refreshCvSearch } from './refresh-cv-search.ts'
import { deleteSpots, lockCurriculums, writeRows } from './refresh-queries.ts'

describe('the search row of a curriculum', async () => {
  const house = await testHouse()
  const { database } = house

  it('is removed with a curriculum that is deleted during a refresh', async () => {
    const { accountId } = await insertProfessional(house)
    const cvId = await insertCurriculum(house, { professionalId: accountId })
    await database.transaction().execute((tx) => refreshCvSearch(tx, [cvId]))
    let removal: Promise<void> = Promise.resolve()
    await database.transaction().execute(async (tx) => {
      await lockCurriculums(tx, [cvId])
      await deleteSpots(tx, [cvId])
      removal = deleteCurriculum(house, { professionalId: accountId, cvType: 'professional' })
      await untilSomeoneWaits(database)
      await writeRows(tx, [cvId])
    })
    await removal
    expect(await database.selectFrom('curriculum_spot').selectAll().execute()).toEqual([])
  })
})
