import { normalise } from '../occupations/words.ts'
import { wordTable } from '../word-table.ts'
import { isFiller } from './fillers.ts'

/** The two fields of a search as they were typed. */
export type TypedSearch = { occupation: string; location: string }
export type SearchField = keyof TypedSearch

/** A word of a field in plain letters, and where it stands in the text. */
export type TypedWord = {
  plain: string
  from: number
  to: number
  /** It was typed in capitals alone, as letters of a state are. */
  capitals: boolean
  /** A comma, slash, dash or the like stands before it. */
  apart: boolean
}

/** Words that stand between alternatives. */
const orWords = wordTable(Object.fromEntries('ou e or and'.split(' ').map((word) => [word, true])))

/** Words of which a text that was pasted may consist; what follows is not read. */
const mostWords = 24

/** A slash between two words, not before the second gender of one: 'garçom/barman', but 'vendedor/a'. */
const slashed = /(?<=\p{L}{2})\/(?=(?!(?:as|os|ra|ras)(?!\p{L}))\p{L}{2})/u

/**
 * The words of a text, each in plain letters as `normalise` gives them, with their position in it. What `normalise` reads as one
 * sign ('c++', '.net', 'vendedor(a)') is one word; a hyphen divides words.
 */
export function typedWords(text: string): TypedWord[] {
  const words: TypedWord[] = []
  let apart = false
  for (const { piece, index } of piecesOf(text)) {
    if (/^[,;|]$/.test(piece)) {
      apart = true
      continue
    }
    const plain = normalise(piece)
    if (plain === '') {
      apart ||= /[-–—/+&]/.test(piece)
      continue
    }
    const capitals = /^\p{Lu}{2}$/u.test(piece.replace(/[^\p{L}]/gu, ''))
    for (const [at, each] of plain.split(' ').entries()) {
      words.push({ plain: each, from: index, to: index + piece.length, capitals, apart: at === 0 ? apart : false })
    }
    apart = /[-–—/]$/.test(piece)
    if (words.length >= mostWords) break
  }
  return words.slice(0, mostWords)
}

function piecesOf(text: string): { piece: string; index: number }[] {
  return [...text.matchAll(/[^\s,;|]+|[,;|]/gu)].flatMap(({ 0: whole, index: at }) => {
    let index = at
    return whole.split(slashed).flatMap((piece, nth) => {
      const found =
        nth === 0
          ? [{ piece, index }]
          : [
              { piece: '|', index: index - 1 },
              { piece, index },
            ]
      index += piece.length + 1
      return found
    })
  })
}

/** Whether a word follows what it is an alternative to: 'barman' in 'garçom ou barman', 'garçom, barman', 'garçom ou vaga de barman'. */
export function isAlternative(words: readonly TypedWord[], at: number): boolean {
  for (let word = at; word > 0; word--) {
    const before = words[word - 1]?.plain ?? ''
    if (words[word]?.apart || orWords[before]) return true
    if (!isFiller(before)) return false
  }
  return false
}

/** The longest run of words that can be a name of something. */
const longestRun = 7

/** Every run of at most seven words, as one phrase each: all that has to be looked up to read a text. */
export function runsOf(words: readonly TypedWord[]): string[] {
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestRun, words.length - from) }, (_each, more) =>
      phraseOf(words, { from, to: from + more + 1 }),
    ),
  )
  return [...new Set(runs)]
}

/** Every run of two words up to so many of a text, as a phrase with its position in the text. */
export function wordRuns(text: string, longest: number): { phrase: string; from: number; to: number }[] {
  const words = typedWords(text)
  return words.flatMap((first, from) =>
    words.slice(from + 1, from + longest).map((last, more) => ({
      phrase: phraseOf(words, { from, to: from + more + 2 }),
      from: first.from,
      to: last.to,
    })),
  )
}

/** The words from one position up to another, as one phrase. */
export function phraseOf(words: readonly TypedWord[], { from, to }: { from: number; to: number }): string {
  return words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')
}
