import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { jobRoutes } from './routes.ts'

describe('a job', async () => {
  const house = await testHouse()
  const calls = (person: Person | null = null) => house.as(jobRoutes, person)

  it('is liked once, also on many simultaneous requests, and unliked', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId })
    const ana = await insertProfessional(house)
    await Promise.all(Array.from({ length: 20 }, () => calls(ana).likeJob({ id })))
    expect((await calls(ana).likedJobs({})).total).toBe(1)
    expect((await calls(ana).likedJobs({})).items).toMatchObject([{ forClient: false }])
    const content = JSON.stringify({ sameAsOwnCompany: false })
    await house.database.updateTable('job').set({ content }).where('id', '=', id).execute()
    expect((await calls(ana).likedJobs({})).items).toMatchObject([{ forClient: true }])
    expect(await calls(ana).unlikeJob({ id })).toEqual({ done: true })
    expect(await calls(ana).unlikeJob({ id })).toEqual({ done: true })
    expect(await calls(ana).likedJobs({})).toEqual({ items: [], page: 1, size: 20, total: 0 })
  })

  it('can only be marked where it can be read', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId, status: 'job:closed' })
    const ana = await insertProfessional(house)
    const asked = [
      () => calls(ana).likeJob({ id }),
      () => calls(ana).likeJob({ id: newId(house.now()) }),
      () => calls(ana).discardJob({ id, status: true }),
    ]
    for (const ask of asked) expect(await refusal(ask())).toMatchObject({ code: 'job_not_found', status: 404 })
    for (const change of [{ taken_down_at: house.now() }, { first_approved_at: null }]) {
      const away = await insertJob(house, { organizationId, status: 'job:pending', ...change })
      expect((await refusal(calls(ana).likeJob({ id: away }))).code).toBe('job_not_found')
    }
    expect(await calls(ana).discardJob({ id, status: false })).toEqual({ done: true })
  })

  it('can be marked again by whoever marked it while it could be read, and by nobody else', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId })
    const [ana, davi] = [await insertProfessional(house), await insertProfessional(house)]
    await calls(ana).likeJob({ id })
    await calls(ana).discardJob({ id, status: true })
    await house.database.updateTable('job').set({ status: 'job:closed' }).where('id', '=', id).execute()
    await calls(ana).likeJob({ id })
    await calls(ana).discardJob({ id, status: true })
    for (const ask of [() => calls(davi).likeJob({ id }), () => calls(davi).discardJob({ id, status: true })])
      expect((await refusal(ask())).code).toBe('job_not_found')
  })

  it('stays among the favourites when it closes, and says so; the latest one comes first', async () => {
    const organizationId = await insertOrganization(house)
    const ana = await insertProfessional(house)
    const ids: string[] = []
    for (let at = 0; at < 5; at++) {
      const id = await insertJob(house, { organizationId, job_name: `Vaga ${at}` })
      ids.unshift(id)
      await calls(ana).likeJob({ id })
      house.clock.pass(1)
    }
    const [latest = ''] = ids
    await house.database.updateTable('job').set({ status: 'job:closed' }).where('id', '=', latest).execute()
    const first = await calls(ana).likedJobs({ page: 1, size: 2 })
    const last = await calls(ana).likedJobs({ page: 3, size: 2 })
    expect([...first.items, ...last.items].map(({ id }) => id)).toEqual([ids[0], ids[1], ids[4]])
    expect(first.items.map(({ open, liked }) => ({ open, liked }))).toEqual([
      { open: false, liked: true },
      { open: true, liked: true },
    ])
    expect([first.total, last.total, (await calls(ana).likedJobs({ page: 9, size: 2 })).total]).toEqual([5, 5, 5])
    expect(first.items[0]).toMatchObject({
      place: { city: 'São Paulo', district: 'Sé' },
      distance: 2.5,
      sameCity: true,
    })
  })

  it('is discarded and restored by each person separately', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId })
    const [ana, davi] = [await insertProfessional(house), await insertProfessional(house)]
    await calls(ana).discardJob({ id, status: true })
    await calls(ana).discardJob({ id, status: true })
    expect(await calls(ana).discardedJobs({})).toMatchObject({ total: 1, size: 10, items: [{ id, liked: false }] })
    expect((await calls(davi).discardedJobs({})).total).toBe(0)
    await calls(davi).discardJob({ id, status: false })
    expect((await calls(ana).discardedJobs({})).total).toBe(1)
    await calls(ana).discardJob({ id, status: false })
    expect((await calls(ana).discardedJobs({})).total).toBe(0)
  })

  it('is marked only by professionals', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId })
    const bruno = await insertRecruiter(house, { organizationId })
    const asked = (person: Person | null) => [
      () => calls(person).likeJob({ id }),
      () => calls(person).unlikeJob({ id }),
      () => calls(person).likedJobs({}),
      () => calls(person).discardJob({ id, status: true }),
      () => calls(person).discardedJobs({}),
    ]
    for (const ask of asked(bruno))
      expect(await refusal(ask())).toMatchObject({ code: 'role_not_allowed', status: 403 })
    for (const ask of asked(null)) expect(await refusal(ask())).toMatchObject({ code: 'sign_in_required', status: 401 })
  })
})
