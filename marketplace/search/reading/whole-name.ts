import { wordTable } from '../../word-table.ts'
import { benefitCalled } from '../vocabulary/benefit-phrases.ts'
import type { Names } from './reading.ts'
import type { Span } from './spans.ts'
import { isLongName, phraseOf, type TypedWord, wholeOf } from './typed-words.ts'

/** Terms that a short name may say of a cargo: 'contador júnior', 'estágio em educação', 'porteiro noturno'. */
const besideShortNames = wordTable({
  jobKind: true,
  seniority: true,
  shift: true,
  contract: true,
  workType: true,
  language: true,
})
/** A longer name that contains words of a term says what is done: 'professor de ensino médio na área de vendas'. */
const longestShortName = 4

/**
 * A field that is one cargo's name from its first to its last word, as names are chosen from the suggestions, is that
 * cargo and nothing else, whatever its commas, brackets and words mean alone.
 */
export function wholeName(
  words: readonly TypedWord[],
  { best, names }: { best: readonly Span[]; names: Names },
): Span | undefined {
  const occupations = names.occupations.get(wholeOf(words)) ?? []
  if (words.length < 2 || occupations.length === 0 || areTwoNames(words, names)) return undefined
  if (!isLongName(wholeOf(words)) && isExplained(words, best)) return undefined
  return { from: 0, to: words.length, meaning: { is: 'occupation', occupations }, worth: 3 * words.length }
}

/** A field that is a benefit's name and nothing else asks for it: 'plano de saúde', which beside a cargo may be what is sold. */
export function wholeBenefit(words: readonly TypedWord[]): Span | undefined {
  const value = benefitCalled(wholeOf(words))
  return value && { from: 0, to: words.length, meaning: { is: 'term', term: { kind: 'benefit', value } }, worth: 0 }
}

/** 'banhista ou tosador' are two cargos, although it is also one occupation's name. */
function areTwoNames(words: readonly TypedWord[], { occupations }: Names): boolean {
  const at = words.findIndex(({ plain }) => plain === 'ou')
  return (
    at > 0 &&
    occupations.has(phraseOf(words, { from: 0, to: at })) &&
    occupations.has(phraseOf(words, { from: at + 1, to: words.length }))
  )
}

/** Whether a short text is already read as terms alone, or as a cargo with what may be said of it. */
function isExplained(words: readonly TypedWord[], best: readonly Span[]): boolean {
  const telling = best.filter(({ meaning }) => meaning.is !== 'filler')
  const cargos = telling.filter(({ meaning }) => meaning.is === 'occupation')
  const others = telling.filter(({ meaning }) => meaning.is !== 'occupation')
  if (cargos.length === 0) return others.every(({ meaning }) => meaning.is === 'term')
  if (others.length === 0 || words.length > longestShortName) return false
  return (
    cargos.length === 1 && others.every(({ meaning }) => meaning.is === 'term' && besideShortNames[meaning.term.kind])
  )
}
