import { terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { at, interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { attendHires } from '../hiring/attend-hires.ts'
import { recruiterHiringRoutes } from '../hiring/routes.ts'
import { attendInterviews } from './attend.ts'

describe('a candidate who left while nothing listened', async () => {
  const house = await testHouse()
  const { attend, begin, calls, candidates, candidatesCalls, hiring, notified, own, placed, recruiters } =
    interviewsIn(house)

  it('is told of no interview whose move was undone', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...place, ...nine })
    await attend()
    await calls(bruno).undoMove({ jobId, processId: ana.processId, from: 'interviews' })
    house.clock.pass(told)
    await attendInterviews(house)
    await attend()
    expect(house.letters.filter(({ to }) => to === ana.email)).toEqual([])
    expect(await notified(ana)).toEqual([])
    expect(await own(ana)).toBeUndefined()
  })

  it('is sent no hiring message from whose selection they withdrew', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId, 'Ana Souza', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
    await house.as(recruiterHiringRoutes, bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms })
    await attend()
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    house.clock.pass(told)
    await attendHires(house)
    await attend()
    expect(house.letters.filter(({ to }) => to === ana.email)).toEqual([])
    const [process] = (await candidatesCalls(ana).listProcesses({})).items
    expect(process?.history.map(({ type }) => type)).toEqual(['applied', 'withdrawn'])
    expect(await notified(bruno)).toEqual([])
  })

  it('confirms no interview of the selection that they left', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const setting = { jobId, candidates: [ana.processId], ...place, ...nine }
    const { interviewId: id } = await recruiters(bruno).scheduleInterview(setting)
    await attend(told)
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    const late = candidates(ana).answerInterview({ id, start: at('12:00'), answer: 'confirmed' })
    expect(await codeOf(late)).toBe('interview_ended')
  })
})
