import { phrasesIn, wordTable } from '../../word-table.ts'
import type { Span } from './spans.ts'
import { phraseOf, type TypedWord } from './typed-words.ts'

const saidBy = (phrases: string) => wordTable(Object.fromEntries(phrasesIn(phrases).map((phrase) => [phrase, true])))

/** What means remote work, but beside a cargo that is done in people's homes only says where. */
const atHome = saidBy(
  'em casa; na casa; na minha casa; trabalho em casa; trabalhar em casa; trabalho de casa; trabalhar de casa',
)

/** Whose home it is says nothing more beside such a cargo. */
const homes = saidBy('casa de familia; casas de familia; em casa de familia')

/**
 * Families of the CBO whose work is done where somebody lives: domestic work, cleaning, care, nursing, beauty, gardens,
 * masons, electricians, painters.
 */
const doneInHomes = wordTable(
  Object.fromEntries(
    '3222 5121 5131 5132 5143 5161 5162 5163 6220 7152 7156 7166 7241'.split(' ').map((family) => [family, true]),
  ),
)

/** Turns 'em casa' and 'casa de família' beside a cargo that is done in homes into words that ask for nothing. */
export function settleHomes(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
  const says = (span: Span, table: typeof homes) => table[phraseOf(words, span)] === true
  const isDoneInHomes = spans.some((span) => isForHomes(span) && !says(span, homes))
  if (!isDoneInHomes) return [...spans]
  return spans.map((span) =>
    (span.meaning.is === 'term' && says(span, atHome)) || says(span, homes)
      ? { ...span, meaning: { is: 'filler' } }
      : span,
  )
}

function isForHomes({ meaning }: Span): boolean {
  if (meaning.is !== 'occupation') return false
  const code = String(meaning.occupations[0]?.cbo ?? '').padStart(6, '0')
  return doneInHomes[code.slice(0, 4)] === true
}
