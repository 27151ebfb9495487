/** A pseudo-random source that gives the same sequence for the same seed. */
export type Random = {
  /** From 0 up to but not including 1. */
  next: () => number
  /** A whole number from `from` to `to`, inclusive. */
  int: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** Several different items. */
  some: <Item>(items: readonly Item[], count: number) => Item[]
  /** True with this probability. */
  chance: (probability: number) => boolean
}

/** Mulberry32: small, fast and random enough for a realistic world. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <Item>(items: readonly Item[]) => items[int(0, items.length - 1)] as Item
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    some: (items, count) => {
      const left = [...items]
      return Array.from({ length: Math.min(count, items.length) }, () => left.splice(int(0, left.length - 1), 1)[0]!)
    },
  }
}

/** Picks by weight: `weightedPicker(cities, (city) => city.population)`, then call it with a random source. */
export function weightedPicker<Item>(items: readonly Item[], weight: (item: Item) => number) {
  const upTo: number[] = []
  let total = 0
  for (const item of items) {
    total += weight(item)
    upTo.push(total)
  }
  return (random: Random): Item => {
    const aim = random.next() * total
    let low = 0
    let high = upTo.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (upTo[middle]! <= aim) low = middle + 1
      else high = middle
    }
    return items[low]!
  }
}
