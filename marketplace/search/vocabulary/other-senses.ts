import { phrasesIn } from '../../word-table.ts'
import type { TypedWord } from '../reading/typed-words.ts'
import type { Term } from './terms.ts'

const anyOf = (phrases: string) => new RegExp(`^(?:${phrasesIn(phrases).join('|')})$`)

/** Words of a term that mean something else in these phrases; they are searched as words. Regular expressions of plain words. */
const otherwise =
  anyOf(`(?:fazer |fazendo |com )?horas? extras?; hora extra paga; bancos? de horas; cooperativas? (?:de (?!trabalho)[a-z]+|agricola|agropecuaria|medica|habitacional|rural);
  banco cooperativo; (?:renda|conta|taxa|indice|folha) fix[ao]; fim de ano letivo; casa lotada; menor preco; menores precos; jovens e adultos;
  empresa junior; escola tecnica; licenciatura plena; tarde e noite de autografos; hotel noite`)

/** What no job can say of itself: neither searched nor claimed, and the page says so. Regular expressions of plain words. */
const unanswerable = anyOf(`(?:menor|maior) salario; (?:o )?(?:salario|pagamento) (?:menor|maior);
  (?:algo|alguma coisa|coisa|trabalhos?|servicos?|empregos?|vagas?)(?: (?:mais|bem|de|muito))* (?:leves?|pesad[oa]s?|tranquil[oa]s?|faceis|facil|simples|dificil)`)

/** Whether a phrase of plain words contains a word of a term with another meaning: 'hora extra', 'cooperativa de crédito'. */
export const meansOtherwise = (phrase: string): boolean => otherwise.test(phrase)

/** Whether no job can say what a phrase of plain words asks for: 'trabalho leve'. */
export const cannotBeAnswered = (phrase: string): boolean => unanswerable.test(phrase)

/** What has a language in its name without speaking it: 'restaurante japonês'. */
const cuisine =
  /^(?:restaurantes?|comidas?|culinaria|cozinha|cozinheir[oa]s?|chefs?|gastronomia|churrasco|sushi|pastel|pasteis|lanche|mercado|bar|padaria|cafe|complexo|hospital|colegio|escola|clube|instituto|banco|circo)$/
/** Who is spoken to or of: 'sou uma sra', 'sr João'. */
const ofAddress = /^(?:um|uma|o|a|os|as|sou|ao|aos|dos|das|do|da|para|pra|bom|boa)$/
const ofName = /^(?:de|do|da|dos|das)$/
const isAddress = /^sr(?:a)?$/

/**
 * Whether the words beside a term give it another meaning: a cuisine after 'restaurante', 'sr' and 'sra' as an address.
 */
export function hasOtherSense(
  term: Term,
  words: readonly TypedWord[],
  { from, to }: { from: number; to: number },
): boolean {
  const [before, after] = [words[from - 1]?.plain ?? '', words[to]?.plain ?? '']
  if (term.kind === 'language') return cuisine.test(before) && to - from === 1
  if (term.kind === 'seniority' && to - from === 1 && isAddress.test(words[from]?.plain ?? ''))
    return ofAddress.test(before) || ofName.test(after)
  return false
}
