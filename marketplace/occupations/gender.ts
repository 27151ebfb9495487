import {
  comparatives,
  feminineWords,
  namesAThing,
  personAgain,
  prepositions,
  workEnding,
  workWords,
} from './gender-words.ts'

type Ending = readonly [masculine: RegExp, feminine: string]

/** Applied in order to a lower-case word; the first match decides. A word without a match serves both genders. */
const feminineEndings: readonly Ending[] = [
  [/ão$/u, 'ã'],
  [/or$/u, 'ora'],
  [/ores$/u, 'oras'],
  [/(?<=\p{L}{2})ês$/u, 'esa'],
  [/(?<=\p{L}{3})ol$/u, 'ola'],
  [/(?<=\p{L})os$/u, 'as'],
  [/(?<=\p{L})o$/u, 'a'],
]

/** From feminine to masculine, for words as returned by `normalise`. */
const masculineEndings: readonly Ending[] = [
  [/oras$/, 'ores'],
  [/ora$/, 'or'],
  [/(?<=.{2})esa$/, 'es'],
  [/(?<=.)eiras$/, 'eiros'],
  [/(?<=.)eira$/, 'eiro'],
  [/(?<=[cdgimnrtv])as$/, 'os'],
  [/(?<=[cdgimnrtv])a$/, 'o'],
]

const masculineWords: ReadonlyMap<string, string> = new Map([
  ['artesa', 'artesao'],
  ['atriz', 'ator'],
  ['capita', 'capitao'],
  ['chefa', 'chefe'],
  ['cirurgia', 'cirurgiao'],
  ['escriva', 'escrivao'],
  ['garconete', 'garcom'],
  ['gerenta', 'gerente'],
  ['juiza', 'juiz'],
  ['mestra', 'mestre'],
  ['motogirl', 'motoboy'],
  ['patroa', 'patrao'],
  ['sushiwoman', 'sushiman'],
  ['tecela', 'tecelao'],
])

/**
 * Returns the feminine of an occupation's title: 'Engenheiro mecânico' gives 'Engenheira mecânica', 'Operador de caixa'
 * 'Operadora de caixa'. A title that serves both genders, or is feminine already, is returned unchanged. Nouns and
 * adjectives agree up to the first preposition; brackets and what follows a dash are unchanged, unless they name the
 * person again.
 */
export function feminine(title: string): string {
  if (namesTheWork(title)) return title
  let aboutThePerson = true
  let opening = true
  return title.replace(/[\p{L}\p{M}\p{N}&-]+|[()]|\/|,/gu, (token) => {
    if (token === '(' || token === '-' || token === '/') {
      opening = true
      return token
    }
    if (token === ')' || token === ',') return token
    const wasOpening = opening
    opening = false
    if (wasOpening && token !== firstWord(title)) aboutThePerson = personAgain.has(token.toLowerCase())
    if (prepositions.has(token.toLowerCase())) aboutThePerson = false
    if (!aboutThePerson || (!wasOpening && isNameOrAcronym(token))) return token
    return token.includes('-') ? feminineCompound(token) : feminineWord(token)
  })
}

/**
 * Returns the masculine of a plain word, as another search term: 'vendedora' gives 'vendedor'. Undefined if no ending
 * matches.
 */
export function masculine(word: string): string | undefined {
  const known = masculineWords.get(word)
  if (known) return known
  if (word.length < 5 || namesAThing.has(word) || word.endsWith('ista') || word.endsWith('istas')) return undefined
  const ending = masculineEndings.find(([feminineEnd]) => feminineEnd.test(word))
  return ending && word.replace(ending[0], ending[1])
}

function namesTheWork(title: string): boolean {
  const first = firstWord(title)?.toLowerCase() ?? ''
  return workWords.has(first) || workWords.has(title.toLowerCase()) || workEnding.test(first)
}

function firstWord(title: string): string | undefined {
  return title.match(/[\p{L}\p{M}\p{N}&-]+/u)?.[0]
}

/** 'TI', 'Java': words with capitals inside a title are not inflected. */
function isNameOrAcronym(word: string): boolean {
  return /\p{Lu}/u.test(word)
}

/**
 * 'Cirurgião-dentista', 'Vice-prefeito', 'traumato-ortopédico': the first part is inflected only if it names a person.
 */
function feminineCompound(word: string): string {
  const parts = word.split('-')
  return parts
    .map((part, at) => {
      const last = at === parts.length - 1
      return last || /(?:or|ão|eiro|ário|ico)$/u.test(part.toLowerCase()) ? feminineWord(part) : part
    })
    .join('-')
}

function feminineWord(word: string): string {
  const plain = word.toLowerCase()
  if (word.length > 1 && word === word.toUpperCase()) return word
  const known = feminineWords[plain]
  if (known) return inTheCaseOf(word, known)
  if (comparatives.has(plain)) return word
  const ending = feminineEndings.find(([masculineEnd]) => masculineEnd.test(plain))
  return ending ? word.replace(ending[0], ending[1]) : word
}

function inTheCaseOf(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
