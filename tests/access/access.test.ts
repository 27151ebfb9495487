import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { inProcessCalls } from '@trampolim/server/services/calls.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'
import { type ContractCall, contractCalls } from './calls.ts'
import { type Row, rows, unownedBeside } from './table.ts'
import { type AccessWorld, type Caller, callers, makeAccessWorld } from './world.ts'

/** A well-formed id that nothing has. */
const nothing = 'f'.repeat(24)

const roleOf = (person: Person | null) => person?.role ?? 'user:visitor'

/** Whether the contract lets a role make a call, or the code with which it refuses. */
function admission({ allows }: ContractCall, person: Person | null): 'in' | 'sign_in_required' | 'role_not_allowed' {
  if (allows.includes('anyone')) return 'in'
  if (!person) return 'sign_in_required'
  return allows.includes('session') || allows.some((each) => each === roleOf(person)) ? 'in' : 'role_not_allowed'
}

const ownedRows = contractCalls.flatMap((call) => {
  const of = rows[call.request]
  return of && !('unowned' in of) ? of.map((row) => ({ call, row, name: `${call.request}: ${nameOf(row)}` })) : []
})

function nameOf({ ids, whose }: Row): string {
  const owner = whose === 'everybody' ? 'everybody’s' : whose.length ? `the ${whose.join('’s and the ')}’s` : 'nobody’s'
  return `${Object.values(ids).join(', ')} (${owner})`
}

describe('the access to calls', async () => {
  const house = await testHouse()

  /** Makes a call as a person and returns its answer or refusal. */
  async function outcome(call: ContractCall, person: Person | null, input: object): Promise<unknown> {
    try {
      return { answer: await call.ask(inProcessCalls(house.asking(person)), input) }
    } catch (problem) {
      const refused = refusalOf(problem)
      if (!refused || refused.status >= 500) throw problem
      return { refused: refused.code, status: refused.status, fields: refused.fields }
    }
  }

  it('has a row for every call with an id, and no other', () => {
    const named = contractCalls.filter(({ ids }) => ids.length > 0)
    const inTable = Object.entries(rows).map(([request, of]) => {
      const fields = 'unowned' in of ? of.unowned : of.flatMap(({ ids }) => Object.keys(ids))
      return [request, [...new Set([...fields, ...(unownedBeside[request] ?? [])])].sort()]
    })
    expect(Object.fromEntries(inTable)).toEqual(
      Object.fromEntries(named.map(({ request, ids }) => [request, ids.toSorted()])),
    )
  })

  it.each(callers)(
    'lets the %s make only the calls of that role, and refuses others before reading the input',
    async (caller) => {
      const { people } = await makeAccessWorld(house)
      const person = people[caller]
      const expected = contractCalls.map((call) => [call.request, admission(call, person)])
      const found = []
      for (const call of contractCalls) found.push([call.request, await admitted(call, person)])
      expect(found).toEqual(expected)
    },
  )

  async function admitted(call: ContractCall, person: Person | null) {
    // An input that no call accepts: a role that may make the call gets its fault, any other the refusal of the role.
    const refused = (await outcome(call, person, [] as object)) as { refused?: string }
    const { refused: code } = refused
    return code === 'sign_in_required' || code === 'role_not_allowed' ? code : 'in'
  }

  function inputOf(row: Row, { ids }: AccessWorld, missing: readonly string[] = []) {
    const given = Object.entries(row.ids).map(([field, thing]) => {
      const id = missing.includes(field) ? nothing : ids[thing]
      return [field, row.lists?.includes(field) ? [id] : id]
    })
    return { ...row.with, ...Object.fromEntries(given) }
  }

  it.each(ownedRows)('$name', async ({ call, row }) => {
    const world = await makeAccessWorld(house)
    const owned = Object.keys(row.ids).filter((field) => !row.public?.includes(field))
    const may = callers.filter((caller) => admission(call, world.people[caller]) === 'in')
    const isOwner = (caller: Caller) => row.whose === 'everybody' || row.whose.includes(caller)
    // Colleagues may know of each other's jobs and tasks; the tests of recruiters' rights check what they may do with
    // them.
    const isColleague = (caller: Caller) => caller === 'unreviewed recruiter' && row.whose.includes('recruiter')

    for (const caller of may.filter((each) => !isOwner(each) && !isColleague(each))) {
      const person = world.people[caller]
      const asked = await outcome(call, person, inputOf(row, world))
      const first = owned.slice(0, 1)
      expect([caller, asked]).toEqual([caller, await outcome(call, person, inputOf(row, world, first))])
    }
    for (const caller of may.filter(isOwner)) {
      const person = world.people[caller]
      const missing = []
      for (const field of owned) missing.push([field, await outcome(call, person, inputOf(row, world, [field]))])
      const found = await outcome(call, person, inputOf(row, world))
      for (const [field, none] of missing) expect([caller, field, none]).not.toEqual([caller, field, found])
      if (row.whose !== 'everybody') break
    }
  })

  const onJob = ownedRows.filter(
    ({ row }) => 'jobId' in row.ids && row.whose !== 'everybody' && Object.keys(row.ids).length > 1,
  )

  it.each(onJob)('$name, with a job of one’s own', async ({ call, row }) => {
    const world = await makeAccessWorld(house)
    const person = world.people['other recruiter']
    if (admission(call, person) !== 'in') return
    const own = { jobId: world.ids['another organisation’s job'] }
    for (const field of Object.keys(row.ids).filter((each) => each !== 'jobId')) {
      const asked = await outcome(call, person, { ...inputOf(row, world), ...own })
      expect([field, asked]).toEqual([field, await outcome(call, person, { ...inputOf(row, world, [field]), ...own })])
    }
  })

  it.each(onJob)('$name, called by an unapproved colleague', async ({ call, row }) => {
    const world = await makeAccessWorld(house)
    const person = world.people['unreviewed recruiter']
    if (admission(call, person) !== 'in') return
    for (const field of Object.keys(row.ids).filter((each) => each !== 'jobId')) {
      const asked = await outcome(call, person, inputOf(row, world))
      expect([field, asked]).toEqual([field, await outcome(call, person, inputOf(row, world, [field]))])
    }
  })
})
