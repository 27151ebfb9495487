import { soundOf } from '../occupations/sound.ts'

/** The words that occur in names, each with how likely it is meant, and the same words by their sound. */
export type Vocabulary = {
  readonly words: ReadonlyMap<string, number>
  readonly bySound: ReadonlyMap<string, readonly string[]>
  /** All sounds by their first letter, with their letters as `lettersOf` returns them and the words that sound so. */
  readonly sounds: ReadonlyMap<string, readonly { sound: string; letters: number; spelt: readonly string[] }[]>
  /** The words by their consonants alone, since people leave out vowels. */
  readonly byConsonants: ReadonlyMap<string, readonly string[]>
  /** Words of any sentence: a word that is nearest to one of them is that word misspelt, and no name. */
  readonly common: ReadonlySet<string>
  /** The words that a misspelt one is compared with, by their number of letters. */
  readonly byLength: ReadonlyMap<number, readonly Compared[]>
  /** All words in their order, each with the letter with which its sound begins. */
  readonly begun: readonly { word: string; weight: number; sound: string }[]
}

/** A word with what is compared before its letters one by one. */
type Compared = {
  word: string
  weight: number
  /** Its letters, as `lettersOf` returns them. */
  letters: number
  /** Its place among all words: of equally near ones the first is meant. */
  order: number
}

/**
 * Creates a vocabulary from words and how likely each is meant, up to 1. `common`: words of any sentence, of which those
 * that occur in names count as such.
 */
export function vocabularyOf(
  words: Iterable<readonly [word: string, weight: number]>,
  common: ReadonlySet<string> = new Set(),
): Vocabulary {
  const weights = new Map<string, number>()
  for (const [word, weight] of words) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  const strange = new Set([...common].filter((word) => word.length >= shortest && !weights.has(word)))
  for (const word of strange) weights.set(word, 0)
  const bySound = groupedBy(weights, soundOf)
  return {
    words: weights,
    common: strange,
    bySound,
    sounds: Map.groupBy(
      [...bySound].map(([sound, spelt]) => ({ sound, spelt, letters: lettersOf(sound) })),
      ({ sound }) => sound[0] ?? '',
    ),
    byConsonants: groupedBy(weights, consonantsOf),
    byLength: Map.groupBy(
      [...weights].flatMap(([word, weight], order) =>
        word.length < shortest ? [] : [{ word, weight, letters: lettersOf(word), order }],
      ),
      ({ word }) => word.length,
    ),
    begun: [...weights].map(([word, weight]) => ({ word, weight, sound: beginningOfSound(word) })),
  }
}

/** How many letters of a word decide with which letter its sound begins: 'hqui' with 'k'. */
const lettersOfBeginning = 4

/** The letter with which the sound of a word begins. */
export const beginningOfSound = (word: string) => soundOf(word.slice(0, lettersOfBeginning))[0] ?? ''

/** Which letters occur in a word, a bit each. Digits share the bits of letters. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

/** How many bits of a number are set. */
function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

const groupedBy = (words: ReadonlyMap<string, number>, keyOf: (word: string) => string) =>
  Map.groupBy(words.keys(), keyOf)

const consonantsOf = (word: string) => word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '')
/** With fewer consonants too many words look the same. */
const fewestConsonants = 4

/** Shorter words differ too little from others to be corrected. */
const shortest = 4
const longest = 30

/** With so few letters a single one makes another word, so that only words that are often meant are assumed. */
const fewLetters = 5
/** The weight of a word that is often meant. */
const oftenMeant = 0.2

/**
 * The word of a vocabulary that was most likely meant by a misspelt one: it sounds the same, or differs by one letter
 * (by two from eight letters on, if it sounds nearly the same or is long), else sounds nearly the same. Two exchanged
 * neighbouring letters count as one difference. Undefined if no word is close, or a common one is closest.
 */
export function nearestWord(
  typed: string,
  { words, bySound, sounds, byConsonants, common, byLength }: Vocabulary,
): string | undefined {
  if (typed.length < shortest || typed.length > longest || words.has(typed)) return undefined
  const consonants = consonantsOf(typed)
  const shortened = consonants.length < fewestConsonants ? [] : (byConsonants.get(consonants) ?? [])
  const sounding = new Set(bySound.get(soundOf(typed)))
  const alike = new Set([...sounding, ...shortened.filter((word) => word.length > typed.length)])
  let best: { word: string; cost: number; order: number } | undefined
  const offer = (word: string, { cost, order }: { cost: number; order: number }) => {
    const whole = cost + (word[0] === typed[0] ? 0 : 0.3) - (words.get(word) as number) * 0.35
    if (!best || whole < best.cost || (whole === best.cost && order < best.order)) best = { word, cost: whole, order }
  }
  let order = 0
  for (const word of alike) {
    const letters = word.length < shortest - 1 ? Number.POSITIVE_INFINITY : differences(typed, word, 4)
    if (letters <= 4) offer(word, { cost: (sounding.has(word) ? 0.4 : 0.8) + letters / 10, order: order++ })
  }
  const most = mostIn(typed)
  const own = lettersOf(typed)
  for (let length = typed.length - most; length <= typed.length + most; length++) {
    for (const { word, weight, letters: others, order } of byLength.get(length) ?? []) {
      // A changed letter changes at most two of the bits, which is counted faster than the letters.
      if (countOf(own ^ others) > 2 * most || alike.has(word)) continue
      const letters = differences(typed, word, most)
      if (letters > most) continue
      // 'galeteiro' is no 'paleteiro'.
      const isSure = common.has(word) || weight >= oftenMeant
      if (!isSure && (letters > 1 || typed.length <= fewLetters || word[0] !== typed[0])) continue
      if (letters <= 1 || isNearEnough(typed, word)) offer(word, { cost: letters, order })
    }
  }
  const word = best?.word ?? soundingNearly(typed, { words, sounds })
  return word && common.has(word) ? undefined : word
}

