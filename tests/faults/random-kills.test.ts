import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { preparedDataDir } from './prepared-data.ts'
import { killAtRandom } from './under-load/random-kills.ts'

/** `npm run faults -- --rounds 1000` makes many more, with more people. */
const rounds = 30
/** Nothing is measured here, since other tests run beside it; what hangs is still reported. */
const busyMachine = 240_000

it(`loses nothing and doubles nothing in ${rounds} kills at random while people go on`, async () => {
  const prepared = preparedDataDir('random-kills')
  try {
    const { problems, table } = await killAtRandom({
      ...{ prepared, rounds, clients: 20, pause: 1500 },
      seed: Date.now() % 100_000,
      longest: busyMachine,
      say: () => undefined,
    })
    console.log(table)
    expect(problems).toEqual([])
  } finally {
    rmSync(prepared, { recursive: true, force: true })
  }
})
