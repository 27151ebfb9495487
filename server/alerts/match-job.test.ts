import { alertsIn, hour } from '@trampolim/tests/fixtures/alerts.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import {
  campinas,
  insertJob,
  insertOrganization,
  insertProfessional,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refreshAllJobSearch } from '../job-search/rows/refresh-job-search.ts'
import { record } from '../platform/events/record.ts'
import { alertHandlers } from './background.ts'
import { alertListeners } from './listeners.ts'
import { understandAlerts } from './refresh-alerts.ts'
import { alertRoutes } from './routes.ts'

const house = await testHouse()
const { ana, changed, openJob, morning } = alertsIn(house)

describe('a new job and the alerts', () => {
  it('finds exactly the alerts whose search shows it', async () => {
    const calls = house.as(alertRoutes, await ana())
    const asked = [
      ...[
        'Confeiteiro',
        'confeiteira',
        'padeiro',
        'bolos de noiva',
        'padeiro ou confeiteiro',
        'padeiro ou porteiro',
        'pessoa feliz',
        'confeiteiro quadrimensional',
        'confeiteiro com plano de saúde',
        'confeiteiro com cesta básica',
      ].map((occupation) => ({
        occupation,
      })),
      ...['São Paulo, SP', 'Campinas, SP', 'São Paulo', 'Minas Gerais', 'sp'].map((location) => ({ location })),
      { occupation: 'Confeiteiro', location: 'Campinas, SP' },
      { occupation: 'Confeiteiro', location: 'Jundiaí, SP', distance: '10' },
      { occupation: 'Confeiteiro', location: 'Jundiaí, SP', distance: '50' },
      { location: 'Jundiaí, SP', distance: '100' },
      { occupation: 'Confeiteiro', contractType: ['1'] },
      { occupation: 'Confeiteiro', contractType: ['2', '3'] },
      { occupation: 'Confeiteiro', salaries: ['over-8000'] },
      { occupation: 'Confeiteiro', pcdOnly: 'true' },
      { occupation: 'Confeiteiro', jobType: 'internship' as const },
      { occupation: 'Confeiteiro', jobType: 'professional' as const },
    ]
    const alerts = []
    for (const search of asked) alerts.push(await calls.createAlert(search as object))
    house.clock.pass(hour)
    const organizationId = await insertOrganization(house)
    const jobs = [
      { cbo: '848310', job_name: 'Bolos de noiva', content: { benefits: ['cesta-basica'] } },
      {
        cbo: '521110',
        job_name: 'Vendas',
        keywords: ['bolos de noiva'],
        work_places: JSON.stringify([workPlace({ cityState: campinas })]),
      },
      { cbo: '848310', work_type: 2, allow_remote_other_states: true, job_name: 'De casa' },
      { cbo: '848310', work_places: JSON.stringify([workPlace({ cityState: campinas }), workPlace({})]) },
    ]
    for (const job of jobs) await openJob({ organizationId, ...job } as Parameters<typeof openJob>[0])
    const found = await calls.listAlerts({})
    const differing = []
    for (const { id } of alerts) {
      const { total, occupation, location, filters } = await calls.readAlert({ id })
      const counted = found.find((each) => each.id === id)?.found.count
      if (counted !== total.count) differing.push({ occupation, location, filters, counted, shown: total.count })
    }
    expect(differing).toEqual([])
    expect(new Set(found.map(({ found: { count } }) => count)).size).toBeGreaterThan(2)
  })

  it('leaves out words that no job says, as its search page does, and once a job says them still finds the same', async () => {
    const calls = house.as(alertRoutes, await ana())
    await openJob({ cbo: '848310' })
    const { id } = await calls.createAlert({ occupation: 'Confeiteiro quadrimensional' })
    const counts = async () => {
      const { total } = await calls.readAlert({ id })
      const [alert] = await calls.listAlerts({})
      return { shown: total.count, counted: alert?.found.count }
    }
    expect(await counts()).toEqual({ shown: 1, counted: 1 })
    house.clock.pass(hour)
    await openJob({ cbo: '848310' })
    expect(await counts()).toEqual({ shown: 2, counted: 2 })
    await openJob({ cbo: '848310', keywords: ['quadrimensional'] })
    house.clock.pass(4 * 24 * hour)
    await understandAlerts(house)
    await openJob({ cbo: '848310' })
    expect(await counts()).toEqual({ shown: 4, counted: 4 })
  })

  it('counts the distance from the town’s centre for everybody, as the list of what fits does', async () => {
    // Far in the south of São Paulo, more than 20 km from its centre.
    const home = { latitude: -23.79, longitude: -46.72, exact_position: true }
    const calls = house.as(alertRoutes, await insertProfessional(house, home))
    const { id } = await calls.createAlert({ location: 'São Paulo, SP', distance: '5' } as object)
    const atHome = workPlace({ latitude: -23.79, longitude: -46.72, exact: true })
    const inCentre = workPlace({ latitude: -23.55, longitude: -46.63, exact: true })
    house.clock.pass(hour)
    for (const place of [atHome, inCentre]) await openJob({ work_places: JSON.stringify([place]) })
    const [alert] = await calls.listAlerts({})
    expect(alert?.found.count).toBe(1)
    expect((await calls.readAlert({ id })).total.count).toBe(1)
  })

  it('finds alerts by their words once the search understands them', async () => {
    const person = await ana()
    const calls = house.as(alertRoutes, person)
    await calls.createAlert({ occupation: 'Confeiteiro' })
    await house.database.deleteFrom('alert_ground').execute()
    await house.database
      .updateTable('alert_search')
      .set({ meaning: null, understood_at: new Date(0) })
      .execute()
    house.clock.pass(hour)
    await understandAlerts(house)
    await openJob({ cbo: '848310' })
    expect(await calls.listAlerts({})).toMatchObject([{ understood: true, found: { count: 1 } }])
  })

  it('finds alerts whose meaning was stored before all of its demands were known', async () => {
    const calls = house.as(alertRoutes, await ana())
    await calls.createAlert({ occupation: 'Confeiteiro remoto' })
    await house.database.updateTable('alert_search').set({ meaning: sql`meaning #- '{demands,benefits}'` }).execute()
    house.clock.pass(hour)
    await openJob({ cbo: '848310', work_type: 2, allow_remote_other_states: true })
    expect(await calls.listAlerts({})).toMatchObject([{ found: { count: 1 } }])
  })

  it('is searched for again if its search rows were missing', async () => {
    await house.as(alertRoutes, await ana()).createAlert({ occupation: 'Confeiteiro', frequency: 'daily' })
    house.clock.pass(hour)
    const jobId = await insertJob(house, { organizationId: await insertOrganization(house), cbo: '848310' })
    await house.database
      .transaction()
      .execute((tx) => record(tx, { type: 'job.changed', payload: { jobId }, now: house.now() }))
    await expect(house.work({ handlers: alertHandlers, listeners: alertListeners })).rejects.toThrow('listeners of')
    await refreshAllJobSearch(house.owner)
    await changed(jobId)
    await morning()
    expect(house.letters).toHaveLength(1)
  })
})
