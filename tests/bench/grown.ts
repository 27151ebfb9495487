import { timed, timingOf } from './load.ts'
import type { OpenWorld } from './open-world.ts'
import { milliseconds, tableOf, times } from './table.ts'

const rounds = 5

/**
 * Runs the same searches on two running worlds in turns, so that other load affects both alike, and prints how much more
 * the larger one takes.
 */
export async function compareWorlds(
  worlds: { smaller: OpenWorld; larger: OpenWorld },
  { crowds, seconds, jobs }: { crowds: readonly number[]; seconds: number; jobs: { smaller: number; larger: number } },
) {
  const { requests } = worlds.smaller.questions.search
  const ask = async ({ house, token }: OpenWorld, clients: number, duration: number) => {
    const own = requests.map(({ path }) => ({ path, token }))
    return timingOf(await timed(house.address, { requests: own, clients, seconds: duration })).median
  }
  const rows: string[][] = []
  for (const clients of crowds) {
    const medians: { smaller: number; larger: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      const smaller = await ask(worlds.smaller, clients, seconds)
      medians.push({ smaller, larger: await ask(worlds.larger, clients, seconds) })
    }
    // The first round warms both up.
    const counted = medians.slice(1)
    rows.push([
      String(clients),
      milliseconds(middle(counted.map(({ smaller }) => smaller))),
      milliseconds(middle(counted.map(({ larger }) => larger))),
      times(middle(counted.map(({ smaller, larger }) => larger / smaller))),
      '≤ 1.3 ×',
    ])
  }
  console.log(`\nthe same searches among ${jobs.smaller} and ${jobs.larger} jobs, in turns, middle of ${rounds} rounds`)
  console.log(tableOf(['clients', 'smaller', 'larger', 'ratio', 'aim'], rows))
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number
}
