import { phrasesIn, wordTable } from '../../word-table.ts'
import { isTool } from './beside-cargos.ts'
import type { Span } from './spans.ts'
import { phraseOf, type TypedWord } from './typed-words.ts'

/** Words that say that the cargo after them isn't wanted. */
const notWords = wordTable(
  Object.fromEntries(
    phrasesIn(`menos; exceto; tirando; nao; nem; sem; fora; tudo menos; qualquer coisa menos; qualquer um menos; menos de; nada de; nada com; odeio; detesto; longe de; bem longe de; que nao seja; que nao seja de;
    que nao seja com; nao seja; que nao e; que nao sejam; sem ser; sem ser de; sem precisar; nao quero; nao quero ser; nao quero trabalhar com;
    nao quero trabalhar de; nao quero trabalhar como; que nao envolva; a nao ser; com excecao de; qualquer vaga menos; qualquer area menos`).map(
      (phrase) => [phrase, true],
    ),
  ),
)

/** Whether a phrase of plain words says that the cargo after it isn't wanted. */
export const saysNot = (phrase: string): boolean => notWords[phrase] === true

/** Without a cargo after it, such a word asks for nothing, and the page needn't mention it: 'sem currículo'. */
const emptyNot = wordTable({ sem: true })

/** Words after which the list of unwanted cargos continues: 'menos vendas e telemarketing'. */
const goesOn = wordTable({ e: true, ou: true, nem: true })

/**
 * Marks the cargos after 'menos' and the like as unwanted. A search can't leave out a term, a place, a company or words that
 * name nothing: after such a word they are neither claimed by a chip nor searched.
 */
export function settleNots(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
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
    } else if (spans[at + 1]?.meaning.is === 'unknown') {
      while (spans[at + 1]?.meaning.is === 'unknown') at++
      settled.push({ ...span, to: (spans[at] as Span).to, meaning: { is: 'denied' } })
    } else {
      settled.push({ ...span, meaning: { is: emptyNot[phraseOf(words, { from, to })] ? 'filler' : 'unknown' } })
    }
  }
  return settled
}

const cannotBeAvoided = wordTable({ term: true, place: true, company: true, occupation: true })
