import type { Span } from './spans.ts'
import { isAlternative, phraseOf, type TypedWord } from './typed-words.ts'

/** What stands before what somebody has learnt or done: 'sou formada em psicologia', 'tenho experiência em hotel'. */
const studied =
  /(?:^| )(?:(?:formad[oa]s?|graduad[oa]s?|formacao|graduacao|diploma|faculdade|bacharel|cursos?|cursando|estudo|estudei|estudando)(?: (?:tecnico|superior|profissionalizante|completo|completa))? (?:em|de|na area de)|experiencia (?:em|com|de|como|no|na|na area de)|cursando|estudo|estudei)$/
/** What stands before what somebody wants to do then: 'e quero trabalhar com recrutamento'. */
const wishes =
  /^(?:quero|queria|gostaria|procuro|procurando|busco|buscando|preciso|desejo|trabalhar|vaga|vagas|emprego|atuar|mas)$/

/**
 * Turns what somebody has learnt or done into words that ask for nothing if another cargo is wished for after it: 'formada em
 * psicologia, quero trabalhar com recrutamento'.
 */
export function settleStudies(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
  const cargos = spans.filter(({ meaning }) => meaning.is === 'occupation')
  const isWished = ({ from }: Span, after: number) =>
    from > after && words.slice(after, from).some(({ plain }) => wishes.test(plain))
  let isStudied = false
  return spans.map((span) => {
    if (span.meaning.is !== 'occupation') return span
    const before = phraseOf(words, { from: Math.max(0, span.from - 5), to: span.from })
    isStudied = studied.test(before) || (isStudied && isAlternative(words, span.from) && !wishes.test(before))
    const isLeft = isStudied && cargos.some((cargo) => cargo !== span && isWished(cargo, span.to))
    return isLeft ? { ...span, meaning: { is: 'filler' } } : span
  })
}
