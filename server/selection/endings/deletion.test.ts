import { interviewsIn, place, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it } from 'vitest'
import { jobRoutes, recruiterJobRoutes } from '../../jobs/routes.ts'
import { newId } from '../../platform/ids.ts'

const house = await testHouse()
const { candidates, offered, own, person, placed, recruiters, take } = interviewsIn(house)

it('of a job would end the interviews, choices of times and invitations that candidates know of', async () => {
  const { ana, bruno, jobId } = await offered()
  const calls = house.as({ ...jobRoutes, ...recruiterJobRoutes }, bruno)
  const ends = async () => {
    const { own: read } = await calls.readJob({ id: jobId })
    const { items } = await calls.listOwnJobs({})
    expect(items.find(({ id }) => id === jobId)?.endsWithJob).toEqual(read?.endsWithJob)
    return read?.endsWithJob
  }
  expect(await ends()).toEqual({ interviews: 3, invitations: 0 })
  await take(ana, '12:00')
  expect(await ends()).toEqual({ interviews: 3, invitations: 0 })
  const { interviewId: id = '', startDateTime: start = '' } = (await own(ana)) ?? {}
  await candidates(ana).answerInterview({ id, start, answer: 'canceled' })
  const [lia, davi] = [await person(), await person('Davi Rocha')]
  // Nobody knows of these either.
  const [caio, nina] = [await placed(jobId, 'Caio'), await placed(jobId, 'Nina')]
  await recruiters(bruno).scheduleInterview({ jobId, candidates: [caio.processId], ...place, ...ten, mayOverlap: true })
  await recruiters(bruno).offerSlots({ jobId, candidates: [nina.processId], slots: [ten], ...place, mayOverlap: true })
  const about = { job_id: jobId, cv_type: 'professional', status: 'invite:pending', source: 'search' }
  const invited = {
    ...about,
    question_ids: [],
    job_name: 'Vendedor de loja',
    for_client: false,
    made_at: house.now(),
    due_at: house.now(),
  }
  await house.database
    .insertInto('invitation')
    .values([
      { ...invited, id: newId(house.now()), professional_id: lia.accountId, told_at: house.now() },
      // Nobody knows of this one yet.
      { ...invited, id: newId(house.now()), professional_id: davi.accountId },
    ])
    .execute()
  expect(await ends()).toEqual({ interviews: 2, invitations: 1 })
})
