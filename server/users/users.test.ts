import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { recruiterSelectionRoutes } from '../selection/board/routes.ts'
import { userRoutes } from './routes.ts'

describe('a person’s name and picture', async () => {
  const house = await testHouse()
  const { database } = house
  let organizationId: string
  let jobId: string
  let bruno: Person
  let ana: Person
  let cvId: string

  const ask = (id: string, person: Person) => house.as(userRoutes, person).readUser({ id })
  const notFound = async (asked: Promise<unknown>) =>
    expect(await refusal(asked)).toMatchObject({ code: 'user_not_found', status: 404 })

  async function withPicture(person: Person): Promise<Person> {
    const id = newId(house.now())
    const file = { purpose: 'avatar', storage_key: `${id}${id}`, original_name: 'foto.png', content_type: 'image/png' }
    const moment = house.now()
    await database
      .insertInto('stored_file')
      .values({ id, owner_id: person.accountId, ...file, state: 'clear', created_at: moment, uploaded_at: moment })
      .execute()
    await database.updateTable('account').set({ avatar_file_id: id }).where('id', '=', person.accountId).execute()
    return person
  }
  const applied = (changes: object = {}) =>
    insertCandidacy(house, { jobId, professionalId: ana.accountId, curriculum_id: cvId, ...changes })
  const changeAna = (changes: object) =>
    database.updateTable('professional').set(changes).where('account_id', '=', ana.accountId).execute()

  beforeEach(async () => {
    organizationId = await insertOrganization(house)
    jobId = await insertJob(house, { organizationId })
    bruno = await withPicture(await insertRecruiter(house, { organizationId }))
    ana = await withPicture(await insertProfessional(house, { name: 'Ana Souza', share_contact_data: true }))
    cvId = await insertCurriculum(house, { professionalId: ana.accountId })
  })

  it('are visible to oneself and to colleagues', async () => {
    const carla = await insertRecruiter(house, {
      organizationId,
      name: 'Carla Dias',
      status: 'created',
      first_approved_at: null,
    })
    const picture = expect.stringContaining('/pictures/')
    expect(await ask(ana.accountId, ana)).toEqual({ id: ana.accountId, name: 'Ana Souza', avatar: picture })
    expect(await ask(carla.accountId, bruno)).toMatchObject({ name: 'Carla Dias', avatar: null })
    expect(await ask(bruno.accountId, carla)).toMatchObject({ name: 'Bruno Lima', avatar: picture })
  })

  it('are those of who applied, the picture where the contact data are seen', async () => {
    await notFound(ask(ana.accountId, bruno))
    await applied()
    expect(await ask(ana.accountId, bruno)).toMatchObject({ avatar: expect.stringContaining('/pictures/') })
    const details = () => house.as(recruiterSelectionRoutes, bruno).readCandidate({ jobId, cvId })
    expect((await details()).avatar).toContain('/pictures/')
    for (const [before, after] of [
      [{ share_contact_data: false }, { share_contact_data: true }],
      [{ first_approved_at: null }, { first_approved_at: house.now() }],
    ]) {
      await changeAna(before as object)
      expect(await ask(ana.accountId, bruno)).toEqual({ id: ana.accountId, name: 'Ana Souza', avatar: null })
      expect((await details()).avatar).toBeNull()
      await changeAna(after as object)
    }
    await changeAna({ status: 'blocked' })
    await notFound(ask(ana.accountId, bruno))
  })

  it('lose the picture with a withdrawal', async () => {
    await applied({
      step: 'discarded',
      discarded_by: 'candidate',
      discarded_from: 'curriculums',
      discarded_at: house.now(),
    })
    expect(await ask(ana.accountId, bruno)).toMatchObject({ name: 'Ana Souza', avatar: null })
  })

  it('are hidden from others: another company, an unapproved recruiter, a candidate, a reviewer, an unknown id', async () => {
    await applied()
    const elsewhere = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const unapproved = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    const caio = await insertProfessional(house, {})
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' })
    for (const person of [elsewhere, unapproved, caio, rita]) await notFound(ask(ana.accountId, person))
    for (const person of [elsewhere, ana, rita]) await notFound(ask(bruno.accountId, person))
    await notFound(ask('f'.repeat(24), bruno))
    expect((await refusal(house.as(userRoutes, null).readUser({ id: ana.accountId }))).code).toBe('sign_in_required')
  })
})
