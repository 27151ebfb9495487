import { standIn } from '@trampolim/tests/engines/stand-in.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, workPlace } from '@trampolim/tests/world/builders.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { zipCodeAddress } from '../accounts/addresses/zip-code-address.ts'
import { jobSearchRoutes } from '../job-search/routes.ts'
import { refreshDistrictNames } from '../job-search/understanding/refresh-district-names.ts'

const jaguariuna = 3_524_709
const holambra = 3_519_055

describe('the municipality of a CEP', async () => {
  const house = await testHouse()
  let close = () => {}
  afterEach(() => {
    close()
    house.configuration.cepUrl = null
  })
  const placeOf = async (location: string) =>
    (await house.as(jobSearchRoutes, null).searchJobs({ occupation: 'vendedor', location })).understood.location

  async function jobAt(zipCode: string, cityState: number) {
    const organizationId = await insertOrganization(house)
    await insertJob(house, { organizationId, work_places: JSON.stringify([workPlace({ zipCode, cityState })]) })
  }

  it('is learned from two organisations that agree', async () => {
    await jobAt('13910001', jaguariuna)
    await refreshDistrictNames(house)
    expect(await placeOf('13910-001')).toBe('São Paulo')
    await jobAt('13910001', jaguariuna)
    await refreshDistrictNames(house)
    expect(await placeOf('13910-001')).toBe('Jaguariúna, SP')
    await jobAt('13910002', jaguariuna)
    await jobAt('13910002', holambra)
    await refreshDistrictNames(house)
    expect(await placeOf('13910-002')).toBe('São Paulo')
  })

  it('is requested from outside once, and stored; that answer takes precedence over what addresses say', async () => {
    const service = await standIn(200, { logradouro: 'Rua Um', bairro: 'Centro', ibge: String(jaguariuna) })
    close = service.close
    house.configuration.cepUrl = service.url
    expect(await placeOf('13912-000')).toBe('Jaguariúna, SP')
    expect(await placeOf('13912-000')).toBe('Jaguariúna, SP')
    expect(service.asked).toHaveLength(1)
    await jobAt('13913000', jaguariuna)
    await jobAt('13913000', jaguariuna)
    await refreshDistrictNames(house)
    expect(await zipCodeAddress(house, '13913000')).toMatchObject({ street: 'Rua Um', cityState: jaguariuna })
  })

  it('is its state if the service doesn’t know it, which is asked once', async () => {
    const service = await standIn(200, { erro: 'true' })
    close = service.close
    house.configuration.cepUrl = service.url
    expect(await placeOf('13914-000')).toBe('São Paulo')
    expect(await placeOf('13914-000')).toBe('São Paulo')
    expect(service.asked).toHaveLength(1)
  })
})
