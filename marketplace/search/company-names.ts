import { stopwords } from '../occupations/abbreviations.ts'
import { soundOf } from '../occupations/sound.ts'
import { wordTable } from '../word-table.ts'
import { differences } from './nearest-word.ts'

/** The parts of a company's name that people leave out. */
const legalForms = wordTable(
  Object.fromEntries('ltda sa s a me epp eireli mei cia ss slu companhia'.split(' ').map((word) => [word, true])),
)

/** Variants of words that are used interchangeably in names of companies. */
const sameWords = wordTable<string>({
  sta: 'santa',
  sto: 'santo',
  hosp: 'hospital',
  transporte: 'transportadora',
  transportes: 'transportadora',
  supermercado: 'supermercados',
  mercado: 'supermercados',
  mercados: 'supermercados',
  farmacias: 'farmacia',
  drogarias: 'drogaria',
  clinicas: 'clinica',
  construcoes: 'construtora',
})

const coreOf = (plain: string) => {
  const words = plain.split(' ').map((word) => sameWords[word] ?? word)
  const telling = words.filter((word) => !legalForms[word] && !stopwords.has(word))
  return telling.length > 0 ? telling : words
}

/**
 * The keys under which a company's name in plain words is indexed, all by their sound: one for its words in any order,
 * one for the words written together, and one for its first word if that is long enough to be distinctive.
 */
export function companyKeys(plain: string): string[] {
  const words = coreOf(plain)
  const first = words.length > 1 ? keyOfFirstWord(words[0] as string) : undefined
  return [...keysOfWords(words), ...(first ? [first] : [])]
}

/**
 * The keys of these companies, each of whose names is given once. A first word that begins several of their names tells
 * none of them from the others, so it is a key of none.
 */
export function keysOfCompanies(plainNames: readonly string[]): Map<string, string[]> {
  const keys = new Map(plainNames.map((plain) => [plain, companyKeys(plain)]))
  const companies = Map.groupBy([...keys.values()].flat().filter(isOfFirstWord), (key) => key)
  const tells = (key: string) => !isOfFirstWord(key) || companies.get(key)?.length === 1
  return new Map([...keys].map(([plain, all]) => [plain, all.filter(tells)]))
}

function keysOfWords(words: readonly string[]): string[] {
  const together = `=${soundOf(words.join(''))}`
  return words.length > 1 ? [words.map(soundOf).sort().join(' '), together] : [together]
}

/**
 * The keys under which a phrase is looked up; none for a single word, which may mean too many other things. Two words
 * may be the first of a name, as in 'tech nova' for TechNova Sistemas.
 */
export function keysOfPhrase(plain: string): string[] {
  const words = coreOf(plain)
  if (words.length < 2) return []
  const first = words.length === 2 ? keyOfFirstWord(words.join('')) : undefined
  return [...keysOfWords(words), ...(first ? [first] : [])]
}

/** What companies are, which tells none from others. */
const kindsOfCompany = wordTable(
  Object.fromEntries(
    `transportadora transportes hospital clinica supermercado supermercados padaria construtora industria comercio empresa escola colegio farmacia
    drogaria restaurante condominio instituto academia oficina associacao faculdade universidade distribuidora servicos consultoria`
      .split(/\s+/)
      .map((word) => [word, true]),
  ),
)

/** A shorter word sounds like too many others. */
const shortestFirst = 6

/**
 * The key of the word by which people call a company whose name has several words, such as 'teknova' for TechNova
 * Sistemas; undefined for a short word.
 */
export function keyOfFirstWord(word: string): string | undefined {
  return word.length < shortestFirst || kindsOfCompany[word] ? undefined : `^${soundOf(word)}`
}

const isOfFirstWord = (key: string) => key.startsWith('^')

/**
 * Whether a misspelt phrase names a company: each of its words resembles one word of the name, and no word of the name
 * is missing.
 */
export function namesNearly(phrase: string, company: string): boolean {
  const [said, known] = [coreOf(phrase), coreOf(company)]
  if (said.length !== known.length || said.length < 2) return false
  const left = [...known]
  for (const word of said) {
    const at = left.findIndex((each) => isNearly(word, each))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return true
}

/** Shorter words differ too little from others. */
const shortest = 4
const long = 8

/** A name in plain letters as it sounds if its letters 'c' were 'ç', as in 'Preço'. */
const withCedillas = (plain: string) => plain.replace(/c(?=[aou])/g, 's')

/** Whether a misspelt plain word may be a known one: it sounds the same, or differs by a letter, by two from eight on. */
export function isNearly(word: string, known: string): boolean {
  if (word === known || soundOf(word) === soundOf(known) || soundOf(word) === soundOf(withCedillas(known))) return true
  if (word.length < shortest || known.length < shortest) return false
  const most = word.length >= long ? 2 : 1
  return differences(word, known, most) <= most
}
