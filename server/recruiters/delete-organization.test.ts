import { untilSomeoneWaits } from '@trampolim/tests/database/waiting-for-locks.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { insertNotice } from '@trampolim/tests/fixtures/notices.ts'
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
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { startSession } from '../accounts/sessions/sessions.ts'
import { fileHandlers } from '../files/background.ts'
import { jobSearchListeners } from '../job-search/listeners.ts'
import { refreshJobSearch } from '../job-search/rows/refresh-job-search.ts'
import { letterHandlers } from '../letters/background.ts'
import { decideNotice } from '../notices/decide-notice.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { selectionRoutes } from '../selection/candidate/routes.ts'
import { selectionListeners } from '../selection/listeners.ts'
import { moveCandidacy } from '../selection/move-candidacy.ts'
import { deleteOrganizationRoute } from './routes.ts'

describe('deleting an organisation', async () => {
  const house = await testHouse()
  const remove = (person: Person | null) =>
    house.as({ deleteOrganization: deleteOrganizationRoute }, person).deleteOrganization({})
  const everything = ['organization', 'recruiter', 'job', 'job_card', 'note', 'review', 'stored_file'] as const
  async function left() {
    const counts: Record<string, number> = {}
    for (const table of everything) {
      const { count } = await house.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      counts[table] = count
    }
    return counts
  }

  async function bakery() {
    const logo = newId(house.now())
    const file = { purpose: 'logo', storage_key: 'ab'.repeat(24), original_name: 'logo.png', content_type: 'image/png' }
    await house.database
      .insertInto('stored_file')
      .values({ id: logo, owner_id: logo, ...file, created_at: house.now(), attached_at: house.now() })
      .execute()
    const organizationId = await insertOrganization(house, { logo_file_id: logo })
    const bruno = await insertRecruiter(house, { organizationId })
    const elisa = await insertRecruiter(house, { organizationId, name: 'Elisa Prado' })
    const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
    return { organizationId, bruno, elisa, jobId }
  }

  it('deletes jobs, recruiters, sessions, notes, reviews, files and search rows, and notifies', async () => {
    const { organizationId, bruno, elisa, jobId } = await bakery()
    const ana = await insertProfessional(house, { email: 'ana@casa.example' })
    await insertCandidacy(house, { jobId, professionalId: ana.accountId, step: 'interviews' })
    const now = house.now()
    await house.database.transaction().execute((tx) => refreshJobSearch(tx, [jobId]))
    await house.database
      .insertInto('note')
      .values({
        id: newId(now),
        organization_id: organizationId,
        job_id: jobId,
        professional_id: ana.accountId,
        author_name: 'Bruno Lima',
        text: 'Boa conversa.',
        created_at: now,
        modified_at: now,
      })
      .execute()
    const round = { name: 'Padaria Aurora', entered_at: now, due_at: now }
    await house.database
      .insertInto('review')
      .values([
        { id: newId(now), subject: 'organization', subject_id: organizationId, ...round },
        { id: newId(now), subject: 'recruiter', subject_id: elisa.accountId, ...round },
        { id: newId(now), subject: 'job', subject_id: jobId, ...round },
      ])
      .execute()
    const { token } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { accountId: elisa.accountId, rememberMe: true, now }))

    expect(await remove(bruno)).toEqual({ done: true })
    expect(await personOfToken(house.database, token, now)).toBeNull()
    await house.work({
      listeners: [...selectionListeners, ...jobSearchListeners],
      handlers: [...letterHandlers, ...fileHandlers],
    })
    expect(await left()).toEqual(Object.fromEntries(everything.map((table) => [table, 0])))
    expect(house.letters.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ana@casa.example', 'Vaga excluída: Vendedor de loja'],
      [bruno.email, 'Sua conta foi excluída'],
      [elisa.email, 'A empresa Padaria Aurora saiu do Trampolim'],
    ])
    const { items } = await house.as(selectionRoutes, ana).listProcesses({})
    expect(items).toMatchObject([{ jobId: null, jobName: 'Vendedor de loja', company: 'Padaria Aurora' }])
    expect(items[0]?.history.map(({ type }) => type)).toEqual(['applied', 'job_deleted'])
  })

  it('takes what reviewers said of its notices out of their audit', async () => {
    const { organizationId, bruno } = await bakery()
    const other = await insertOrganization(house)
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    for (const each of [organizationId, other]) {
      const id = await insertNotice(house, { organizationId: each, status: 'pending' })
      const decision = { from: 'pending', edition: 1, decision: 'rejected', reason: 'Falta o endereço.' } as const
      await decideNotice(house, { reviewerId: rita.accountId, id, ...decision })
    }
    await remove(bruno)
    const entries = await house.database.selectFrom('audit_entry').select('details').orderBy('id').execute()
    expect(entries).toEqual([{ details: {} }, { details: { name: 'Portas abertas', reason: 'Falta o endereço.' } }])
  })

  it('doesn’t affect other organisations', async () => {
    const { bruno } = await bakery()
    const other = await insertOrganization(house, { company_name: 'Mercado Bom Dia' })
    await insertRecruiter(house, { organizationId: other })
    await insertJob(house, { organizationId: other })
    await remove(bruno)
    expect(await left()).toMatchObject({ organization: 1, recruiter: 1, job: 1 })
  })

  it('is for its own recruiters, and only for approved ones if it has several', async () => {
    expect((await refusal(remove(null))).status).toBe(401)
    const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    expect((await refusal(remove(ana))).status).toBe(403)
    const { organizationId } = await bakery()
    const fresh = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    expect(await refusal(remove(fresh))).toMatchObject({ code: 'profile_not_approved', status: 409 })
    const blocked = await insertRecruiter(house, { organizationId, status: 'blocked', first_approved_at: house.now() })
    expect(await refusal(remove(blocked))).toMatchObject({ code: 'profile_blocked', status: 409 })
    const joining = await insertRecruiter(house, { organizationId, organization_id: null })
    expect(await refusal(remove(joining))).toMatchObject({ code: 'organization_not_found', status: 404 })
    expect(await left()).toMatchObject({ organization: 1, recruiter: 5, job: 1 })
  })

  it('is allowed to its only recruiter, approved or not', async () => {
    const organizationId = await insertOrganization(house, { status: 'created' })
    const carla = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    await remove(carla)
    expect(await left()).toMatchObject({ organization: 0, recruiter: 0 })
  })

  it('happens once for two simultaneous requests', async () => {
    const { bruno, elisa } = await bakery()
    const asked = await Promise.allSettled([remove(bruno), remove(elisa)])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = asked.find((each) => each.status === 'rejected')
    const { code } = await refusal(Promise.reject(lost?.reason))
    expect(['organization_not_found', 'user_not_found']).toContain(code)
    expect(await left()).toMatchObject({ organization: 0, recruiter: 0, job: 0 })
  })

  it('comes before or after each simultaneous application and withdrawal, and leaves a consistent state', async () => {
    const { bruno, jobId } = await bakery()
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const person = await insertProfessional(house)
        await insertCurriculum(house, { professionalId: person.accountId })
        return person
      }),
    )
    const [leaving, applying] = [people.slice(0, 6), people.slice(6)]
    const places = await Promise.all(
      leaving.map(({ accountId }) => insertCandidacy(house, { jobId, professionalId: accountId })),
    )
    const apply = (person: Person) => house.as(selectionRoutes, person).applyToJob({ jobId, cvType: 'professional' })
    const withdraw = (person: Person, at: number) =>
      house.as(selectionRoutes, person).withdraw({ id: places[at] as string })
    const asked = [...leaving.map(withdraw), ...applying.slice(0, 7).map(apply), remove(bruno)]
    const outcomes = await Promise.allSettled([...asked, ...applying.slice(7).map(apply)])
    const refusals = await Promise.all(
      outcomes.flatMap((each) => (each.status === 'rejected' ? [refusal(Promise.reject(each.reason))] : [])),
    )
    const expected: readonly string[] = ['job_not_found', 'move_not_allowed']
    expect(refusals.filter(({ code }) => !expected.includes(code))).toEqual([])
    expect(outcomes[asked.length - 1]?.status).toBe('fulfilled')

    expect(await left()).toMatchObject({ organization: 0, recruiter: 0, job: 0 })
    const applied = outcomes.slice(leaving.length).filter(({ status }) => status === 'fulfilled').length - 1
    const kept = await house.database.selectFrom('candidacy').select(['id', 'job_id', 'job_name', 'step']).execute()
    expect(kept).toHaveLength(leaving.length + applied)
    for (const place of kept) {
      expect(place).toMatchObject({ job_id: null, job_name: 'Vendedor de loja', step: 'discarded' })
    }
    const ended = await house.database
      .selectFrom('candidacy_history')
      .select('candidacy_id')
      .where('type', '=', 'job_deleted')
      .execute()
    expect(new Set(ended.map(({ candidacy_id }) => candidacy_id))).toEqual(new Set(kept.map(({ id }) => id)))
  })

  it('waits for a move that has begun, without deadlock', async () => {
    const { bruno, jobId } = await bakery()
    const ana = await insertProfessional(house)
    const candidacyId = await insertCandidacy(house, { jobId, professionalId: ana.accountId })
    let removed: Promise<unknown> = Promise.resolve()
    await house.database.transaction().execute(async (tx) => {
      await sql`select id from candidacy where id = ${candidacyId} for update`.execute(tx)
      removed = remove(bruno)
      await untilSomeoneWaits(house.database)
      await moveCandidacy(tx, {
        candidacyId,
        to: 'finalists',
        actor: 'recruiter',
        actorId: bruno.accountId,
        now: house.now(),
      })
    })
    expect(await removed).toEqual({ done: true })
    const history = await house.database.selectFrom('candidacy_history').select('type').orderBy('id').execute()
    expect(history.map(({ type }) => type).toSorted()).toEqual(['applied', 'job_deleted', 'moved', 'undone'])
  })
})
