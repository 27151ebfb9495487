import { normalise } from '../../occupations/words.ts'
import { wordTable } from '../../word-table.ts'
import { isFiller } from '../vocabulary/fillers.ts'

/** The two fields of a search as they were typed. */
export type TypedSearch = { occupation: string; location: string }
export type SearchField = keyof TypedSearch

/** A word of a field in plain letters, and its position in the text. */
export type TypedWord = {
  plain: string
  from: number
  to: number
  /** Whether it was typed entirely in capitals, as the letters of a state are. */
  capitals: boolean
  /** Whether a comma, slash, dash or the like precedes it. */
  apart: boolean
}

/** Words that separate alternatives. */
const orWords = wordTable(Object.fromEntries('ou e or and'.split(' ').map((word) => [word, true])))

/** How many words of a text are read; the rest of a long pasted text is ignored. */
const mostWords = 24

/** A slash between two words, but not before the second gender of one word: 'garçom/barman', but not 'vendedor/a'; '&' and '+' between longer words: 'pedreiro&servente'. */
const slashed = /(?<=\p{L}{2})\/(?=(?!(?:as|os|ra|ras)(?!\p{L}))\p{L}{2})|(?<=\p{L}{3})[&+](?=\p{L}{3})/u

/**
 * The words of a text in plain letters as `normalise` returns them, each with its position. What `normalise` reads as
 * one token ('c++', '.net', 'vendedor(a)') is one word; a hyphen separates words.
 */
export function typedWords(text: string): TypedWord[] {
  const words: TypedWord[] = []
  let apart = false
  // Padded, so that positions stay.
  for (const { piece, index } of piecesOf(asWords(text))) {
    if (/^[,;|]$/.test(piece)) {
      apart = true
      continue
    }
    // 'p prudente' is Presidente Prudente, while 'vaga p mulher' says for whom.
    const plain = words.length === 0 && /^p$/i.test(piece) ? 'p' : writtenOut(piece)
    if (plain === '') {
      apart ||= /[-–—/+&]/.test(piece)
      continue
    }
    const capitals = /^\p{Lu}{2}$/u.test(piece.replace(/[^\p{L}]/gu, ''))
    for (const [at, each] of plain.split(' ').entries()) {
      words.push({ plain: each, from: index, to: index + piece.length, capitals, apart: at === 0 ? apart : false })
    }
    apart = /[-–—/]$/.test(piece) && !shortened.test(piece)
    if (words.length >= mostWords) break
  }
  return words.slice(0, mostWords).map((word, at) => ({ ...word, plain: meant(words, at) }))
}

/** What a short word means before the next one. */
function meant(words: readonly TypedWord[], at: number): string {
  const [{ plain = '' } = {}, { plain: next = '' } = {}] = words.slice(at, at + 2)
  if (isTechnician(words, at)) return 'tecnico'
  if (at > 0 && next !== '' && spoken[plain]) return spoken[plain]
  return plain === 'to' && /^(?:desempregad[oa]|parad[oa]|sem|[a-z]{2,}[aei]ndo)$/.test(next) ? 'estou' : plain
}

/** What people write as they say it: 'servente di pedreiro'. */
const spoken = wordTable({ di: 'de', du: 'do', nu: 'no' })

/** 'p c d' is one word, whose letters alone stand for others. */
const spaced = /\bp[ .]c[ .]d\b\.?/giu

/** A word whose letters were typed apart: 'v e n d e d o r', but not the licences 'a b c d e'. */
const lettersApart = /(?<![\p{L}\d])(?![a-e ]+(?!\p{L}))\p{L}(?: \p{L}){4,}(?![\p{L}\d])/giu

/** A text with what was typed apart as one word, as long as before. */
const asWords = (text: string): string =>
  text
    .replace(spaced, (letters) => 'pcd'.padEnd(letters.length))
    .replace(lettersApart, (letters) => letters.replaceAll(' ', '').padEnd(letters.length))

/** An e-mail address or one of the web is one word that names nothing, whatever it contains. */
const address = /^(?:https?:|www\.|[^\s@]+@[^\s@]+\.)/i

/** 'Tec de futsal' is no technology. */
const isTechnician = (words: readonly TypedWord[], at: number): boolean =>
  words[at]?.plain === 'tec' && /^(?:de|em)$/.test(words[at + 1]?.plain ?? '')

/** 'c/ cnh', 's/experiência', 'p/ hospital', 'z/l': a letter and a slash stand for a word, and 'p' and 'q' also alone. */
const shortened = /^([cspdq])\/(?=$|[\p{L}\d]{2})/iu
const shortWords = wordTable({ c: 'com', s: 'sem', p: 'para', d: 'de', q: 'que' })

function writtenOut(piece: string): string {
  // '1/2 oficial de pedreiro'.
  if (piece === '1/2') return 'meio'
  // As recruiters join words: 'enfermeiro NOT uti'.
  if (piece === 'NOT') return 'nao'
  // Without its accent it would be a state.
  if (/^tô$/iu.test(piece.normalize('NFC'))) return 'estou'
  // And this one Porto Alegre.
  if (/^poá$/iu.test(piece.normalize('NFC'))) return 'poa sp'
  if (/^[pq]$/i.test(piece)) return shortWords[piece.toLowerCase()] as string
  const zone = /^z\/([lnso])$/iu.exec(piece)
  if (zone) return `z${zone[1]}`.toLowerCase()
  const [before, letter = ''] = shortened.exec(piece) ?? []
  if (address.test(piece)) return normalise(piece).replaceAll(' ', '')
  if (before === undefined) return normalise(piece)
  const rest = normalise(piece.slice(before.length))
  // '20 p/ hora'.
  const word = letter.toLowerCase() === 'p' && isTime.test(rest) ? 'por' : shortWords[letter.toLowerCase()]
  return `${word} ${rest}`.trim()
}

const isTime = /^(?:hora|h|dia|mes|semana)$/

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

/**
 * Whether a word is an alternative to the one before it: 'barman' in 'garçom ou barman', 'garçom, barman', 'garçom ou
 * vaga de barman'.
 */
export function isAlternative(words: readonly TypedWord[], at: number): boolean {
  for (let word = at; word > 0; word--) {
    const before = words[word - 1]?.plain ?? ''
    if (words[word]?.apart || orWords[before]) return true
    if (!isFiller(before)) return false
  }
  return false
}

/** Whether a word that separates alternatives stands within a span of words. */
export const holdsOr = (words: readonly TypedWord[], { from, to }: { from: number; to: number }): boolean =>
  words.slice(from + 1, to - 1).some(({ plain }) => orWords[plain])

/** The maximum number of words in a name. */
const longestRun = 7

/**
 * Every run of at most seven consecutive words as one phrase, and all words together: everything that must be looked up
 * to read a text.
 */
export function runsOf(words: readonly TypedWord[]): string[] {
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestRun, words.length - from) }, (_each, more) =>
      phraseOf(words, { from, to: from + more + 1 }),
    ),
  )
  return [...new Set(words.length > longestRun ? [...runs, wholeOf(words)] : runs)]
}

/** All words of a text as one phrase. */
export const wholeOf = (words: readonly TypedWord[]): string => phraseOf(words, { from: 0, to: words.length })

/** Whether a phrase is longer than the names that are looked up in every spelling. */
export const isLongName = (phrase: string): boolean => phrase.split(' ').length > longestRun

/** Every run of at least two and at most `longest` consecutive words of a text, as a phrase with its position. */
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
