import { isContractProcedure } from '@orpc/contract'
import { createRouterClient } from '@orpc/server'
import type { CallMeta } from '@trampolim/contract/call.ts'
import { services } from '@trampolim/contract/services.ts'
import { obstacleToRight, type RecruiterStanding } from '@trampolim/marketplace/organizations/recruiter-rights.ts'
import { calls } from '@trampolim/tests/fixtures/selection/recruiter-calls.ts'
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
import type { Person } from '../platform/http/caller/asking.ts'
import { routers } from './routers.ts'

type World = Awaited<ReturnType<typeof makeWorld>>

const joined: RecruiterStanding = {
  member: true,
  status: 'created',
  everApproved: false,
  takenDown: false,
  emailValidated: true,
  organizationApproved: true,
  approvedColleague: true,
}

async function makeWorld(house: Awaited<ReturnType<typeof testHouse>>) {
  const organizationId = await insertOrganization(house)
  const bruno = await insertRecruiter(house, { organizationId })
  const unapproved = { status: 'created', first_approved_at: null }
  const newcomer = await insertRecruiter(house, { organizationId, ...unapproved })
  const waiting = await insertRecruiter(house, {
    organizationId,
    ...unapproved,
    organization_id: null,
    joining_organization_id: organizationId,
  })
  const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
  const ana = await insertProfessional(house)
  const cvId = await insertCurriculum(house, { professionalId: ana.accountId })
  const candidacyId = await insertCandidacy(house, { jobId, professionalId: ana.accountId })
  return { bruno, newcomer, waiting, jobId, ana, cvId, candidacyId, missing: 'f'.repeat(24) }
}

/** The names of the contract's calls for recruiters only, with what else the contract says of them. */
function recruiterCalls(tree: object, path = ''): [string, CallMeta][] {
  return Object.entries(tree).flatMap(([key, node]): [string, CallMeta][] => {
    const name = path ? `${path}.${key}` : key
    if (!isContractProcedure(node)) return recruiterCalls(node as object, name)
    const meta = node['~orpc'].meta as CallMeta
    return meta.allows.includes('user:recruiter') ? [[name, meta]] : []
  })
}

describe('what recruiters may do, call by call', async () => {
  const house = await testHouse()

  function ask(name: string, world: World, person: Person): Promise<unknown> {
    const [service, ...path] = name.split('.')
    const client = createRouterClient(routers[service as keyof typeof routers], { context: house.asking(person) })
    const call = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], client)
    return (call as (input: object) => Promise<unknown>)(calls[name]?.input?.(world) ?? {})
  }

  /** Everything that a recruiter's call could change, as one text. */
  async function everything() {
    const { rows } = await sql`
      select (select jsonb_agg(to_jsonb(candidacy) order by id) from candidacy) as candidacies,
        (select jsonb_agg(to_jsonb(candidacy_history) order by id) from candidacy_history) as history,
        (select jsonb_agg(to_jsonb(job) order by id) from job) as jobs,
        (select count(*) from note) as notes,
        (select count(*) from message) as messages,
        (select count(*) from candidate_like) as likes,
        (select jsonb_agg(to_jsonb(organization) order by id) from organization) as organizations,
        (select jsonb_agg(to_jsonb(recruiter) order by account_id) from recruiter) as recruiters
    `.execute(house.database)
    return JSON.stringify(rows)
  }

  it('is decided for every call of the contract', () => {
    expect(Object.keys(calls).toSorted()).toEqual(
      recruiterCalls(services)
        .map(([name]) => name)
        .toSorted(),
    )
  })

  const refused = Object.entries(calls).flatMap(([name, { right }]) => {
    const obstacle = obstacleToRight(right, joined)
    return obstacle ? [{ name, obstacle }] : []
  })

  it.each(refused)(
    'refuses $name on a colleague’s things before approval, and changes nothing',
    async ({ name, obstacle }) => {
      const world = await makeWorld(house)
      const before = await everything()
      expect((await refusal(ask(name, world, world.newcomer))).code).toBe(obstacle)
      expect(await everything()).toBe(before)
    },
  )

  const ofOrganization = Object.keys(calls).filter((name) => calls[name]?.right !== 'keep-own-profile')

  it.each(ofOrganization)(
    'answers a recruiter whose request to join is pending that the subject of %s does not exist',
    async (name) => {
      const world = await makeWorld(house)
      const before = await everything()
      expect((await refusal(ask(name, world, world.waiting))).status).toBe(404)
      expect(await everything()).toBe(before)
    },
  )

  it.each(refused)('allows an approved colleague to make the same call: $name', async ({ name }) => {
    const world = await makeWorld(house)
    const code = await ask(name, world, world.bruno).then(
      () => 'done',
      async (problem) => (await refusal(Promise.reject(problem))).code,
    )
    expect(code).not.toBe('profile_not_approved')
  })

  // Those of joining ask for the terms only if a job waits, which their own tests do.
  const underTerms = recruiterCalls(services).flatMap(([name, { fails }]) =>
    fails.includes('terms_outdated') && calls[name]?.right !== 'keep-own-profile' ? [name] : [],
  )

  it.each(underTerms)('asks first to accept the present terms, and changes nothing: %s', async (name) => {
    const world = await makeWorld(house)
    const { accountId } = world.bruno
    const older = { account_id: accountId, document: 'terms', version: '2025-01', accepted_at: house.now() }
    await house.database.insertInto('terms_acceptance').values(older).execute()
    const before = await everything()
    expect((await refusal(ask(name, world, world.bruno))).code).toBe('terms_outdated')
    expect(await everything()).toBe(before)
  })
})
