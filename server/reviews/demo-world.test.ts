import { testHouse } from '@trampolim/tests/house.ts'
import { fillDemoWorld } from '@trampolim/tests/world/fill.ts'
import { expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { taskRoutes } from '../tasks/routes.ts'
import { reviewRoutes } from './routes.ts'

const house = await testHouse()

async function person(email: string): Promise<Person> {
  const { id, role } = await house.database
    .selectFrom('account')
    .select(['id', 'role'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { accountId: id, sessionId: id, role: role as Person['role'], email }
}

it('gives Rita a queue with something overdue and something edited, and Bruno and Davi something to correct', async () => {
  await fillDemoWorld(house.owner, { now: house.now() })
  const rita = house.as(reviewRoutes, await person('rita@trampolim.example'))
  const { items, counts, overdue } = await rita.reviewQueue({})
  expect(counts).toEqual({ job: 3, organization: 1, recruiter: 2, candidate: 4 })
  expect(overdue).toBe(1)
  const edited = items.find(({ again }) => again)!
  const changed = (await rita.readReview({ id: edited.id })).groups.flatMap(({ fields }) => fields)
  expect(changed.filter((each) => each.changed).map(({ field }) => field)).toEqual(['jobName', 'salary', 'benefits'])
  expect((await rita.auditLog({})).items.filter(({ name }) => name === null)).toEqual([])
  await rita.decideReview({ edition: 1, id: edited.id, decision: 'approve' })

  const bruno = house.as(taskRoutes, await person('bruno@padaria-aurora.example'))
  expect((await bruno.listRecruiterTasks({})).map(({ decision }) => decision)).toEqual(['request_changes', 'reject'])
  const davi = house.as(taskRoutes, await person('davi@trampolim.example'))
  expect(await davi.listProfessionalTasks({})).toMatchObject([{ decision: 'block', name: 'Davi Rocha' }])
}, 60_000)