/** From this many letters on, two may differ although the words also sound different in two places. */
const longWord = 11

/**
 * Whether words that differ in two letters are one: they sound nearly the same, letters are only missing from one of them
 * ('techinico'), or both are long, with the same ending or the same letters ('telemarkentig'). 'seguradora' is no
 * 'separadora'.
 */
function isNearEnough(one: string, other: string): boolean {
  const [first, second] = [soundOf(one), soundOf(other)]
  if (differences(first, second, 1) <= 1 || isWithin(one, other) || isWithin(other, one)) return true
  if (one.length < longWord || first[0] !== second[0]) return false
  return first.slice(-3) === second.slice(-3) || inOrder(one) === inOrder(other)
}

const inOrder = (word: string) => [...word].sort().join('')

/** Whether a word has all letters of another one in their order. */
function isWithin(part: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === part[at]) at++
  return at === part.length
}

/** Whether a typed word is nearly this one: it sounds the same or differs in a letter, or in two that hardly sound. */
export function isMisspelt(typed: string, word: string): boolean {
  if (typed === word || soundOf(typed) === soundOf(word)) return true
  if (Math.min(typed.length, word.length) < shortest) return false
  const letters = differences(typed, word, mostIn(typed))
  return letters < 2 || (letters <= mostIn(typed) && differences(soundOf(typed), soundOf(word), 1) <= 1)
}

/** In how many letters a word may differ from a misspelt one. */
const mostIn = (typed: string) => (typed.length >= 8 ? 2 : 1)

/** With fewer letters too many words sound nearly the same. */
const fewestLetters = 7

/** The likeliest word whose sound differs by one: 'aucilar' sounds nearly like 'auxiliar'. */
function soundingNearly(typed: string, { words, sounds }: Pick<Vocabulary, 'words' | 'sounds'>): string | undefined {
  if (typed.length < fewestLetters) return undefined
  const sound = soundOf(typed)
  const own = lettersOf(sound)
  let likeliest: { word: string; weight: number } | undefined
  for (const { sound: other, letters, spelt } of sounds.get(sound[0] ?? '') ?? []) {
    if (Math.abs(other.length - sound.length) > 1 || countOf(own ^ letters) > 2) continue
    if (differences(sound, other, 1) > 1) continue
    for (const word of spelt) {
      const weight = words.get(word) ?? 0
      if (weight >= oftenMeant && (!likeliest || weight > likeliest.weight)) likeliest = { word, weight }
    }
  }
  return likeliest?.word
}

/** A beginning of at least this many letters may differ by one. */
const surelyBegun = 5
/** So many letters begin a shorter beginning that may differ by one. */
const alikeBegun = 2

/**
 * Corrects the beginning of a word: the beginnings in the vocabulary that sound the same or differ by a letter, the
 * likeliest first. The same text alone if words begin with it. With few letters one may only differ in a word that is
 * often meant: 'gars' begins 'garçom', 'conz' 'cozinheiro'.
 */
export function nearestBeginnings(typed: string, { begun: all }: Pick<Vocabulary, 'begun'>, many: number): string[] {
  if (typed.length < shortest - 1 || typed.length > longest) return []
  const isShort = typed.length < surelyBegun
  const most = typed.length >= 8 ? 2 : 1
  const sound = soundOf(typed)
  const own = lettersOf(typed)
  const costs = new Map<string, number>()
  for (const { word, weight, sound: soundBegins } of all) {
    if (word.startsWith(typed)) return [typed]
    if (word[0] !== typed[0] && soundBegins !== sound[0] && typed.length > lettersOfBeginning) continue
    for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
      const begun = word.slice(0, length)
      if (begun.length < length || (begun[0] !== typed[0] && beginningOfSound(begun) !== sound[0])) continue
      const isFar = countOf(own ^ lettersOf(begun)) > 2 * most
      const letters = isFar ? most + 1 : differences(typed, begun, most)
      const soundsAlike = letters > most && begun.startsWith(typed.slice(0, alikeBegun)) && soundOf(begun) === sound
      if (letters > most && !soundsAlike) continue
      const mayDiffer = typed.length >= shortest && weight >= oftenMeant && typed.startsWith(begun.slice(0, alikeBegun))
      if (isShort && !mayDiffer && soundOf(begun) !== sound) continue
      const cost = letters + Math.abs(length - typed.length) / 10 - weight * 0.5
      if (cost < (costs.get(begun) ?? Number.POSITIVE_INFINITY)) costs.set(begun, cost)
    }
  }
  const byCost = [...costs].sort(([, one], [, other]) => one - other).map(([begun]) => begun)
  const apart: string[] = []
  for (const begun of byCost) {
    if (apart.length === many) break
    // 'recep' and 'rece' begin the same names.
    if (!apart.some((other) => areOne(begun, other))) apart.push(begun)
  }
  return apart
}

const areOne = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

/**
 * The number of letters in which two words differ; two exchanged neighbours count as one. If they differ in more than
 * `most`, any number above it.
 */
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
