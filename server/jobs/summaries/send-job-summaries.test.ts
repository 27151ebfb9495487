import { untilSomeoneWaits } from '@trampolim/tests/database/waiting-for-locks.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertCandidacy,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import { sendJobSummaries } from './send-job-summaries.ts'

const asked = { jobSummaryEmail: true }
const monday = new Date('2026-03-16T11:20:00.000Z')

describe('the weekly summary of jobs', async () => {
  const house = await testHouse()
  const bakery = async (jobs: readonly object[] = [{}]) => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobIds: string[] = []
    for (const changes of jobs) {
      const own = { organizationId, created_by: bruno.accountId, content: asked as never, ...changes }
      jobIds.push(await insertJob(house, own))
      house.clock.pass(1)
    }
    return { organizationId, bruno, jobIds }
  }
  const apply = async (jobId: string, changes: object = {}) => {
    house.clock.pass(60)
    const { accountId } = await insertProfessional(house)
    return insertCandidacy(house, { jobId, professionalId: accountId, ...changes })
  }
  const send = async () => {
    await sendJobSummaries(house)
    await house.work({ handlers: letterHandlers })
    return house.letters.splice(0).map(({ to, subject, text }) => ({ to, subject, text }))
  }

  it('reports the events since the last one, once a week', async () => {
    const { bruno, jobIds } = await bakery()
    const jobId = jobIds[0]!
    await apply(jobId)
    house.clock.set(monday)
    const [letter, ...others] = await send()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: bruno.email, subject: 'A semana da vaga Vendedor de loja' })
    expect(letter?.text).toContain('1 candidatura nova · 1 por abrir · 1 pessoa na seleção · encerra em 24 de abril')
    expect(letter?.text).toContain(`/recruiter/job/${jobId}/selective-process`)
    expect(await send()).toEqual([])
    house.clock.pass(6 * 86_400)
    expect(await send()).toEqual([])
    house.clock.pass(86_400)
    expect((await send())[0]?.text).toContain('nenhuma candidatura nova · 1 por abrir · 1 pessoa na seleção')
  })

  it('counts no application of somebody who was blocked', async () => {
    const { jobIds } = await bakery()
    const jobId = jobIds[0]!
    await apply(jobId)
    await apply(jobId, { hidden: true })
    house.clock.set(monday)
    expect((await send())[0]?.text).toContain('1 candidatura nova')
  })

  it('is sent later in the week if Monday was missed, not twice', async () => {
    await bakery()
    house.clock.set(new Date(monday.getTime() + 2 * 86_400_000))
    expect(await send()).toHaveLength(1)
    house.clock.pass(86_400)
    expect(await send()).toEqual([])
    house.clock.set(new Date(monday.getTime() + 7 * 86_400_000))
    expect(await send()).toHaveLength(1)
  })

  it('comes for the first time on the Monday after the job was approved', async () => {
    const { bruno } = await bakery([{ approved_at: new Date('2026-03-10T12:00:00.000Z') }])
    house.clock.set(new Date('2026-03-11T11:20:00.000Z'))
    expect(await send()).toEqual([])
    house.clock.set(monday)
    expect((await send()).map(({ to }) => to)).toEqual([bruno.email])
  })

  it('is one letter for all jobs of a recruiter, without jobs that ended, wait or have no summary switched on', async () => {
    const { bruno, jobIds } = await bakery([
      { job_name: 'Caixa' },
      { job_name: 'Padeira' },
      { job_name: 'Faxineira', content: {} },
      { job_name: 'Confeiteiro', status: 'job:pending' },
      { job_name: 'Entregador', status: 'job:closed' },
      { job_name: 'Balconista', status: 'job:disabled' },
    ])
    await apply(jobIds[1]!)
    house.clock.set(monday)
    const letters = await send()
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([[bruno.email, 'A semana de 3 vagas suas']])
    const text = letters[0]?.text ?? ''
    expect(text.indexOf('Padeira')).toBeLessThan(text.indexOf('Caixa'))
    expect(text).toMatch(/Balconista\n[^\n]*pausada/)
    expect(text).not.toMatch(/Faxineira|Confeiteiro|Entregador/)
  })

  it('goes to all recruiters who may select once the author may not, and to nobody if there are none', async () => {
    const { organizationId, bruno, jobIds } = await bakery()
    const elisa = await insertRecruiter(house, { organizationId })
    await insertRecruiter(house, { organizationId, status: 'blocked' })
    house.clock.set(monday)
    expect((await send()).map(({ to }) => to)).toEqual([bruno.email])
    await house.database
      .updateTable('recruiter')
      .set({ status: 'blocked' })
      .where('account_id', '=', bruno.accountId)
      .execute()
    house.clock.pass(7 * 86_400)
    expect((await send()).map(({ to }) => to)).toEqual([elisa.email])
    await house.database.updateTable('organization').set({ status: 'blocked' }).execute()
    house.clock.pass(7 * 86_400)
    expect(await send()).toEqual([])
    expect(jobIds).toHaveLength(1)
  })

  it('keeps companies apart', async () => {
    const one = await bakery([{ job_name: 'Padeira' }])
    const other = await bakery([{ job_name: 'Soldador' }])
    house.clock.set(monday)
    const letters = await send()
    expect(letters.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [one.bruno.email, 'A semana da vaga Padeira'],
        [other.bruno.email, 'A semana da vaga Soldador'],
      ].toSorted(),
    )
  })

  it('is sent only once by two processes that send at the same time', async () => {
    await bakery()
    house.clock.set(monday)
    await Promise.all([sendJobSummaries(house), sendJobSummaries(house)])
    await house.work({ handlers: letterHandlers })
    expect(house.letters).toHaveLength(1)
  })

  it('waits for a job that somebody is changing, so that one letter reports all', async () => {
    const { jobIds } = await bakery([{ job_name: 'Caixa' }, { job_name: 'Padeira' }])
    house.clock.set(monday)
    const sending = await house.database.transaction().execute(async (tx) => {
      await tx.updateTable('job').set({ job_name: 'Padeiro' }).where('id', '=', jobIds[1]!).execute()
      const runs = [sendJobSummaries(house), sendJobSummaries(house)]
      await untilSomeoneWaits(house.database)
      return runs
    })
    await Promise.all(sending)
    expect((await send()).map(({ subject }) => subject)).toEqual(['A semana de 2 vagas suas'])
  })
})
