import { rmSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { preparedDataDir } from './prepared-data.ts'
import { hasBalancer } from './under-load/balancer.ts'
import { type Endured, endureAll, recoveryOnBusyMachine } from './under-load/endure.ts'
import { faults } from './under-load/faults.ts'
import { faultsBesidesTime, tableOfFaults } from './under-load/table.ts'

/** Some of the faults for seconds; `npm run faults` runs each of them for two minutes, with more people. */
const names = ['kill a process', 'freeze the database', 'kill the replica', 'kill the balancer']

describe.runIf(hasBalancer)('while people continue', () => {
  const endured: Endured[] = []

  beforeAll(async () => {
    const chosen = faults
      .filter(({ name }) => names.includes(name))
      .map((each) => ({ ...each, place: { replica: true } }))
    const prepared = preparedDataDir('under-load')
    const brief = { clients: 12, pause: 1000, seconds: 12, cause: 5, afterwards: 7, seed: 1 }
    try {
      const tell = (one: Endured) => void endured.push(one)
      await endureAll(chosen, { prepared, ...brief, longest: recoveryOnBusyMachine }, tell)
    } finally {
      rmSync(prepared, { recursive: true, force: true })
    }
    console.log(tableOfFaults(endured))
  })

  it.each(names)('nothing is lost, repeated, cut off or wrong: %s', (name) => {
    const one = endured.find((each) => each.name === name) as Endured
    expect(one.changes).toBeGreaterThan(0)
    expect(one.listeners.count).toBeGreaterThan(0)
    expect(faultsBesidesTime(one)).toEqual([])
  })
})
