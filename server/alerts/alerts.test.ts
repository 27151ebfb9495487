import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertCandidate } from '@trampolim/tests/people.ts'
import { insertJob, insertOrganization, workPlace } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { refreshAllJobSearch } from '../job-search/refresh-job-search.ts'
import { letterHandlers } from '../letters/background.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import { alertHandlers } from './background.ts'
import { alertRoutes } from './routes.ts'
import { sendAlertsWork } from './send-alerts.ts'

const house = await testHouse()
const ana = () => insertCandidate(house, { email: 'ana@exemplo.com', cpf: '11144477735' })
const bia = () => insertCandidate(house, { email: 'bia@exemplo.com', cpf: '52998224725' })

describe('the calls', () => {
  it('create an alert, list it, read it and take it away', async () => {
    const calls = house.as(alertRoutes, await ana())
    const made = await calls.createAlert({ occupation: 'Confeiteiro', location: 'São Paulo, SP' })
    expect(await calls.listAlerts({})).toEqual([made])
    expect(await calls.readAlert({ id: made.id })).toEqual(made)
    await calls.deleteAlert({ id: made.id })
    expect(await calls.listAlerts({})).toEqual([])
  })

  it('ask for an occupation or a place', async () => {
    const { code } = await refusal(house.as(alertRoutes, await ana()).createAlert({ occupation: ' ', location: '' }))
    expect(code).toBe('occupation_or_location_required')
  })

  it('make only one of twenty equal ones asked for at once', async () => {
    const calls = house.as(alertRoutes, await ana())
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => calls.createAlert({ occupation: 'Caixa', location: '' })),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await calls.listAlerts({})).toHaveLength(1)
  })

  it('refuse the hundred and first', async () => {
    const calls = house.as(alertRoutes, await ana())
    for (let number = 0; number < 100; number++)
      await calls.createAlert({ occupation: `Cargo ${number}`, location: '' })
    expect((await refusal(calls.createAlert({ occupation: 'Mais um', location: '' }))).code).toBe('too_many_alerts')
  })

  it("give nothing of somebody else's alert", async () => {
    const made = await house.as(alertRoutes, await ana()).createAlert({ occupation: 'Caixa', location: '' })
    const calls = house.as(alertRoutes, await bia())
    expect((await refusal(calls.readAlert({ id: made.id }))).status).toBe(404)
    expect((await refusal(calls.deleteAlert({ id: made.id }))).status).toBe(404)
    expect(await calls.listAlerts({})).toEqual([])
  })

  it('are for professionals only', async () => {
    const recruiter = { ...(await ana()), role: 'user:recruiter' as const }
    expect((await refusal(house.as(alertRoutes, recruiter).listAlerts({}))).status).toBe(403)
    expect((await refusal(house.as(alertRoutes).listAlerts({}))).status).toBe(401)
  })
})

describe('the daily round', () => {
  const round = async () => {
    await enqueue(house.database, sendAlertsWork, { payload: {} })
    await house.work({ handlers: [...alertHandlers, ...letterHandlers] })
  }

  it('sends one letter with the new jobs of all alerts, and says nothing twice', async () => {
    const person = await ana()
    const calls = house.as(alertRoutes, person)
    await calls.createAlert({ occupation: 'Confeiteiro', location: 'São Paulo, SP' })
    await calls.createAlert({ occupation: '', location: 'São Paulo, SP' })
    house.clock.pass(3600)
    const organizationId = await insertOrganization(house)
    await insertJob(house, { organizationId, cbo: '848310', job_name: 'Confeiteira de bolos' })
    house.clock.pass(3600)
    await round()
    expect(house.letters).toHaveLength(1)
    expect(house.letters[0]?.to).toBe('ana@exemplo.com')
    expect(house.letters[0]?.text).toContain('Confeiteira de bolos')
    house.clock.pass(86_400)
    await round()
    expect(house.letters).toHaveLength(1)
  })

  it('finds what a search would: by words that name no occupation, in any workplace, and from the company’s town', async () => {
    const calls = house.as(alertRoutes, await ana())
    await calls.createAlert({ occupation: 'kombucha', location: '' })
    await calls.createAlert({ occupation: 'vaga de emprego', location: 'Rio de Janeiro, RJ' })
    await calls.createAlert({ occupation: '', location: 'Minas Gerais' })
    await calls.createAlert({ occupation: 'sommelier de queijos raros', location: '' })
    await calls.createAlert({ occupation: 'vaga de emprego', location: '' })
    house.clock.pass(3600)
    const organizationId = await insertOrganization(house)
    const [saoPaulo, rio] = [workPlace({}), workPlace({ cityState: 3_304_557 })]
    await insertJob(house, { organizationId, job_name: 'Provadora de kombucha' })
    await insertJob(house, { organizationId, job_name: 'Só no Rio', work_places: JSON.stringify([saoPaulo, rio]) })
    const inMinas = await insertOrganization(house, { municipality_id: 3_106_200 })
    await insertJob(house, { organizationId: inMinas, job_name: 'Em Minas', work_places: '[]' })
    await refreshAllJobSearch(house.owner)
    house.clock.pass(3600)
    await round()
    const text = house.letters[0]?.text ?? ''
    const told = ['kombucha', 'Provadora de kombucha', 'Rio de Janeiro, RJ', 'Só no Rio', 'Minas Gerais', 'Em Minas']
    for (const each of told) expect(text).toContain(each)
    expect(text).not.toContain('sommelier')
    expect(text.match(/\/jobs\//g)).toHaveLength(3)
  })

  it('finds a job by its words that search has yet to learn of', async () => {
    await house.as(alertRoutes, await ana()).createAlert({ occupation: 'kombucha', location: '' })
    house.clock.pass(3600)
    await insertJob(house, { organizationId: await insertOrganization(house), job_name: 'Provadora de kombucha' })
    house.clock.pass(3600)
    await round()
    expect(house.letters[0]?.text).toContain('Provadora de kombucha')
  })

  it('stays silent where nothing is new', async () => {
    await house.as(alertRoutes, await ana()).createAlert({ occupation: 'Confeiteiro', location: '' })
    house.clock.pass(86_400)
    await round()
    expect(house.letters).toHaveLength(0)
  })
})
