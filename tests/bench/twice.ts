import { measure } from './load.ts'
import type { OpenWorld } from './open-world.ts'
import { milliseconds, tableOf, times } from './table.ts'

const rounds = 5

/**
 * Asks two running worlds the same searches in turn, so that whatever else the machine does weighs on both, and prints
 * what those of the larger one cost more.
 */
export async function compareWorlds(
  worlds: { smaller: OpenWorld; larger: OpenWorld },
  { crowds, seconds }: { crowds: readonly number[]; seconds: number },
) {
  const paths = worlds.smaller.questions.searches
  const ask = async ({ house, token }: OpenWorld, clients: number, duration: number) =>
    (await measure(house.address, { paths, clients, seconds: duration, token })).median
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
      '≤ 1.2 ×',
    ])
  }
  console.log(`\nthe same searches among twice the jobs, in turn, middle of ${rounds} rounds`)
  console.log(tableOf(['clients', 'median', 'median of twice', 'ratio', 'aim'], rows))
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number
}
