import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, workPlace } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refreshAllJobSearch } from '../rows/refresh-job-search.ts'
import { districtsBegun } from './name-queries.ts'
import { refreshCompanyNames } from './refresh-company-names.ts'
import { refreshDistrictNames } from './refresh-district-names.ts'

const campinas = 3_509_502
const holambra = 3_519_055

describe('the names that searches recognise', async () => {
  const house = await testHouse()
  const jobIn = async (district: string, { town = campinas, company = 'Padaria Aurora' } = {}) => {
    const organizationId = await insertOrganization(house, { company_name: company })
    return insertJob(house, {
      organizationId,
      work_places: JSON.stringify([workPlace({ district, cityState: town })]),
    })
  }
  const refresh = async () => {
    await refreshAllJobSearch(house.owner)
    await refreshDistrictNames(house)
    await refreshCompanyNames(house)
  }
  /** Where the rows are stored, which changes whenever they are written. */
  const stored = async () => {
    const { rows } = await sql<{ name: string; at: string }>`
      select normalised || ' ' || municipality_id as name, ctid::text as at from district_name
      union all select normalised, ctid::text from company_name
    `.execute(house.database)
    return new Map(rows.map(({ name, at }) => [name, at]))
  }
  const changed = (before: Map<string, string>, after: Map<string, string>) =>
    [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).toSorted()

  it('are written only where something changed', async () => {
    await jobIn('Jardim Zebra')
    const ended = await jobIn('Jardim Zorro')
    await refresh()
    const first = await stored()
    await refresh()
    const second = await stored()
    expect(changed(first, second)).toEqual([])
    expect(second.has(`jardim zorro ${campinas}`)).toBe(true)
    await jobIn('Jardim Zulu', { company: 'Oficina Zulu' })
    await house.database.updateTable('job').set({ status: 'job:disabled' }).where('id', '=', ended).execute()
    await refresh()
    const third = await stored()
    const ours = changed(second, third).filter((name) => /z[ueo]|aurora/.test(name))
    expect(ours).toEqual([`jardim zorro ${campinas}`, `jardim zulu ${campinas}`, 'oficina zulu', 'padaria aurora'])
    expect(third.has(`jardim zorro ${campinas}`)).toBe(false)
  })

  it('come with the districts first that are named most, then those of larger towns', async () => {
    await jobIn('Xaxim Alto', { town: holambra })
    await jobIn('Xaxim Baixo', { town: campinas })
    for (let at = 0; at < 2; at++) await jobIn('Xaxim Cima', { town: holambra })
    await refresh()
    expect(await districtsBegun(house.database, 'xaxim', 5)).toEqual([
      'Xaxim Cima, Holambra, SP',
      'Xaxim Baixo, Campinas, SP',
      'Xaxim Alto, Holambra, SP',
    ])
  })
})
