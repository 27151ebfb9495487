import type { Span } from './spans.ts'
import { isAlternative, phraseOf, type TypedWord } from './typed-words.ts'

/** What stands before what somebody has learnt or done: 'sou formada em psicologia', 'tenho experiência em hotel'. */
const studied =
  /(?:^| )(?:(?:formad[oa]s?|graduad[oa]s?|formacao|graduacao|diploma|faculdade|bacharel|cursos?|cursando|estudo|estudei|estudando)(?: (?:tecnico|superior|profissionalizante|completo|completa))? (?:em|de|na area de)|(?:me )?form(?:ei|ou|amos) (?:em|na area de)|experiencia (?:em|com|de|como|no|na|na area de)|cursando|estudo|estudei|(?:trabalhava|trabalhei|trabalhou) (?:de|como|com|em|n[oa]))$/
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
  const studies = studiedOf(words, cargos)
  // 'Fiz curso de unha e quero trabalhar em salão' says where.
  const isWhere = (cargo: Span) =>
    saysWhere.test(phraseOf(words, { from: Math.max(0, cargo.from - 1), to: cargo.to })) &&
    studies.some((study) => isWished(cargo, study.to) && familyOf(cargo) === familyOf(study))
  const isLeft = (study: Span) =>
    studies.includes(study) &&
    (somethingElse.test(phraseOf(words, { from: study.to, to: words.length })) ||
      cargos.some((cargo) => cargo !== study && isWished(cargo, study.to) && !isWhere(cargo)))
  // 'Só de manhã, porque busco meu filho na escola'.
  const isReason = ({ from }: Span) => {
    const because = words.findLastIndex(({ plain }, at) => at < from && reasons.test(plain))
    const isOther = /^(?:em|n[oa])$/.test(words[from - 1]?.plain ?? '') || cargos.some((cargo) => cargo.from < because)
    return because > 0 && isOther && !words.slice(because, from).some(({ plain }) => asksAgain.test(plain))
  }
  // 'Ex bancária, vaga de recepcionista' is one no more.
  const isFormer = ({ from }: Span) => words[from - 1]?.plain === 'ex' && cargos.length > 1
  return spans.map((span) =>
    span.meaning.is === 'occupation' && (isFormer(span) || isLeft(span) || isWhere(span) || isReason(span))
      ? { ...span, meaning: { is: 'filler' } }
      : span,
  )
}

/** Those of the cargos that somebody has learnt or done. */
function studiedOf(words: readonly TypedWord[], cargos: readonly Span[]): Span[] {
  let isStudied = false
  return cargos.filter(({ from }) => {
    const before = phraseOf(words, { from: Math.max(0, from - 5), to: from })
    isStudied = studied.test(before) || (isStudied && isAlternative(words, from) && !wishes.test(before))
    return isStudied
  })
}

const reasons = /^(?:porque|pois|pq)$/
/** After a reason these wish for something again. */
const asksAgain = /^(?:quero|queria|gostaria|procuro|procurando|desejo|vaga|vagas|emprego|mas)$/

/** How a workplace is said: 'em salão', 'trabalhar no salão'. */
const saysWhere = /^(?:\S+ )?(?:trabalhar )?(?:em|n[oa]|num|numa) /

/** A wish for something different: 'trabalhava de carvoeiro, quero coisa melhor'. A new job may be in what was learnt. */
const somethingElse =
  /(?:quero|queria|procuro|procurando|busco|buscando|preciso de|desejo) (?:(?:uma?|alguma?) )?(?:outr[oa] (?:coisa|area|ramo|profissao)|(?:coisa|algo) (?:melhor|diferente|nov[oa])|mudar de (?:area|ramo|profissao))/

/** The family of the CBO of what a span names. */
const familyOf = ({ meaning }: Span): number | undefined =>
  meaning.is === 'occupation' ? Math.floor((meaning.occupations[0]?.cbo ?? 0) / 100) : undefined
