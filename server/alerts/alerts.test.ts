import { alertsIn } from '@trampolim/tests/fixtures/alerts.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { createActionLinks, openAction } from '../action-links/action-links.ts'
import { alertRoutes } from './routes.ts'

const house = await testHouse()
const { ana, bia, openJob } = alertsIn(house)

describe('the calls', () => {
  it('create an alert, list it, read it, change it and delete it', async () => {
    const calls = house.as(alertRoutes, await ana())
    const made = await calls.createAlert({ occupation: 'Confeiteiro', location: 'São Paulo, SP', workType: ['1', '3'] })
    expect(made).toMatchObject({
      occupation: 'Confeiteiro',
      name: null,
      frequency: 'daily',
      filters: { workType: '1,3' },
      understood: true,
      found: { count: 0, more: false },
    })
    expect(await calls.listAlerts({})).toEqual([made])
    expect(await calls.readAlert({ id: made.id })).toMatchObject({ ...made, jobs: [], total: { count: 0 } })
    await calls.changeAlert({ id: made.id, name: 'Perto de casa', frequency: 'weekly' })
    await calls.changeAlert({ id: made.id, frequency: 'off' })
    expect(await calls.listAlerts({})).toMatchObject([{ name: 'Perto de casa', frequency: 'off', resumesAs: 'weekly' }])
    await calls.changeAlert({ id: made.id, name: '', frequency: 'at-once' })
    expect(await calls.listAlerts({})).toMatchObject([{ name: null, frequency: 'at-once' }])
    await calls.deleteAlert({ id: made.id })
    expect(await calls.listAlerts({})).toEqual([])
  })

  it('show the jobs that match the search at present', async () => {
    const remote = await openJob({ cbo: '848310', work_type: 2 })
    await openJob({ cbo: '848310', work_type: 1 })
    const calls = house.as(alertRoutes, await ana())
    const made = await calls.createAlert({ occupation: 'Confeiteiro', workType: ['2'] })
    expect(made.found).toEqual({ count: 1, more: false })
    const read = await calls.readAlert({ id: made.id })
    expect(read.jobs.map(({ id }) => id)).toEqual([remote])
    expect(read.total).toEqual({ count: 1, more: false })
  })

  it('require an occupation or a place', async () => {
    const { code } = await refusal(house.as(alertRoutes, await ana()).createAlert({ occupation: ' ', location: '' }))
    expect(code).toBe('occupation_or_location_required')
  })

  it('aren’t created for work in private homes, which nobody may advertise', async () => {
    const calls = house.as(alertRoutes, await ana())
    const household = await Promise.all(
      ['babá', 'diarista', 'Empregada doméstica'].map((occupation) =>
        refusal(calls.createAlert({ occupation, location: 'Campinas, SP' })),
      ),
    )
    expect(household.map(({ code }) => code)).toEqual(['household_work', 'household_work', 'household_work'])
    expect(await calls.createAlert({ occupation: 'faxineira' })).toMatchObject({ understood: true })
    expect(await calls.createAlert({ occupation: '', location: 'Campinas, SP' })).toMatchObject({ understood: true })
  })

  it('keep the municipality of a position and not the position', async () => {
    const made = await house.as(alertRoutes, await ana()).createAlert({ near: '-22.9056,-47.0608' })
    expect(made.location).toBe('Campinas, SP')
    const stored = await house.database.selectFrom('alert_search').select('search').execute()
    expect(JSON.stringify(stored)).not.toContain('22.9')
  })

  it('keep what is around the home for ‘perto de mim’, since others share the search', async () => {
    const calls = house.as(alertRoutes, await ana())
    const made = await calls.createAlert({ occupation: 'confeiteiro', location: 'perto de mim' })
    expect(made).toMatchObject({ understood: true, occupation: 'confeiteiro', location: 'São Paulo, SP até 20 km' })
    const said = await calls.createAlert({ occupation: 'confeiteiro perto de mim até 5 km' })
    expect(said).toMatchObject({ occupation: 'confeiteiro até 5 km', location: 'São Paulo, SP' })
  })

  it('say that an alert wasn’t understood, and find nothing for it', async () => {
    const calls = house.as(alertRoutes, await ana())
    const made = await calls.createAlert({ occupation: 'padeiro', location: 'Xyzzyqwk' })
    expect(made.understood).toBe(false)
    expect(await calls.readAlert({ id: made.id })).toMatchObject({ understood: false, jobs: [] })
  })

  it('create only one of twenty identical simultaneous alerts', async () => {
    const calls = house.as(alertRoutes, await ana())
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        calls.createAlert({ occupation: at % 2 === 0 ? 'Caixa' : ' caixa', location: '' }),
      ),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await calls.listAlerts({})).toHaveLength(1)
  })

  it('distinguish the same words with other filters', async () => {
    const calls = house.as(alertRoutes, await ana())
    await calls.createAlert({ occupation: 'Caixa' })
    await calls.createAlert({ occupation: 'Caixa', pcdOnly: 'true' })
    expect((await refusal(calls.createAlert({ occupation: 'caixa', pcdOnly: true }))).code).toBe('alert_exists')
  })

  it('refuse the hundred and first', async () => {
    const calls = house.as(alertRoutes, await ana())
    for (let number = 0; number < 100; number++) {
      await calls.createAlert({ occupation: 'Caixa', languages: [`idioma ${number}`] })
    }
    expect((await refusal(calls.createAlert({ occupation: 'Mais um' }))).code).toBe('too_many_alerts')
  })

  it("reveal nothing of somebody else's alert", async () => {
    const made = await house.as(alertRoutes, await ana()).createAlert({ occupation: 'Caixa', location: '' })
    const calls = house.as(alertRoutes, await bia())
    expect((await refusal(calls.readAlert({ id: made.id }))).status).toBe(404)
    expect((await refusal(calls.changeAlert({ id: made.id, frequency: 'off' }))).status).toBe(404)
    expect((await refusal(calls.deleteAlert({ id: made.id }))).status).toBe(404)
    expect(await calls.listAlerts({})).toEqual([])
    expect(await calls.createAlert({ occupation: 'Caixa' })).toMatchObject({ frequency: 'daily' })
  })

  it('end the links of a removed alert’s letters, and of no other', async () => {
    const person = await ana()
    const calls = house.as(alertRoutes, person)
    const [gone, left] = [
      await calls.createAlert({ occupation: 'Caixa' }),
      await calls.createAlert({ occupation: 'Confeiteiro' }),
    ]
    const links = await house.database.transaction().execute((tx) =>
      createActionLinks(
        tx,
        [gone, left].map(({ id }) => ({
          kind: 'stop-alert' as const,
          accountId: person.accountId,
          payload: { alertId: id, title: 'Um alerta' },
          now: house.now(),
        })),
      ),
    )
    await calls.deleteAlert({ id: gone.id })
    const open = async (at: number) =>
      openAction(house.database, links[at]?.token ?? '', house.now()).then(
        () => 'open',
        () => 'ended',
      )
    expect([await open(0), await open(1)]).toEqual(['ended', 'open'])
  })

  it('are for professionals only', async () => {
    const recruiter = { ...(await ana()), role: 'user:recruiter' as const }
    expect((await refusal(house.as(alertRoutes, recruiter).listAlerts({}))).status).toBe(403)
    expect((await refusal(house.as(alertRoutes).listAlerts({}))).status).toBe(401)
  })
})
