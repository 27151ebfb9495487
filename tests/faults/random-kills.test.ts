import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { preparedDataDir } from './prepared-data.ts'
import { hasBalancer } from './under-load/balancer.ts'
import { recoveryOnBusyMachine } from './under-load/endure.ts'
import { killAtRandom } from './under-load/random-kills.ts'

/** `npm run faults -- --rounds 1000` makes many more, with more people. */
const rounds = 15
const places = [
  ['where the marketplace has its own database', {}],
  ['where the database is outside and has a replica', { replica: true }],
] as const

it.runIf(hasBalancer).each(places)(
  `loses nothing and repeats nothing in ${rounds} random kills while people continue, %s`,
  async (_where, place) => {
    const prepared = preparedDataDir('random-kills')
    try {
      const { problems, table } = await killAtRandom({
        ...{ prepared, place, rounds, clients: 20, pause: 1500 },
        seed: Date.now() % 100_000,
        longest: recoveryOnBusyMachine,
        say: () => undefined,
      })
      console.log(table)
      expect(problems).toEqual([])
    } finally {
      rmSync(prepared, { recursive: true, force: true })
    }
  },
  1_200_000,
)
