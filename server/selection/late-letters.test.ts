import { terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { at, interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendLetter, sendLetterWork } from '../letters/send-letter.ts'
import { handler } from '../platform/background/work.ts'
import { selectionHandlers } from './background.ts'
import { attendHires } from './hiring/attend-hires.ts'
import { recruiterHiringRoutes } from './hiring/routes.ts'
import { attendInvitations } from './invitations/attend-invitations.ts'
import { recruiterInvitationRoutes } from './invitations/routes.ts'
import { selectionListeners } from './listeners.ts'
import { attendSlots } from './slots/attend-slots.ts'

const hour = 3600
const day = 24 * hour

describe('a letter that the mail server takes late', async () => {
  const house = await testHouse()
  const { attend, begin, candidates, hiring, offered, person, placed, recruiters, take, answer } = interviewsIn(house)

  /** Does what is queued, and sends the letters after a while. */
  async function sendAfter(seconds: number) {
    const waiting: { id: string; sealed: string }[] = []
    const wait = handler(sendLetterWork, async (_, letter) => {
      waiting.push(letter)
    })
    await house.work({ handlers: [...selectionHandlers, wait], listeners: selectionListeners })
    house.clock.pass(seconds)
    for (const letter of waiting) await sendLetter(house, letter)
    return house.letters.splice(0).map(({ subject }) => subject)
  }
  beforeEach(() => begin())

  it.each([
    [1, ['Um horário ficou livre para a sua entrevista: Vendedor de loja']],
    [3, []],
  ])('isn’t sent about a time that was kept for two hours: after %s', async (hours, subjects) => {
    const { ana, bia, interviewId } = await offered([nine])
    await take(ana, '12:00')
    await answer(bia, 'waiting')
    await attend()
    house.letters.length = 0
    await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })
    const sent = await sendAfter(hours * hour)
    expect(sent.filter((subject) => subject.startsWith('Um horário'))).toEqual(subjects)
  })

  it.each([
    [0, ['Escolha o horário da sua entrevista: Vendedor de loja']],
    [day, []],
  ])('isn’t sent about times that have passed: after %s', async (seconds, subjects) => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const slots = [{ ...nine, date: '2026-03-11' }]
    await recruiters(bruno).offerSlots({ jobId, candidates: [ana.processId], slots, ...place })
    house.clock.pass(told)
    await attendSlots(house)
    expect(await sendAfter(seconds)).toEqual(subjects)
  })

  it.each([
    [0, ['Seu convite espera resposta: Vendedor de loja']],
    [2 * day, []],
  ])('isn’t sent about an invitation that is over: after %s', async (seconds, subjects) => {
    const { bruno, jobId } = await hiring()
    const ana = await person()
    await house.as(recruiterInvitationRoutes, bruno).invite({ jobId, cvId: ana.cvId, from: 'search' })
    for (const passed of [told, 6 * day]) {
      await sendAfter(passed)
      await attendInvitations(house)
    }
    expect(await sendAfter(seconds)).toEqual(subjects)
  })

  it.each([
    [0, ['Mensagem de contratação: Vendedor de loja']],
    [2 * day, []],
  ])('isn’t sent about a hiring message that is over: after %s', async (seconds, subjects) => {
    const { bruno, jobId } = await hiring()
    const bia = await placed(jobId, 'Bia Reis', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
    const start = house.now().toISOString().slice(0, 10)
    await house.as(recruiterHiringRoutes, bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms, start })
    house.clock.pass(told)
    await attendHires(house)
    expect(await sendAfter(seconds)).toEqual(subjects)
  })
})
