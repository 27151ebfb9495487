import { timed, timingOf } from './load.ts'
import type { OpenWorld } from './open-world.ts'
import type { Questions } from './questions.ts'
import { milliseconds, tableOf, times } from './table.ts'

const rounds = 3

/**
 * Asks the same kinds of questions in two running worlds alternately, so that other load affects both alike, and prints
 * how much longer the larger one takes.
 */
export async function compareWorlds(
  worlds: { smaller: OpenWorld; larger: OpenWorld },
  { crowds, seconds, jobs }: { crowds: readonly number[]; seconds: number; jobs: { smaller: number; larger: number } },
) {
  const rows: string[][] = []
  for (const clients of crowds) {
    for (const name of Object.keys(worlds.larger.questions) as (keyof Questions)[]) {
      const ask = async ({ house, questions }: OpenWorld) =>
        timingOf(await timed(house.address, { requests: questions[name].requests, clients, seconds })).median
      const medians: { smaller: number; larger: number }[] = []
      for (let round = 0; round <= rounds; round++) {
        const smaller = await ask(worlds.smaller)
        medians.push({ smaller, larger: await ask(worlds.larger) })
      }
      // The first round warms both up.
      const counted = medians.slice(1)
      rows.push([
        worlds.larger.questions[name].name,
        String(clients),
        milliseconds(middle(counted.map(({ smaller }) => smaller))),
        milliseconds(middle(counted.map(({ larger }) => larger))),
        times(middle(counted.map(({ smaller, larger }) => larger / smaller))),
        '≤ 1.3 ×',
      ])
    }
  }
  console.log(`\nthe same among ${jobs.smaller} and ${jobs.larger} jobs, in turns, middle of ${rounds} rounds`)
  console.log(tableOf(['question', 'clients', 'smaller', 'larger', 'ratio', 'aim'], rows))
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number
}
