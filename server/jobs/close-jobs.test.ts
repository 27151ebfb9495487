import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertJob,
  insertOrganization,
  insertPlace,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/asking.ts'
import { selectionHandlers } from '../selection/background.ts'
import { selectionListeners } from '../selection/listeners.ts'
import { closeJobs, warnOfClosing } from './close-jobs.ts'
import { recruiterJobRoutes } from './routes.ts'

const day = 86_400

describe('the end of a job', async () => {
  const house = await testHouse()
  const calls = (person: Person) => house.as(recruiterJobRoutes, person)
  const work = () =>
    house.work({
      handlers: [...letterHandlers, ...selectionHandlers.filter(({ work: { name } }) => name === 'end-selection')],
      listeners: selectionListeners.filter(({ name }) => name === 'selection.end'),
    })
  const bakery = async (changes: Parameters<typeof insertJob>[1] | object = {}) => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    return { organizationId, bruno, jobId: await insertJob(house, { organizationId, ...changes }) }
  }
  const places = (jobId: string) =>
    house.database.selectFrom('place').selectAll().where('job_id', '=', jobId).orderBy('id').execute()

  it('ends its places and tells who was still in it; hired ones and those who left stay as they are', async () => {
    const { bruno, jobId } = await bakery()
    const people = [await insertProfessional(house), await insertProfessional(house), await insertProfessional(house)]
    const [inIt, hired, left] = people.map(({ accountId }) => ({ jobId, professionalId: accountId }))
    await insertPlace(house, { ...inIt!, step: 'interviews' })
    house.clock.pass(1)
    await insertPlace(house, { ...hired!, step: 'finalists', status: 'candidate:hire:accepted' })
    house.clock.pass(1)
    const withdrawn = { discarded_by: 'candidate', discarded_from: 'curriculums', discarded_at: house.now() }
    await insertPlace(house, { ...left!, step: 'discarded', status: 'candidate:discarded', ...withdrawn })
    await calls(bruno).finishJob({ id: jobId })
    await work()
    await work()
    expect(await places(jobId)).toMatchObject([
      { step: 'discarded', discarded_by: 'automation', discarded_from: 'interviews' },
      { step: 'finalists', status: 'candidate:hire:accepted' },
      { step: 'discarded', discarded_by: 'candidate' },
    ])
    expect(house.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [people[0]?.email, 'Processo seletivo encerrado: Vendedor de loja'],
    ])
    const entries = await house.database
      .selectFrom('place_history')
      .select('type')
      .where('type', '<>', 'applied')
      .execute()
    expect(entries).toEqual([{ type: 'job_ended' }])
  })

  it('ends more places than one step takes', async () => {
    const { bruno, jobId } = await bakery()
    const people = await Promise.all(Array.from({ length: 130 }, () => insertProfessional(house)))
    for (const { accountId } of people) await insertPlace(house, { jobId, professionalId: accountId })
    await calls(bruno).finishJob({ id: jobId })
    await work()
    expect(new Set((await places(jobId)).map(({ step }) => step))).toEqual(new Set(['discarded']))
    expect(new Set(house.letters.map(({ to }) => to)).size).toBe(130)
    expect(house.letters).toHaveLength(130)
    const { items } = await calls(bruno).listOwnJobs({})
    expect(items[0]?.counts).toMatchObject({ curriculums: 0, discarded: 130 })
  })

  it('comes by itself on its closing date, open or paused, and once', async () => {
    const { bruno, organizationId, jobId } = await bakery()
    const paused = await insertJob(house, { organizationId, status: 'job:disabled' })
    const waiting = await insertJob(house, { organizationId, status: 'job:pending' })
    const later = await insertJob(house, { organizationId, closes_at: new Date('2026-12-01T00:00:00Z') })
    const blocked = await insertRecruiter(house, { organizationId, status: 'blocked' })
    house.clock.pass(45 * day - 1)
    await closeJobs(house)
    expect(house.letters).toEqual([])
    house.clock.pass(1)
    await Promise.all([closeJobs(house), closeJobs(house)])
    await closeJobs(house)
    await work()
    const jobs = await house.database.selectFrom('job').select(['id', 'status', 'closed_at']).execute()
    const statusOf = (id: string) => jobs.find((job) => job.id === id)?.status
    expect([jobId, paused, waiting, later].map(statusOf)).toEqual([
      'job:closed',
      'job:closed',
      'job:pending',
      'job:approved',
    ])
    expect(house.letters.filter(({ to }) => to === bruno.email).length).toBeGreaterThan(0)
    expect(house.letters.map(({ text }) => text).join()).toContain('Encerrada em 24 de abril')
    expect(house.letters.filter(({ to }) => to === blocked.email)).toEqual([])
    const changes = await house.database.selectFrom('job_status_change').select(['job_id', 'actor']).execute()
    expect(changes.map(({ job_id }) => job_id).sort()).toEqual([jobId, paused].sort())
  })

  it('is told seven days before, once for each date', async () => {
    const { bruno, organizationId, jobId } = await bakery()
    await insertJob(house, { organizationId, job_name: 'Caixa' })
    house.clock.pass(38 * day - 1)
    await warnOfClosing(house)
    await work()
    expect(house.letters).toEqual([])
    house.clock.pass(1)
    await warnOfClosing(house)
    await warnOfClosing(house)
    await work()
    expect(house.letters).toMatchObject([{ to: bruno.email, subject: '2 vagas encerram em breve' }])
    await calls(bruno).extendJob({ id: jobId })
    await warnOfClosing(house)
    house.clock.pass(45 * day)
    await warnOfClosing(house)
    await work()
    expect(house.letters.map(({ subject }) => subject)).toEqual([
      '2 vagas encerram em breve',
      'A vaga Vendedor de loja encerra em breve',
    ])
  })
})
