import { refreshAllCvSearch } from '@trampolim/server/cv-search/refresh-cv-search.ts'
import { prepareSearch } from '@trampolim/server/services/prepare-search.ts'
import { expect, it } from 'vitest'
import { testDatabases } from '../database/test-database.ts'
import { beginning } from '../house.ts'
import { fillWorld } from './fill-large.ts'

const { owner, ownerUrl } = await testDatabases({ spoilt: true })

it('has the search rows of curriculums that a refresh of all would write', async () => {
  await prepareSearch(owner)
  await fillWorld(owner, { url: ownerUrl, jobs: 60, curriculums: 60, now: beginning })
  const [spots, words] = await searchRows()
  expect(spots.length).toBeGreaterThan(60)
  await refreshAllCvSearch(owner)
  const [spotsAfter, wordsAfter] = await searchRows()
  expect(spots).toEqual(spotsAfter)
  expect(words).toEqual(wordsAfter)
}, 120_000)

const searchRows = () =>
  Promise.all([
    owner.selectFrom('curriculum_spot').selectAll().orderBy('curriculum_id').orderBy('cbo').execute(),
    owner.selectFrom('curriculum_search').selectAll().orderBy('curriculum_id').execute(),
  ])
