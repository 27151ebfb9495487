import { wordTable } from '../../word-table.ts'
import { isTool } from './beside-cargos.ts'
import type { Span } from './spans.ts'
import { phraseOf, type SearchField, type TypedWord } from './typed-words.ts'

/**
 * What such a phrase is without anything after it: 'sem currículo' needn't be mentioned, 'não sei' is said not to be used. A
 * place called so is unknown.
 */
function aloneIs(phrase: string, field: SearchField) {
  if (phrase === 'sem') return 'filler'
  return field === 'occupation' && phrase.includes(' ') ? 'denied' : 'unknown'
}

/** Words after which the list of unwanted cargos continues: 'menos vendas e telemarketing'. */
const goesOn = wordTable({ e: true, ou: true, nem: true })

/**
 * Marks the cargos after 'menos' and the like as unwanted. A search can't leave out a term, a place, a company or words that
 * name nothing: after such a word they are neither claimed by a chip nor searched.
 */
export function settleNots(words: readonly TypedWord[], spans: readonly Span[], field: SearchField): Span[] {
  const settled: Span[] = []
  for (let at = 0; at < spans.length; at++) {
    const span = spans[at] as Span
    const { meaning, from, to } = span
    const before = settled.findLast((each) => each.meaning.is !== 'filler')
    if (meaning.is === 'occupation' && before?.meaning.is === 'avoided' && goesOn[words[from - 1]?.plain ?? '']) {
      settled.push({ ...span, meaning: { is: 'avoided', occupations: meaning.occupations, own: span } })
      continue
    }
    if (meaning.is !== 'not') {
      settled.push(span)
      continue
    }
    const next = spans.findIndex((each, nth) => nth > at && each.meaning.is !== 'filler')
    const target = spans[next]
    if (target?.meaning.is === 'occupation' && !isTool(phraseOf(words, target))) {
      const { occupations } = target.meaning
      settled.push({ ...target, from, meaning: { is: 'avoided', occupations, own: target } })
      at = next
    } else if (target && cannotBeAvoided[target.meaning.is]) {
      settled.push({ ...target, from, meaning: { is: 'denied' } })
      at = next
    } else if (target?.meaning.is === 'unknown') {
      at = lastUnknown(words, spans, next)
      // 'que não seja plantão noturno' is about one thing.
      if (saysWhen.test(words[(spans[at] as Span).to - 1]?.plain ?? '') && isShift(spans[at + 1])) at++
      settled.push({ ...span, to: (spans[at] as Span).to, meaning: { is: 'denied' } })
    } else if (next < 0 && phraseOf(words, span) === 'nao' && isQuestion(words, from)) {
      settled.push({ ...span, meaning: { is: 'filler' } })
    } else if (next < 0 && refusesBefore.test(phraseOf(words, span)) && isRefusable(settled.at(-1))) {
      settled.push(refused(settled.pop() as Span, span))
    } else {
      settled.push({ ...span, meaning: { is: aloneIs(phraseOf(words, { from, to }), field) } })
    }
  }
  return settled
}

/** 'Tem vaga de cobrador não?' asks for it, though few people type the question mark. */
const isQuestion = (words: readonly TypedWord[], before: number): boolean =>
  words.slice(0, before).some(({ plain }) => /^(?:tem|teria|tinha|existe|ha|sera|conhece|sabe)$/.test(plain))

/** 'Inglês não precisa' asks for no English. */
const refusesBefore = /^nao(?: (?:precisa|precise|preciso|exige|exija|quero))?$/

const isRefusable = (span: Span | undefined): boolean =>
  span?.meaning.is === 'occupation' || span?.meaning.is === 'term'

/** What 'não' at the end of a field says of the words before it: 'telemarketing não', '6x1 não'. */
function refused(span: Span, { to }: Span): Span {
  const { meaning } = span
  if (meaning.is !== 'occupation') return { ...span, to, meaning: { is: 'denied' } }
  return { ...span, to, meaning: { is: 'avoided', occupations: meaning.occupations, own: span } }
}

/** The last of the words that name nothing from a span on, also after fillers between them: 'porta a porta'. */
function lastUnknown(words: readonly TypedWord[], spans: readonly Span[], from: number): number {
  let last = from
  for (let at = from + 1; at < spans.length; at++) {
    const { meaning, from: begins } = spans[at] as Span
    if (words[begins]?.apart || (meaning.is !== 'unknown' && meaning.is !== 'filler')) break
    if (meaning.is === 'unknown') last = at
  }
  return last
}

/** What is done at a time that may follow. */
const saysWhen = /^(?:plant(?:ao|oes)|rodizios?|revezamentos?|sobreavisos?|expedientes?|jornadas?|viagem|viagens)$/

const isShift = (span: Span | undefined): boolean => span?.meaning.is === 'term' && span.meaning.term.kind === 'shift'

const cannotBeAvoided = wordTable({ term: true, place: true, company: true, occupation: true })
