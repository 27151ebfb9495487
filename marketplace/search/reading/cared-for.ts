import { wordTable } from '../../word-table.ts'
import type { Span } from './spans.ts'
import { phraseOf, type TypedWord } from './typed-words.ts'

/** Families of the CBO that care for people with disabilities or teach them: therapists, psychologists, carers, teachers. */
const caring = wordTable(
  Object.fromEntries(
    `2234 2236 2238 2239 2241 2311 2312 2313 2321 2331 2341 2344 2345 2346 2348 2349 2392 2394 2515 2516 2614 3222 3311 3312 3313 3331 3341
    5121 5151 5153 5162`
      .split(/\s+/)
      .map((family) => [family, true]),
  ),
)

const autism = /^(?:autis(?:mo|tas?)|tea|(?:sindrome de )?down)$/
const disability =
  /^(?:deficientes?|surd[oa]s?|ceg[oa]s?|cadeirantes?|deficiencias?|pessoas? com deficiencia)(?: [a-z]+)?$/
/** Before a disability: whose it is. Several people are those who are cared for. */
const of = /^(?:de|do|da|dos|das|a|ao|aos)$/
const own = /^(?:sou|tenho|vagas?|cotas?|laudo|diagnostico)$/

/**
 * Turns a disability beside a cargo that cares or teaches into words that describe it: a 'psicóloga autismo' treats
 * people with autism.
 */
export function settleCared(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
  if (!spans.some(isCaring)) return [...spans]
  return spans.map((span) => {
    if (span.meaning.is !== 'term' || span.meaning.term.kind !== 'pcd') return span
    const [phrase, before] = [phraseOf(words, span), words[span.from - 1]?.plain ?? '']
    const isCaredFor =
      !own.test(before) &&
      (autism.test(phrase) || (disability.test(phrase) && (of.test(before) || phrase.endsWith('s'))))
    return isCaredFor ? { ...span, meaning: { is: 'unknown' } } : span
  })
}

function isCaring({ meaning }: Span): boolean {
  if (meaning.is !== 'occupation') return false
  const code = String(meaning.occupations[0]?.cbo ?? '').padStart(6, '0')
  return caring[code.slice(0, 4)] === true
}
