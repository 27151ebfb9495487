import { at, interviewsIn, nine, place, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { notificationRoutes } from '../../notifications/routes.ts'

const later = { ...nine, start: '14:00', end: '14:30' }

describe('the calendar of a recruiter who offered times', async () => {
  const house = await testHouse()
  const { attend, candidates, candidatesCalls, offered, recruiters, take } = interviewsIn(house)

  const lettersTo = (who: { email: string }) =>
    house.letters.splice(0).flatMap(({ to, subject }) => (to === who.email ? subject : []))

  /** A candidate took a time that Bruno offered; he wants no letters about answers. */
  async function taken() {
    const met = await offered([nine, ten])
    const preferences = [{ kind: 'interviewAnswer' as const, inApp: true, mail: 'never' as const }]
    await house.as(notificationRoutes, met.bruno).changePreferences({ preferences })
    await take(met.ana, '12:00')
    await attend()
    expect(lettersTo(met.bruno)).toEqual([])
    return met
  }

  it('gets no file for what it never had, however the interview ends', async () => {
    const { bruno, ana, interviewId } = await taken()
    await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })
    await attend()
    expect(lettersTo(bruno)).toEqual([])
  })

  it('gets none as the candidate withdraws either, or a colleague sets the interview anew', async () => {
    const { bruno, elisa, jobId, ana, bia, interviewId } = await taken()
    await take(bia, '13:00')
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await recruiters(elisa).changeInterview({ jobId, interviewId, processId: bia.processId, ...place, ...later })
    await attend()
    expect(lettersTo(bruno)).toEqual([])
  })
})
