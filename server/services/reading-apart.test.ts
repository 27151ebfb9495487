import { isContractProcedure } from '@orpc/contract'
import { createRouterClient } from '@orpc/server'
import { services } from '@trampolim/contract/services.ts'
import { hiringIn, terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { interviewsIn, nine, place, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { invitationsIn } from '@trampolim/tests/fixtures/selection/invitations.ts'
import { calls } from '@trampolim/tests/fixtures/selection/recruiter-calls.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { insertCurriculum, insertJob, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { consentRequestRoutes } from '../consent-requests/routes.ts'
import { messageRoutes } from '../messages/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { routers } from './routers.ts'

/** The recruiters’ calls that only read. */
const reading = Object.keys(calls).filter((name) => {
  const entry = name
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], services)
  return isContractProcedure(entry) && entry['~orpc'].route.method === 'GET'
})

describe('what a recruiter reads, call by call', async () => {
  const house = await testHouse()
  const { attend, begin, hiring, person, placed, recruiters, turn } = interviewsIn(house)
  const [hires, invites] = [hiringIn(house), invitationsIn(house)]

  async function company() {
    const { bruno, jobId, organizationId } = await hiring()
    const ana = await placed(jobId)
    const waiting = await insertRecruiter(house, { organizationId })
    const endedJobId = await insertJob(house, { organizationId, status: 'job:closed' })
    return {
      bruno,
      waiting,
      jobId,
      endedJobId,
      ana,
      cvId: ana.cvId,
      candidacyId: ana.processId,
      missing: 'f'.repeat(24),
    }
  }
  type World = Awaited<ReturnType<typeof company>>

  function ask(name: string, world: World): Promise<unknown> {
    const [service, ...path] = name.split('.')
    const client = createRouterClient(routers[service as keyof typeof routers], { context: house.asking(world.bruno) })
    const call = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], client)
    return (call as (input: object) => Promise<unknown>)(calls[name]?.input?.(world) ?? {})
  }

  /** What each call answers, as text. */
  async function answers(world: World) {
    const all: Record<string, string> = {}
    for (const name of reading)
      all[name] = await ask(name, world).then(
        (answer) => JSON.stringify(answer, null, 1),
        (problem) => codeOf(Promise.reject(problem)),
      )
    return all
  }

  /** People of one name with whom a company has everything that it can have with somebody. */
  async function everythingWith({ bruno, jobId, endedJobId }: World, name: string): Promise<Person[]> {
    const [interviewed, choosing, hired, writing, invited, asked] = [
      await placed(jobId, name),
      await placed(jobId, name),
      await hires.finalist(jobId, name),
      await placed(jobId, name),
      await person(name),
      await person(name, { curriculum: { visibility: 'limited' } }),
    ]
    const kept = await placed(endedJobId, name, {
      candidacy: { step: 'discarded', outcome: 'kept', discarded_at: house.now(), discarded_by: 'recruiter' },
    })
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [interviewed.processId], ...place, ...nine })
    await recruiters(bruno).offerSlots({ jobId, candidates: [choosing.processId], slots: [ten], ...place })
    await hires.recruiters(bruno).sendHiringMessage({ jobId, cvId: hired.cvId, ...terms })
    await house.as(messageRoutes, writing).writeToJob({ jobId, message: 'Bom dia!' })
    await invites.recruiters(bruno).invite({ jobId, cvId: invited.cvId })
    await house.as(consentRequestRoutes, bruno).askConsent({ jobId, cvId: asked.cvId })
    await attend(told)
    await hires.attend()
    await invites.attend()
    return [interviewed, choosing, hired, writing, invited, asked, kept]
  }

  it('doesn’t depend on what another company has', async () => {
    begin()
    const [own, other] = [await company(), await company()]
    const before = await answers(own)
    await insertCurriculum(house, { professionalId: own.ana.accountId, cv_type: 'internship' })
    await everythingWith(other, 'Zulmira Quaresma')
    const after = await answers(own)
    expect(after).toEqual(before)
  })

  it('is as if a blocked person had never been there', async () => {
    begin()
    const own = await company()
    const before = await answers(own)
    const people = await everythingWith(own, 'Zulmira Quaresma')
    const seen = await answers(own)
    expect(reading.filter((name) => seen[name]?.includes('Zulmira')).length).toBeGreaterThan(5)
    for (const who of people) await turn(who, 'blocked')
    const after = await answers(own)
    expect(after).toEqual(before)
  })
  it('never names a blocked person, also where others are beside them', async () => {
    begin()
    const own = await company()
    const { bruno, jobId, candidacyId } = own
    const [first, second, other] = [
      await placed(jobId, 'Zulmira Quaresma'),
      await placed(jobId, 'Zulmira Quaresma'),
      await placed(jobId, 'Bia Reis'),
    ]
    const together = { jobId, ...place, mayOverlap: true }
    const { interviewId } = await recruiters(bruno).scheduleInterview({
      ...{ ...together, ...nine, candidates: [candidacyId, first.processId] },
    })
    const offered = await recruiters(bruno).offerSlots({
      ...{ ...together, slots: [ten], candidates: [other.processId, second.processId] },
    })
    await attend(told)
    for (const who of [first, second]) await turn(who, 'blocked')
    for (const missing of [interviewId, offered.interviewId]) {
      const after = await answers({ ...own, missing })
      expect(reading.filter((name) => after[name]?.includes('Zulmira'))).toEqual([])
      expect(reading.filter((name) => after[name]?.includes(missing))).not.toEqual([])
    }
  })
})
