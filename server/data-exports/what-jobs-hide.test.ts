import { dataExportsIn } from '@trampolim/tests/fixtures/data-exports.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { contactRoutes } from '../contact/routes.ts'
import { jobRoutes } from '../jobs/routes.ts'

describe('the file with a candidate’s data', async () => {
  const house = await testHouse()
  const { database } = house
  const { candidatesCalls, exports, hiring, partsOf, person, work } = dataExportsIn(house)

  async function exported(who: Awaited<ReturnType<typeof person>>) {
    await exports(who).askDataExport({})
    await work()
    const parts = await partsOf(who)
    return (name: string) => JSON.parse(parts.get(`dados/${name}.json`) ?? '')
  }

  const near = { latitude: -23.5613, longitude: -46.6565, exact_position: true }
  const workPlace = { qty: 1, district: 'Bela Vista', zipCode: '01310100', cityState: 3_550_308, exact: true }
  const places = { work_places: JSON.stringify([{ ...workPlace, latitude: near.latitude, longitude: near.longitude }]) }

  it.each([
    ['', { hide_contracting_company_name: true }],
    [' in its approved version', { shown: JSON.stringify({ hide_contracting_company_name: true }) }],
    [' since they applied', {}],
  ])('doesn’t say how near a company is that its job hides%s', async (when, changes) => {
    const shown = await hiring(places)
    const hidden = await hiring({ ...places, ...changes })
    const who = await person('Ana Souza', near)
    for (const { jobId } of [shown, hidden]) await candidatesCalls(who).applyToJob({ jobId, cvType: 'professional' })
    if (when.includes('since')) {
      const hides = { hide_contracting_company_name: true }
      await database.updateTable('job').set(hides).where('id', '=', hidden.jobId).execute()
    }
    const { candidacy } = (await exported(who))('processos-seletivos')
    const kilometres = (jobId: string) => candidacy.find((each: { job_id: string }) => each.job_id === jobId).within_km
    expect(kilometres(shown.jobId)).toBe(5)
    expect(kilometres(hidden.jobId)).toBeNull()
  })

  it('names jobs as they were approved, and not by an edit that nobody has read', async () => {
    const edited = { job_name: 'Gerente secreto', shown: JSON.stringify({ job_name: 'Vendedor de loja' }) }
    const { jobId } = await hiring({ ...edited, status: 'job:pending' })
    const who = await person('Ana Souza')
    await house.as(jobRoutes, who).likeJob({ id: jobId })
    const said = { kind: 'reportJob', name: 'Ana', email: who.email, message: 'Pedem dinheiro.', jobId } as const
    await house.as(contactRoutes, who).sendContact(said)
    const read = await exported(who)
    expect(read('vagas-e-alertas').job_like).toMatchObject([{ job_name: 'Vendedor de loja' }])
    expect(read('mensagens').contact_message).toMatchObject([{ job_name: 'Vendedor de loja' }])
  })
})
