import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { jobSearchRoutes } from '../job-search/routes.ts'
import { refreshAllJobSearch } from '../job-search/rows/refresh-job-search.ts'
import { organizationRoutes } from './routes.ts'

describe('a company’s public page', async () => {
  const house = await testHouse()
  const listed = async () => {
    const routes = house.as(organizationRoutes)
    const parts = await routes.publicOrganizationParts({})
    const companies = await Promise.all(parts.map(({ part }) => routes.publicOrganizations({ part })))
    return companies.flat().map(({ id }) => id)
  }
  const read = (id: string) => house.as(organizationRoutes).readPublicOrganization({ id })
  async function jobsOf(id: string) {
    await refreshAllJobSearch(house.owner)
    return house.as(jobSearchRoutes).jobsOfOrganization({ id })
  }

  it('shows the company’s own description, and lists the jobs under its name', async () => {
    const id = await insertOrganization(house, { company_name: 'Padaria Aurora', description: 'Pães desde 1987.' })
    const named = await insertJob(house, { organizationId: id })
    await insertJob(house, { organizationId: id, hide_contracting_company_name: true })
    await insertJob(house, { organizationId: await insertOrganization(house, { company_name: 'Outra' }) })
    expect(await read(id)).toMatchObject({ id, name: 'Padaria Aurora', description: 'Pães desde 1987.', logo: null })
    const { items, total } = await jobsOf(id)
    expect(items.map((job) => job.id)).toEqual([named])
    expect(total).toEqual({ count: 1, more: false })
    expect(await listed()).toContain(id)
  })

  it.each<[string, object, object]>([
    ['hides its name in every job', {}, { hide_contracting_company_name: true }],
    ['was never approved', { first_approved_at: null, status: 'created' }, {}],
    ['is blocked', { status: 'blocked' }, {}],
    ['was refused', { status: 'rejected' }, {}],
    ['has no name to show', { company_name: ' ' }, {}],
    ['only has jobs that were removed', {}, { status: 'job:pending', taken_down_at: new Date() }],
    ['never had a job approved', {}, { status: 'job:created', first_approved_at: null }],
  ])('isn’t there for one that %s', async (_, organization, job) => {
    const id = await insertOrganization(house, organization)
    await insertJob(house, { organizationId: id, ...job })
    expect((await refusal(read(id))).code).toBe('organization_not_found')
    expect(await listed()).not.toContain(id)
  })

  it('is in the site map with the latest change that anyone can read', async () => {
    const routes = house.as(organizationRoutes)
    const id = await insertOrganization(house)
    house.clock.pass(60)
    await insertJob(house, { organizationId: id })
    const published = house.now().toISOString()
    house.clock.pass(60)
    await insertJob(house, { organizationId: id, status: 'job:created', first_approved_at: null, approved_at: null })
    await insertJob(house, { organizationId: id, status: 'job:blocked', taken_down_at: house.now() })
    await insertJob(house, { organizationId: id, hide_contracting_company_name: true })
    expect(await routes.publicOrganizations({ part: 1 })).toContainEqual({ id, modified: published })
    expect(await routes.publicOrganizationParts({})).toEqual([{ part: 1, modified: published }])
    expect((await refusal(routes.publicOrganizations({ part: 2 }))).code).toBe('page_not_found')
  })

  it('lists none of a company that hides its name, by its id either', async () => {
    const id = await insertOrganization(house)
    await insertJob(house, { organizationId: id, hide_contracting_company_name: true })
    expect(await jobsOf(id)).toMatchObject({ items: [], total: { count: 0 } })
  })
})
