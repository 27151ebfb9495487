/**
 * Makes a function that finds which of these phrases begin with a text: their positions, in order. It compares only the
 * phrases around the text, and not all of them.
 */
export function beginningsOf(phrases: readonly string[]): (text: string) => number[] {
  const ordered = phrases
    .map((phrase, at) => ({ phrase, at }))
    .sort((one, other) => (one.phrase < other.phrase ? -1 : 1))
  return (text) => {
    let from = 0
    for (let to = ordered.length; from < to; ) {
      const middle = (from + to) >> 1
      if ((ordered[middle]?.phrase ?? '') < text) from = middle + 1
      else to = middle
    }
    let end = from
    while (ordered[end]?.phrase.startsWith(text)) end++
    return ordered
      .slice(from, end)
      .map(({ at }) => at)
      .sort((one, other) => one - other)
  }
}
