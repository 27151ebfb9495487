import { type Timing, timed, timingOf } from './load.ts'
import { type Usage, usageOf } from './processes.ts'
import type { Question } from './questions.ts'

/**
 * The figures of a question: its times, the CPU time of one answer in milliseconds, and the ratios to the first
 * question.
 */
export type Figures = Timing & { cpu: Usage; toFirst: number; cpuToFirst: number }

/**
 * Measures questions alternately, so that other load affects all alike. All times of a question are combined; its ratio
 * to the first question is the median of the rounds' ratios.
 */
export async function measureInTurns<Name extends string>(
  { address, pid }: { address: string; pid: number },
  questions: Readonly<Record<Name, Question>>,
  { clients, seconds, rounds }: { clients: number; seconds: number; rounds: number },
): Promise<Record<Name, Figures>> {
  const names = Object.keys(questions) as Name[]
  const found = new Map<Name, { timing: Timing; times: readonly number[]; cpu: Usage }[]>(
    names.map((name) => [name, []]),
  )
  // The first round warms up: each connection to the database is slow at first.
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const { requests } = questions[name]
      const before = usageOf(pid)
      const timings = await timed(address, { requests, clients, seconds })
      const after = usageOf(pid)
      const answers = timings.times.length / 1000
      const cpu = {
        server: (after.server - before.server) / answers,
        database: (after.database - before.database) / answers,
      }
      if (round > 0) found.get(name)?.push({ timing: timingOf(timings), times: timings.times, cpu })
    }
  }
  const first = found.get(names[0] as Name) ?? []
  return Object.fromEntries(
    names.map((name): [Name, Figures] => {
      const all = found.get(name) ?? []
      const times = all.flatMap((each) => [...each.times])
      const failed = all.reduce((sum, { timing }) => sum + timing.failed, 0)
      const ratio = (of: (each: (typeof all)[number]) => number) =>
        middleOf(all.map((each, at) => of(each) / of(first[at] as (typeof all)[number])))
      return [
        name,
        {
          ...timingOf({ times, seconds: seconds * rounds, failed }),
          cpu: {
            server: middleOf(all.map(({ cpu }) => cpu.server)),
            database: middleOf(all.map(({ cpu }) => cpu.database)),
          },
          toFirst: ratio(({ timing }) => timing.median),
          cpuToFirst: ratio(({ cpu }) => cpu.server + cpu.database),
        },
      ]
    }),
  ) as Record<Name, Figures>
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] as number
}
