import { feminine } from './gender.ts'
import { feminineName, type NameEntry, nameEntries } from './names.ts'
import type { Occupation } from './titles.ts'
import { normalise } from './words.ts'

/** Says which texts are names of occupations; texts are as returned by `normalise`. */
export type KnownNames = {
  has: (name: string) => boolean
  /** Whether a name begins with this word. */
  beginsWith: (word: string) => boolean
}

/**
 * Looks names up by their first word and normalises only those that share it: all 38,000 together take a third of a
 * second, which is much for a process that reads one file.
 */
export function knownNames(occupations: readonly Occupation[]): KnownNames {
  const byWord = new Map<string, NameEntry[][]>()
  const add = (word: string, entries: NameEntry[]) => {
    const others = byWord.get(word)
    if (others) others.push(entries)
    else byWord.set(word, [entries])
  }
  for (const [beginning, entries] of Map.groupBy(nameEntries(occupations), ({ name }) => name.split(' ', 1)[0] ?? '')) {
    const [word, second] = [firstWord(beginning), firstWord(feminine(beginning))]
    add(word, entries)
    // Not every name that begins so has a feminine: 'operação de caldeira' is the work and no person.
    if (second !== word && entries.some((entry) => firstWord(feminineName(entry)?.name ?? '') === second)) {
      add(second, entries)
    }
  }
  const normalised = new Map<string, ReadonlySet<string>>()
  const namesFrom = (word: string) => {
    let names = normalised.get(word)
    if (!names) {
      names = new Set((byWord.get(word) ?? []).flat().flatMap(formsOf))
      normalised.set(word, names)
    }
    return names
  }
  return { has: (name) => namesFrom(firstWord(name)).has(name), beginsWith: (word) => byWord.has(word) }
}

function formsOf(entry: NameEntry): string[] {
  const second = feminineName(entry)
  return [normalise(entry.name), ...(second ? [second.normalised] : [])]
}

function firstWord(text: string): string {
  return normalise(text).split(' ', 1)[0] ?? ''
}
