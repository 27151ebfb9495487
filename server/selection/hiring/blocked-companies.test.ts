import { hiringIn, terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

const day = 86_400

describe('hiring messages of a company that is blocked after its job ended', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, candidates, finalist, hiring, processOf, recruiters, subjects } = hiringIn(house)

  it('wait for its approval: nobody is told or reminded of them, nor accepts them', async () => {
    const { bruno, jobId, organizationId } = await hiring({ status: 'job:closed' })
    const [ana, bia] = [await finalist(jobId), await finalist(jobId, 'Bia')]
    const start = '2026-12-01'
    const { hireId } = await recruiters(bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms, start })
    await attend(told)
    await recruiters(bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms, start })
    const setStatus = (status: 'blocked' | 'approved') =>
      database.updateTable('organization').set({ status }).where('id', '=', organizationId).execute()
    await setStatus('blocked')
    house.letters.length = 0
    await attend(told)
    await attend(5 * day)
    expect(subjects()).toEqual([])
    expect(await processOf(bia)).toMatchObject({ hire: null })
    expect(await processOf(ana)).toMatchObject({ standing: 'removed', hire: { status: 'pending' } })
    const answer = (given: 'accepted' | 'rejected') =>
      candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer: given })
    expect(await codeOf(answer('accepted'))).toBe('job_blocked')
    await setStatus('approved')
    await attend(day)
    expect(await processOf(bia)).toMatchObject({ standing: 'closed', hire: { status: 'pending' } })
    await answer('accepted')
    expect(await processOf(ana)).toMatchObject({ hire: { status: 'accepted' } })
  })
})
