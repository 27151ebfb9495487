import type { LanguageLevel } from '../../reference/language-levels.ts'
import type { Language } from '../../reference/languages.ts'
import { phrasesIn, wordTable } from '../../word-table.ts'

/** The words for how well somebody speaks a language, in plain words. */
export const levelWords = wordTable<LanguageLevel>({
  basico: 1,
  basica: 1,
  iniciante: 1,
  intermediario: 2,
  intermediaria: 2,
  medio: 2,
  tecnico: 2,
  instrumental: 2,
  avancado: 3,
  avancada: 3,
  avancados: 3,
  fluente: 3,
  fluentes: 3,
  fluencia: 3,
  nativo: 4,
  nativa: 4,
})

/** The languages that searches know, by the words that people type for each. */
const languageNames: Readonly<Partial<Record<Language, string>>> = {
  ingles: 'ingles; english; lingua inglesa; idioma ingles',
  espanhol: 'espanhol; spanish; castelhano; lingua espanhola; idioma espanhol',
  libras: 'libras; lingua de sinais; lingua brasileira de sinais; linguagem de sinais',
  frances: 'frances; french; lingua francesa',
  italiano: 'italiano; italian; lingua italiana',
  alemao: 'alemao; german; lingua alema',
  japones: 'japones; japanese; lingua japonesa',
  mandarim: 'mandarim; chines; lingua chinesa',
}

const byName = new Map(
  (Object.entries(languageNames) as [Language, string][]).flatMap(([language, names]) =>
    phrasesIn(names).map((name): [string, Language] => [name, language]),
  ),
)
const name = [...byName.keys()].sort((one, other) => other.length - one.length).join('|')
const level = Object.keys(levelWords).join('|')
/** What may stand before a language: 'fluente em', 'que saiba falar', 'nível avançado de'. */
const before = `(?:com|que|tenho|tenha|sabe|saiba|saber|sei|bom|conhecimentos?|nocoes|dominio|domine|falo|fala|fale|falar|falem|falando|bilingues?|nivel|${level})`
/** Beside another language, Portuguese is what everybody speaks. */
const said = new RegExp(
  `^(?:${before}(?: (?:de|em|no|do|e|o))* )*(?:portugues (?:e )?)?(${name})(?: e portugues)?(?: (?:(?:nivel|no nivel|com nivel|e) )?(?:${level}|conversacao))*$`,
)
/** 'técnico de inglês' and 'ensino médio inglês' say nothing of a level. */
const levelFirst = /^(?:tecnico|medio|instrumental) /

/** The language that a phrase of plain words asks for, with or without a level: 'inglês intermediário', 'bilíngue espanhol'. */
export function languageAsked(phrase: string): Language | undefined {
  if (phrase === 'bilingue' || phrase === 'bilingues') return 'ingles'
  const [, named] = said.exec(phrase) ?? []
  return named === undefined || levelFirst.test(phrase) ? undefined : byName.get(named)
}

/** The words that people type for languages, for suggestions and corrections. */
export const languagePhrases: readonly (readonly [Language, readonly string[]])[] = (
  Object.entries(languageNames) as [Language, string][]
).map(([language, names]) => [
  language,
  phrasesIn(names).flatMap((each) => [
    each,
    `${each} fluente`,
    `${each} intermediario`,
    `${each} basico`,
    `com ${each}`,
  ]),
])
