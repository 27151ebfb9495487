import { soundOf } from '../occupations/sound.ts'

/** Words that names consist of, each with how likely it is meant, and the same words by their sound. */
export type Vocabulary = {
  readonly words: ReadonlyMap<string, number>
  readonly bySound: ReadonlyMap<string, readonly string[]>
  /** By their consonants alone: people leave out vowels. */
  readonly byConsonants: ReadonlyMap<string, readonly string[]>
}

/** Creates a vocabulary from words and how likely each is meant, up to 1. */
export function vocabularyOf(words: Iterable<readonly [word: string, weight: number]>): Vocabulary {
  const weights = new Map<string, number>()
  for (const [word, weight] of words) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  return { words: weights, bySound: groupedBy(weights, soundOf), byConsonants: groupedBy(weights, consonantsOf) }
}

const groupedBy = (words: ReadonlyMap<string, number>, keyOf: (word: string) => string) =>
  Map.groupBy(words.keys(), keyOf)

const consonantsOf = (word: string) => word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '')
/** Fewer consonants are those of too many words. */
const fewestConsonants = 4

/** Shorter words differ too little from others to be corrected. */
const shortest = 4
const longest = 30

/**
 * The word of a vocabulary that a misspelt one most likely is: one that sounds the same, or one that differs by one letter
 * (from eight letters on by two), counting two exchanged neighbours as one. Undefined if none is near.
 */
export function nearestWord(typed: string, { words, bySound, byConsonants }: Vocabulary): string | undefined {
  if (typed.length < shortest || typed.length > longest || words.has(typed)) return undefined
  const most = typed.length >= 8 ? 2 : 1
  const consonants = consonantsOf(typed)
  const shortened = consonants.length < fewestConsonants ? [] : (byConsonants.get(consonants) ?? [])
  const sounding = new Set(bySound.get(soundOf(typed)))
  const vowelless = new Set(shortened.filter((word) => word.length > typed.length))
  let best: { word: string; cost: number } | undefined
  for (const [word, weight] of words) {
    if (word.length < shortest - 1) continue
    const alike = sounding.has(word) || vowelless.has(word)
    if (!alike && Math.abs(word.length - typed.length) > most) continue
    const letters = differences(typed, word, alike ? 4 : most)
    if (letters > (alike ? 4 : most)) continue
    const cost =
      (alike ? (sounding.has(word) ? 0.4 : 0.8) + letters / 10 : letters) +
      (word[0] === typed[0] ? 0 : 0.3) -
      weight * 0.35
    if (!best || cost < best.cost) best = { word, cost }
  }
  return best?.word
}

/** From so many letters on a beginning may differ by one. */
const surelyBegun = 5

/**
 * The beginning of a word of a vocabulary that a misspelt one most likely is: it sounds the same or differs by a letter, the
 * likeliest word first. The same text if words begin with it; undefined if none is near.
 */
export function nearestBeginning(typed: string, { words }: Pick<Vocabulary, 'words'>): string | undefined {
  if (typed.length < shortest - 1 || typed.length > longest) return undefined
  const most = typed.length < surelyBegun ? 0 : typed.length >= 8 ? 2 : 1
  const sound = soundOf(typed)
  let best: { begun: string; cost: number } | undefined
  for (const [word, weight] of words) {
    if (word.startsWith(typed)) return typed
    for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
      const begun = word.slice(0, length)
      if (begun.length < length || (begun[0] !== typed[0] && soundOf(begun)[0] !== sound[0])) continue
      const letters = differences(typed, begun, Math.max(most, 1))
      if (letters > Math.max(most, 1) || (letters > most && soundOf(begun) !== sound)) continue
      const cost = letters + Math.abs(length - typed.length) / 10 - weight * 0.5
      if (!best || cost < best.cost) best = { begun, cost }
    }
  }
  return best?.begun
}

/** In how many letters two words differ, two exchanged neighbours counted as one; more than `most` where they differ more. */
export function differences(one: string, other: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    let least = row
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      let cost = Math.min(
        (last[at] as number) + 1,
        (now[at - 1] as number) + 1,
        (last[at - 1] as number) + (same ? 0 : 1),
      )
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        cost = Math.min(cost, (beforeLast[at - 2] as number) + 1)
      now.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = now
  }
  return last[other.length] as number
}
