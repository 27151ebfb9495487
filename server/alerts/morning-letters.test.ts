import { alertsIn, hour } from '@trampolim/tests/fixtures/alerts.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertCandidacy, insertJob, insertOrganization, workPlace } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { markJob } from '../jobs/queries.ts'
import { alertRoutes } from './routes.ts'

const house = await testHouse()
const { ana, bia, changed, openJob, morning, jobsInLetters } = alertsIn(house)

describe('the letters of the morning', () => {
  it('contain the new jobs of all alerts, and announce none twice', async () => {
    const calls = house.as(alertRoutes, await ana())
    await calls.createAlert({ occupation: 'Confeiteiro', location: 'São Paulo, SP', name: 'Bolos' })
    await calls.createAlert({ occupation: '', location: 'São Paulo, SP' })
    house.clock.pass(hour)
    const jobId = await openJob({ cbo: '848310', job_name: 'Confeiteira de bolos' })
    await morning()
    expect(house.letters.map(({ to }) => to)).toEqual(['ana@exemplo.com'])
    expect(house.letters[0]?.subject).toContain('1 vaga nova')
    expect(house.letters[0]?.text).toContain('Olá, Ana!')
    expect(house.letters[0]?.text).toContain('Confeiteira de bolos')
    expect(house.letters[0]?.text).toContain('Bolos')
    expect(jobsInLetters()).toEqual([1])
    await changed(jobId)
    await morning()
    expect(house.letters).toHaveLength(1)
  })

  it('find what a search would: by words that name no occupation, in any workplace, and from the company’s town', async () => {
    const calls = house.as(alertRoutes, await ana())
    await calls.createAlert({ occupation: 'kombucha', location: '' })
    await calls.createAlert({ occupation: 'vaga de emprego', location: 'Rio de Janeiro, RJ' })
    await calls.createAlert({ occupation: '', location: 'Minas Gerais' })
    await calls.createAlert({ occupation: 'sommelier de queijos raros', location: '' })
    await calls.createAlert({ occupation: 'vaga de emprego', location: '' })
    house.clock.pass(hour)
    const [saoPaulo, rio] = [workPlace({}), workPlace({ cityState: 3_304_557 })]
    await openJob({ job_name: 'Provadora de kombucha' })
    await openJob({ job_name: 'Só no Rio', work_places: JSON.stringify([saoPaulo, rio]) })
    const inMinas = await insertOrganization(house, { municipality_id: 3_106_200 })
    await openJob({ organizationId: inMinas, job_name: 'Em Minas', work_places: '[]' })
    await morning()
    const text = house.letters[0]?.text ?? ''
    const expected = [
      'kombucha',
      'Provadora de kombucha',
      'Rio de Janeiro, RJ',
      'Só no Rio',
      'Minas Gerais',
      'Em Minas',
    ]
    for (const each of expected) expect(text).toContain(each)
    expect(text).not.toContain('sommelier')
    expect(jobsInLetters()).toEqual([3])
  })

  it('leave out jobs that closed, and those that the person discarded', async () => {
    const person = await ana()
    await house.as(alertRoutes, person).createAlert({ occupation: 'Confeiteiro' })
    house.clock.pass(hour)
    const closed = await openJob({ cbo: '848310', job_name: 'Fechada' })
    const discarded = await openJob({ cbo: '848310', job_name: 'Descartada' })
    await house.database.updateTable('job').set({ status: 'job:disabled' }).where('id', '=', closed).execute()
    await changed(closed)
    const mark = { professionalId: person.accountId, jobId: discarded, now: house.now() }
    await markJob(house.database, 'discarded', mark)
    await morning()
    expect(house.letters).toHaveLength(0)
  })

  it.each(['off', null] as const)(
    'leave out an alert that was paused or removed while they waited: %s',
    async (frequency) => {
      const calls = house.as(alertRoutes, await ana())
      const { id } = await calls.createAlert({ occupation: 'Confeiteiro', name: 'Bolos' })
      await calls.createAlert({ occupation: 'Motorista', name: 'Estrada' })
      const away = () => (frequency ? calls.changeAlert({ id, frequency }) : calls.deleteAlert({ id }))
      house.clock.pass(hour)
      await openJob({ cbo: '848310' })
      await openJob({ cbo: '782310' })
      await morning({ meanwhile: away })
      expect(house.letters).toHaveLength(1)
      expect(house.letters[0]?.subject).toContain('1 vaga nova')
      expect(house.letters[0]?.text).toContain('Estrada')
      expect(house.letters[0]?.text).not.toContain('Bolos')
    },
  )

  it('aren’t sent if all their alerts were paused while they waited', async () => {
    const calls = house.as(alertRoutes, await ana())
    const { id } = await calls.createAlert({ occupation: 'Confeiteiro' })
    house.clock.pass(hour)
    await openJob({ cbo: '848310' })
    await morning({ meanwhile: () => calls.changeAlert({ id, frequency: 'off' }) })
    expect(house.letters).toEqual([])
  })

  it('leave out none for what somebody else did with it', async () => {
    const [person, other] = [await ana(), await bia()]
    await house.as(alertRoutes, person).createAlert({ occupation: 'Confeiteiro' })
    house.clock.pass(hour)
    const [discarded, applied] = [await openJob({ cbo: '848310' }), await openJob({ cbo: '848310' })]
    const mark = { professionalId: other.accountId, jobId: discarded, now: house.now() }
    await markJob(house.database, 'discarded', mark)
    await insertCandidacy(house, { jobId: applied, professionalId: other.accountId })
    await morning()
    expect(jobsInLetters()).toEqual([2])
  })

  it('contain the newest five, and say how many there are', async () => {
    await house.as(alertRoutes, await ana()).createAlert({ occupation: 'Confeiteiro' })
    house.clock.pass(hour)
    for (let number = 0; number < 7; number++) await openJob({ cbo: '848310' })
    await morning()
    expect(jobsInLetters()).toEqual([5])
    expect(house.letters[0]?.subject).toContain('7 vagas novas')
    expect(house.letters[0]?.text).toContain('Ver todas as vagas deste alerta, 7 delas novas')
  })

  it('tell of an alert whose newest jobs another one announces, as long as it found more', async () => {
    const calls = house.as(alertRoutes, await ana())
    await calls.createAlert({ occupation: 'Confeiteiro', location: 'São Paulo, SP' })
    await calls.createAlert({ occupation: 'Confeiteiro', location: '' })
    house.clock.pass(hour)
    const elsewhere = JSON.stringify([workPlace({ cityState: 3_304_557 })])
    await openJob({ cbo: '848310', job_name: 'Confeiteira no Rio', work_places: elsewhere })
    house.clock.pass(1000)
    for (let number = 0; number < 5; number++) await openJob({ cbo: '848310' })
    await morning()
    expect(house.letters[0]?.text).toContain('Confeiteira no Rio')
    expect(jobsInLetters()).toEqual([6])
    expect(house.letters[0]?.subject).toContain('6 vagas novas')
  })

  it('come on Mondays for weekly alerts', async () => {
    await house.as(alertRoutes, await ana()).createAlert({ occupation: 'Confeiteiro', frequency: 'weekly' })
    house.clock.pass(hour)
    await openJob({ cbo: '848310' })
    const sentOn: string[] = []
    for (let days = 0; days < 8; days++) {
      await morning()
      if (house.letters.length > sentOn.length) sentOn.push(house.now().toISOString().slice(0, 10))
    }
    expect(sentOn).toEqual(['2026-03-16'])
  })

  it('don’t come for paused alerts, nor later for what was found meanwhile', async () => {
    const calls = house.as(alertRoutes, await ana())
    const { id } = await calls.createAlert({ occupation: 'Confeiteiro' })
    await calls.changeAlert({ id, frequency: 'off' })
    house.clock.pass(hour)
    await openJob({ cbo: '848310' })
    await morning()
    expect(await calls.listAlerts({})).toMatchObject([{ found: { count: 1 } }])
    await calls.changeAlert({ id, frequency: 'daily' })
    await morning()
    expect(house.letters).toHaveLength(0)
    await openJob({ cbo: '848310' })
    await morning()
    expect(house.letters).toHaveLength(1)
  })

  it('don’t announce a job older than the alert when it changes', async () => {
    const old = await insertJob(house, { organizationId: await insertOrganization(house), cbo: '848310' })
    house.clock.pass(hour)
    await house.as(alertRoutes, await ana()).createAlert({ occupation: 'Confeiteiro' })
    house.clock.pass(hour)
    await changed(old)
    await morning()
    expect(house.letters).toHaveLength(0)
  })

  it('don’t go to somebody who may no longer use the product', async () => {
    const person = await ana()
    await house.as(alertRoutes, person).createAlert({ occupation: 'Confeiteiro' })
    house.clock.pass(hour)
    await openJob({ cbo: '848310' })
    await house.database
      .updateTable('account')
      .set({ role: 'user:inactive' })
      .where('id', '=', person.accountId)
      .execute()
    await morning()
    expect(house.letters).toHaveLength(0)
  })
})
