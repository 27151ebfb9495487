import type { Breach, Import } from './breach.ts'

const test = /\.test\.tsx?$/

/**
 * Each import cycle of files (including type imports) once, by a shortest path. What two files need from each other
 * belongs in a third.
 */
export function circlesOfFiles(imports: readonly Import[]): Breach[] {
  const uses = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    if (test.test(file) || file === target) continue
    if (!uses.has(file)) uses.set(file, new Set())
    uses.get(file)?.add(target)
  }
  return knotsOf(uses).map((knot) => {
    const circle = shortestCircle(knot, uses)
    const says = `closes a circle of files, ${[...circle, circle[0]].join(' → ')}: give what both need a file of its own`
    return { file: circle[0] as string, says }
  })
}

/** The strongly connected sets of files (Tarjan), with the names in order. */
function knotsOf(uses: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const met = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const knots: string[][] = []
  const visit = (file: string) => {
    met.set(file, met.size)
    lowest.set(file, met.get(file) as number)
    open.push(file)
    for (const next of uses.get(file) ?? []) {
      if (!met.has(next)) visit(next)
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file) as number, lowest.get(next) as number))
    }
    if (lowest.get(file) !== met.get(file)) return
    const knot = open.splice(open.indexOf(file))
    if (knot.length > 1) knots.push(knot.toSorted())
  }
  for (const file of uses.keys()) if (!met.has(file)) visit(file)
  return knots
}

/** The shortest path from the first file of a set back to itself. */
function shortestCircle(knot: readonly string[], uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const start = knot[0] as string
  const inside = new Set(knot)
  const ways: string[][] = [[start]]
  const met = new Set<string>()
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) as string) ?? []) {
      if (next === start) return way
      if (!inside.has(next) || met.has(next)) continue
      met.add(next)
      ways.push([...way, next])
    }
  }
  return [...knot]
}
