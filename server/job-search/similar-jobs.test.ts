import { testHouse } from '@trampolim/tests/house.ts'
import { campinas, insertJob, insertOrganization, workPlace } from '@trampolim/tests/world/builders.ts'
import { expect, it } from 'vitest'
import { similarJobs } from './routes.ts'
import { refreshAllJobSearch } from './rows/refresh-job-search.ts'

const house = await testHouse()

async function likeIt(id: string) {
  await refreshAllJobSearch(house.owner)
  return (await house.as({ similarJobs }).similarJobs({ id })).map(({ jobName }) => jobName)
}

it('jobs like one that was never approved reveal nothing of it', async () => {
  const organizationId = await insertOrganization(house)
  await insertJob(house, { organizationId, job_name: 'Vendedora' })
  const hidden = { status: 'job:created', first_approved_at: null, approved_at: null }
  expect(await likeIt(await insertJob(house, { organizationId, ...hidden }))).toEqual([])
})

it('jobs like one that is being edited are those of its approved version', async () => {
  const organizationId = await insertOrganization(house)
  await insertJob(house, { organizationId, job_name: 'Vendedora' })
  const inCampinas = JSON.stringify([workPlace({ cityState: campinas, latitude: -22.9056, longitude: -47.0608 })])
  await insertJob(house, { organizationId, job_name: 'Confeiteiro', cbo: '848310', work_places: inCampinas })
  const id = await insertJob(house, {
    ...{ organizationId, status: 'job:pending', cbo: '848310', work_places: inCampinas },
    shown: JSON.stringify({ cbo: '521110', work_places: [workPlace()] }),
  })
  expect(await likeIt(id)).toEqual(['Vendedora'])
})
