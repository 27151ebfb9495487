import { at, interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { joiningRoutes } from '../recruiters/joining/joining-routes.ts'
import { recruiterRoutes } from '../recruiters/routes.ts'
import { handlers, listeners } from '../services/background.ts'
import { attendHires } from './hiring/attend-hires.ts'
import { hiringRoutes, recruiterHiringRoutes } from './hiring/routes.ts'
import { attendInvitations } from './invitations/attend-invitations.ts'
import { invitationRoutes, recruiterInvitationRoutes } from './invitations/routes.ts'

const terms = { message: 'Venha às 8h.', salary: 210_000, start: '2026-12-01', documents: [] }

describe('what a recruiter began who left', async () => {
  const house = await testHouse()
  const { attend, begin, candidates, hiring, own, person, placed, recruiters } = interviewsIn(house)
  const calls = (who: Person) =>
    house.as({ ...recruiterHiringRoutes, ...hiringRoutes, ...recruiterInvitationRoutes, ...invitationRoutes }, who)
  const work = async (seconds = 0) => {
    await house.work({ handlers, listeners })
    await attend(seconds)
    await attendHires(house)
    await attendInvitations(house)
    await house.work({ handlers, listeners })
  }
  const lettersTo = ({ email }: { email: string }) => house.letters.splice(0).filter(({ to }) => to === email)
  const subjectsTo = (who: { email: string }) => lettersTo(who).map(({ subject }) => subject)

  /** Bruno leaves, in one way or the other, after what he began was told. */
  const leaving = {
    'was put out': (bruno: Person, elisa: Person) =>
      house.as(joiningRoutes, elisa).putOutMember({ accountId: bruno.accountId }),
    'deleted the account': (bruno: Person) => house.as(recruiterRoutes, bruno).deleteRecruiter({}),
    'was blocked': (bruno: Person) =>
      house.database
        .updateTable('recruiter')
        .set({ status: 'blocked' })
        .where('account_id', '=', bruno.accountId)
        .execute(),
  } as const

  async function interviewed() {
    begin()
    const { bruno, elisa, jobId, organizationId } = await hiring()
    const ana = await placed(jobId)
    const setting = { jobId, candidates: [ana.processId], ...place, ...nine }
    const { interviewId } = await recruiters(bruno).scheduleInterview(setting)
    await work(told)
    const answer = async (said: 'confirmed' | 'canceled') => {
      const start = (await own(ana))?.startDateTime ?? at('12:00')
      await candidates(ana).answerInterview({ id: interviewId, start, answer: said })
      await work()
    }
    return { bruno, elisa, jobId, organizationId, ana, interviewId, answer }
  }

  it.each(Object.entries(leaving))(
    'and %s: the answer to an interview goes to a colleague, whose it is from there on',
    async (_, leave) => {
      const { bruno, elisa, jobId, interviewId, answer } = await interviewed()
      await leave(bruno, elisa)
      await work()
      house.letters.length = 0
      await answer('confirmed')
      const [confirmed] = lettersTo(elisa)
      expect(confirmed?.subject).toBe('Entrevista confirmada: Vendedor de loja')
      expect(confirmed?.calendar?.method).toBe('REQUEST')
      await recruiters(elisa).cancelInterview({ jobId, interviewId })
      await work()
      expect(lettersTo(elisa).map(({ calendar }) => calendar?.method)).toEqual(['CANCEL'])
    },
  )

  it('and that was in their calendar isn’t taken out of a colleague’s', async () => {
    const { bruno, elisa, jobId, interviewId, answer } = await interviewed()
    await answer('confirmed')
    await leaving['was put out'](bruno, elisa)
    await work()
    house.letters.length = 0
    await recruiters(elisa).cancelInterview({ jobId, interviewId })
    await work()
    expect(subjectsTo(elisa)).toEqual([])
  })

  it('is said to the colleagues and to whoever left, if interviews are ahead', async () => {
    const without = await hiring()
    await leaving['was put out'](without.bruno, without.elisa)
    await work()
    const all = () =>
      house.letters
        .splice(0)
        .map(({ text }) => text)
        .join()
    expect(all()).not.toContain('entrevista')
    for (const how of ['was put out', 'deleted the account'] as const) {
      const { bruno, elisa } = await interviewed()
      house.letters.length = 0
      await leaving[how](bruno, elisa)
      await work()
      const texts = (who: { email: string }) => house.letters.find(({ to }) => to === who.email)?.text
      expect(texts(elisa)).toContain('Uma entrevista por vir que Bruno Lima marcou continua na agenda da empresa')
      expect(texts(bruno)).toContain('tire-a do seu calendário')
    }
  })

  it.each(Object.entries(leaving))('and %s: the answer to a hiring message goes to a colleague', async (_, leave) => {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId, 'Ana Souza', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
    const { hireId } = await calls(bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms })
    await work(told)
    await leave(bruno, elisa)
    await work()
    house.letters.length = 0
    await calls(ana).answerHiringMessage({ id: ana.processId, hireId, answer: 'accepted' })
    await work()
    expect(subjectsTo(elisa)).toEqual(['Contratação aceita: Vendedor de loja'])
  })

  it('as an invitation is answered to a colleague', async () => {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const ana = await person()
    const { inviteId } = await calls(bruno).invite({ jobId, cvId: ana.cvId })
    await work(told)
    await leaving['was put out'](bruno, elisa)
    await work()
    house.letters.length = 0
    await calls(ana).refuseInvitation({ inviteId })
    await work()
    expect(subjectsTo(elisa)).toEqual(['Convite recusado: Vendedor de loja'])
  })

  it('is told to nobody of a company that is blocked', async () => {
    const { bruno, elisa, jobId, organizationId, answer } = await interviewed()
    await answer('confirmed')
    const bia = await placed(jobId, 'Bia Reis', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
    const caio = await person('Caio Melo')
    const { hireId } = await calls(bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms })
    const { inviteId } = await calls(bruno).invite({ jobId, cvId: caio.cvId })
    await work(told)
    const { database } = house
    await database.updateTable('organization').set({ status: 'blocked' }).where('id', '=', organizationId).execute()
    await database.updateTable('job').set({ status: 'job:blocked' }).where('id', '=', jobId).execute()
    house.letters.length = 0
    await answer('canceled')
    await calls(bia).answerHiringMessage({ id: bia.processId, hireId, answer: 'rejected' })
    await calls(caio).refuseInvitation({ inviteId })
    await work()
    expect(house.letters.filter(({ to }) => to === bruno.email || to === elisa.email)).toEqual([])
  })
})
