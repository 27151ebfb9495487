import { answers, applyingIn } from '@trampolim/tests/fixtures/selection/applying.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { deleteJobs } from '../jobs/endings/delete-jobs.ts'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { selectionListeners } from './listeners.ts'
import { notifyMoves } from './notices/notify-candidate.ts'

describe('a selection', async () => {
  const house = await testHouse()
  const { database } = house
  const { apply, asRecruiter, calls, candidate, counters, openJob } = applyingIn(house)

  it('moves only as the rules allow', async () => {
    const jobId = await openJob()
    const { processId } = await apply(await candidate(), jobId)
    await asRecruiter(processId, 'interviews')
    house.clock.pass(10 * 60)
    await expect(asRecruiter(processId, 'curriculums')).rejects.toMatchObject({ code: 'move_not_allowed' })
    await asRecruiter(processId, 'finalists')
    expect(await counters(jobId)).toEqual({ finalists: 1 })
    const { status } = await database.selectFrom('candidacy').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('candidate:finalist')
    await expect(asRecruiter(newId(house.now()), 'finalists')).rejects.toMatchObject({ code: 'process_not_found' })
    const types = await database.selectFrom('event').select('type').orderBy('id').execute()
    expect(types.map(({ type }) => type)).toEqual(['selection.applied', 'selection.moved', 'selection.moved'])
  })

  it('says in letters that the company selects for a client, also after the job was deleted', async () => {
    const jobId = await openJob({ content: { sameAsOwnCompany: false } })
    const ana = await candidate({ email: 'ana@exemplo.com.br' })
    const { processId: id } = await apply(ana, jobId, { answers })
    await house.work({ handlers: letterHandlers, listeners: selectionListeners })
    await asRecruiter(id, 'finalists')
    house.clock.pass(11 * 60)
    await notifyMoves(house)
    await database.transaction().execute((tx) => deleteJobs(tx, { jobIds: [jobId], actorId: id, now: house.now() }))
    await house.work({ handlers: letterHandlers, listeners: selectionListeners })
    expect(house.letters).toHaveLength(3)
    for (const { text } of house.letters) expect(text).toContain('em seleção por Padaria Aurora para outra empresa')
  })

  it('is listed in pages and orders, and stays when its job is deleted', async () => {
    const ana = await candidate()
    const names = ['Caixa', 'Água', 'Balconista']
    for (const job_name of names) {
      await apply(ana, await openJob({ job_name, hide_contracting_company_name: job_name === 'Caixa' }))
      house.clock.pass(60)
    }
    const list = async (asked: Parameters<ReturnType<typeof calls>['listProcesses']>[0]) =>
      (await calls(ana).listProcesses(asked)).items.map(({ jobName }) => jobName)
    expect(await list({})).toEqual(['Balconista', 'Água', 'Caixa'])
    expect(await list({ sortField: 'jobName', sort: 'asc' })).toEqual(['Água', 'Balconista', 'Caixa'])
    expect(await list({ sort: 'asc', sortField: 'applied', page: 2, perPage: 2 })).toEqual(['Balconista'])
    expect(await list({ limit: 1 })).toEqual(['Balconista'])
    const page = await calls(ana).listProcesses({ page: 9, perPage: 2 })
    expect(page).toEqual({ items: [], page: 9, size: 2, total: 3 })
    await database.deleteFrom('job').where('job_name', '=', 'Caixa').execute()
    const kept = (await calls(ana).listProcesses({})).items[2]
    expect(kept).toMatchObject({ jobId: null, jobName: 'Caixa', company: null, jobStatus: null })
    expect(await calls(ana).countProcessesOfContext({ ctx: 'curriculums' })).toEqual({ count: 3 })
  })

  it('belongs only to its candidate', async () => {
    const jobId = await openJob()
    const [ana, davi] = [await candidate(), await candidate()]
    const { processId } = await apply(ana, jobId)
    const foreign = await refusal(calls(davi).withdraw({ id: processId }))
    expect(foreign).toMatchObject({ code: 'process_not_found', status: 404 })
    expect((await calls(davi).listProcesses({})).total).toBe(0)
    expect((await calls(davi).countProcesses({})).curriculums).toBe(0)
    const bruno = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const asked = (person: Person | null) => [
      () => calls(person).listProcesses({}),
      () => calls(person).countProcesses({}),
      () => calls(person).applyToJob({ jobId, cvType: 'professional' as const }),
      () => calls(person).verifyApplication({ jobId, cvType: 'professional' as const }),
      () => calls(person).withdraw({ id: processId }),
    ]
    for (const ask of asked(bruno))
      expect(await refusal(ask())).toMatchObject({ code: 'role_not_allowed', status: 403 })
    for (const ask of asked(null)) expect(await refusal(ask())).toMatchObject({ code: 'sign_in_required', status: 401 })
  })
})
