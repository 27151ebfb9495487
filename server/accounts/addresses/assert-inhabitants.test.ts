import { testHouse } from '@trampolim/tests/house.ts'
import { insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { markDemoWorld } from '../sign-in/demo-queries.ts'
import { assertInhabitants } from './assert-inhabitants.ts'

describe('the demo world and real people', async () => {
  const house = await testHouse()
  const starts = (demo: boolean) =>
    assertInhabitants(house.database, { demo }).then(
      () => 'starts',
      (problem: Error) => problem.message,
    )

  it('can both begin in an empty database', async () => {
    expect([await starts(true), await starts(false)]).toEqual(['starts', 'starts'])
  })

  it('are never served as the other', async () => {
    await insertProfessional(house)
    expect([await starts(true), await starts(false)]).toEqual([expect.stringContaining('DEMO=false'), 'starts'])
    await markDemoWorld(house.database, house.now())
    await markDemoWorld(house.database, house.now())
    expect([await starts(true), await starts(false)]).toEqual(['starts', expect.stringContaining('DEMO=true')])
  })
})
