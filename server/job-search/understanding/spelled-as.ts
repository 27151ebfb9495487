import { normalise } from '@trampolim/marketplace/occupations/words.ts'

const initials = /^\p{Lu}{2,}$/u

/** A typed text with the spelling of a name's words, and a capital letter at its beginning: 'Mecânico de moto'. */
export function spelledAs(name: string, text: string): string {
  const spellings = new Map(
    name.split(' ').map((word) => [normalise(word), initials.test(word) ? word : word.toLocaleLowerCase('pt-BR')]),
  )
  const spelled = text.replace(/[^\s,/()-]+/g, (word) => spellings.get(normalise(word)) ?? word)
  return spelled.charAt(0).toLocaleUpperCase('pt-BR') + spelled.slice(1)
}
