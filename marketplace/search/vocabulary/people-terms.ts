import type { LanguageLevel } from '../../reference/language-levels.ts'
import { type Language, languages } from '../../reference/languages.ts'
import { type LicenceCategory, licenceCategories } from '../../reference/licence-categories.ts'
import type { Schooling } from '../../reference/schooling.ts'
import { phrasesIn, wordTable } from '../../word-table.ts'
import { type Part, withoutPart } from '../reading/parts.ts'
import { phraseOf, type SearchField, type TypedSearch, type TypedWord, typedWords } from '../reading/typed-words.ts'
import { levelWords } from './language-words.ts'
import { protectedPhrases } from './protected-phrases.ts'
import { highestPayOf } from './salaries.ts'
import { namesOfSchooling } from './schooling-phrases.ts'

/**
 * Requirements for people that don't exist in searches of jobs. `protected`: a criterion by which nobody may be chosen
 * (Lei 9.029/1995), such as age; it neither filters nor is searched as a word.
 */
export type PersonTerm =
  | { kind: 'licence'; value: readonly LicenceCategory[] }
  | { kind: 'schooling'; value: Schooling }
  | { kind: 'language'; value: Language; level: LanguageLevel }
  /** At least this many years in the occupation; 0 for any experience. */
  | { kind: 'experience'; value: number }
  /** What they expect to earn at most, in cents a month. */
  | { kind: 'salary'; value: number }
  | { kind: 'protected' }
  /** What no curriculum states, though recruiters ask for it: it filters nothing, and the page says so. */
  | { kind: 'unstated' }

/** A term and the position of its words in a field. */
export type PlacedTerm = { term: PersonTerm; part: Part }

/** How recruiters say that somebody is still at a level of schooling, and so has the one below. */
function unfinished(names: string): string {
  return phrasesIn(names)
    .flatMap((name) => [
      ...['incompleto', 'incompleta', 'cursando', 'em curso', 'em andamento', 'a concluir'].map(
        (end) => `${name} ${end}`,
      ),
      ...['cursando', 'cursando o', 'cursando a', 'cursa', 'estudante de'].map((begin) => `${begin} ${name}`),
    ])
    .join('; ')
}

/** What recruiters type for a minimum schooling, in plain words. */
const schoolingPhrases: Readonly<Partial<Record<Schooling, string>>> = {
  ...namesOfSchooling,
  GRADE_SCHOOL_TRADITIONAL: `${namesOfSchooling.GRADE_SCHOOL_TRADITIONAL}; ${unfinished('ensino medio; medio; segundo grau; 2 grau')}`,
  HIGH_SCHOOL_GENERAL: `${namesOfSchooling.HIGH_SCHOOL_GENERAL};
    cursando; ${unfinished('ensino superior; superior; nivel superior; curso superior; faculdade; graduacao')}`,
  TECHNICAL_COURSE: `${namesOfSchooling.TECHNICAL_COURSE}; tecnico completo`,
  TECHNOLOGIST: 'tecnologo; curso de tecnologo; graduacao tecnologica',
  BACHELOR_NORMAL: `${namesOfSchooling.BACHELOR_NORMAL}; graduacao; graduado; graduada; bacharel; bacharelado; licenciatura; licenciatura plena; licenciado; licenciada; faculdade; com faculdade; formado; formada;
    diploma superior`,
  MBA: 'pos graduacao; pos graduado; pos graduada; mba; especializacao; com mba; com pos; pos em',
  MASTER: 'mestrado; mestre em; com mestrado',
  DOCTOR: 'doutorado; doutor em; com doutorado',
}

/** What work may need and no curriculum states, with what may stand between: 'disponibilidade imediata', 'com carro próprio'. */
const unstated =
  /^(?:(?:carro|veiculo|moto|motocicleta|automovel|conducao|transporte) propri[oa]|disponibilidade (?:imediata|total|integral|de horarios?|(?:para|de) (?:viagens?|viajar|mudancas?|mudar|horas? extras?))|disponivel (?:imediatamente|para (?:viagens?|viajar|mudancas?|mudar))|aceit[ae]m? (?:mudancas?|mudar)(?: de (?:cidade|estado))?|ear|inicio imediato|(?:com )?(?:boas? )?referencias?|viaj(?:e|em|ar)|(?:disponivel|disponibilidade) (?:para|pra) (?:dormir|pernoitar|morar)(?: n[oa] (?:emprego|trabalho|servico|local|casa))?|(?:cursos?|reciclage(?:m|ns)|certificados?) (?:em dia|atualizad[oa]s?|valid[oa]s?|vigentes?)|poss?a viajar|cursos?|\d{1,2}[oa]? (?:semestre|periodo|modulo)|(?:a partir do|do) \d{1,2}[oa]? (?:semestre|periodo))$/

const forAPerson = wordTable<true>(
  Object.fromEntries(phrasesIn(protectedPhrases).map((phrase) => [phrase, true as const])),
)

/**
 * After these, the words name a product, a service or a place of work, and not a person: 'moda feminina', 'hospital
 * evangélico'.
 */
const saysAThing = wordTable<true>(
  Object.fromEntries(
    `moda roupa roupas corte cortes cabeleireiro cabeleireira calcado calcados confeccao publico linha futebol volei time estetica
    barbeiro barbearia perfumaria lingerie alfaiate loja lojas hospital colegio escola igreja sao rio monte instituto`
      .split(/\s+/)
      .map((word) => [word, true as const]),
  ),
)
/** Who is served by these is no wish of who they are: 'cuidadora de idosos', 'professor para jovens'. */
const servesPeople =
  /^(?:cuida|cuidar|cuidador[ae]?s?|acompanhantes?|enfermeir[ao]s?|enfermagem|babas?|professor(?:a|es)?|educador(?:a|es)?|monitor(?:a|es)?|instrutor(?:a|es)?|aulas?|ensino|tecnic[ao]|atendimento|lar|casa|abrigo)$/
const towards = /^(?:de|da|do|das|dos|para|com|a)$/
const kindsOfApprentice = /^(?:aprendiz|aprendizes)$/

/** 'até 30 anos', 'de 20 a 30 anos', 'maior de 18': an age, unless years of experience are meant. */
const age =
  /^(?:(?:com|de|entre|ate|acima|maior|maiores|menor|menores|mais|menos|minimo|maximo|no|a partir|idade|faixa) )*(?:de )?[1-7]\d(?: (?:a|e|ate) [1-7]\d)? anos(?: de idade)?$|^(?:maior|maiores|menor|menores) de 18$|^idade .{0,20}\d\d$|^(?:mais|maior|maiores|acima|menor|menores|menos|ate) de [2-7]\d$/
const longestAge = 9

const schoolings = new Map(
  (Object.entries(schoolingPhrases) as [Schooling, string][]).flatMap(([level, phrases]) =>
    phrasesIn(phrases).map((phrase): [string, Schooling] => [phrase, level]),
  ),
)

const licence =
  /^(?:cnh|habilitad[ao]s?|carteira(?: de)?(?: motorista| habilitacao)?|habilitacao|categoria|cat)(?: categoria| cat)?(?: ([a-e]{1,2}|[a-e] e [a-e]))?$/
const saysLicence = /^(?:cnh|habilitad[ao]s?|habilitacao|carteira de motorista|carteira de habilitacao)$/
/** 'Que saiba dirigir'. */
const saysDriving = /^(?:(?:saib|sab)(?:a|e|am|em|er) dirigir|dirij(?:a|am)|habilitad[oa]s? para dirigir)$/
/** A licence without a category is that for cars. */
const usualLicence = ['B'] as const

/** The term that a phrase of plain words stands for. */
export function personTermOf(phrase: string): PersonTerm | undefined {
  if (forAPerson[phrase] || age.test(phrase)) return { kind: 'protected' }
  if (unstated.test(phrase)) return { kind: 'unstated' }
  const level = schoolings.get(phrase)
  if (level) return { kind: 'schooling', value: level }
  const pay = highestPayOf(phrase)
  if (pay !== undefined) return { kind: 'salary', value: pay }
  return licenceOf(phrase) ?? languageOf(phrase) ?? experienceOf(phrase)
}

function licenceOf(phrase: string): PersonTerm | undefined {
  if (saysDriving.test(phrase)) return { kind: 'licence', value: usualLicence }
  const [found, letters] = licence.exec(phrase) ?? []
  if (!found) return undefined
  if (!letters) return saysLicence.test(found) ? { kind: 'licence', value: usualLicence } : undefined
  const categories = licenceCategories.codes.filter((code) => letters.toUpperCase().replace(' E ', ' ').includes(code))
  return { kind: 'licence', value: categories }
}

/** 'inglês fluente', 'fluente em inglês', 'inglês nível avançado': a language with its level. */
function languageOf(phrase: string): PersonTerm | undefined {
  const words = phrase.split(' ').filter((word) => word !== 'nivel' && word !== 'em' && word !== 'no')
  if (words.length !== 2) return undefined
  const language = languages.codes.find((code) => words.includes(code))
  const level = words.map((word) => levelWords[word]).find((each) => each !== undefined)
  return language && level && language !== 'outra' ? { kind: 'language', value: language, level } : undefined
}

/** 'com experiência', '2 anos de experiência', 'experiência de 5 anos'. */
function experienceOf(phrase: string): PersonTerm | undefined {
  if (someExperience.test(phrase)) return { kind: 'experience', value: 0 }
  const [, before, after] =
    /^(?:(?:(?:mais|acima|minimo|no|pelo|ao|menos|com) (?:de )?)*(\d{1,2}) anos? (?:de |com )?experiencia|experiencia (?:(?:de|minima|mais) )*(\d{1,2}) anos?)$/.exec(
      phrase,
    ) ?? []
  const years = before ?? after ?? (fewYears.exec(phrase) ?? severalYears.exec(phrase))?.[1]
  return years === undefined ? undefined : { kind: 'experience', value: Number(years) }
}

/** Months are less than a year: 'experiência mínima de 6 meses'. */
const someExperience =
  /^(?:experiencia|experiente|experientes|experiencia comprovada|experiencia (?:(?:de|minima|mais) )*\d{1,2} meses|(?:(?:minimo|no|pelo|ao|menos|mais) (?:de )?)*\d{1,2} meses (?:de |com )?experiencia)$/

/** 'mais de 3 anos', '5 anos na função': of one digit they are years of experience. */
const fewYears =
  /^(?:(?:mais|acima|minimo|no|pelo|ao|menos|com|de) )*([1-9]) anos?(?: (?:(?:na|no|de) (?:area|funcao|cargo|profissao)|(?:de|com) experiencia))?$/
/** 'de 2 a 5 anos': at least the lower number. */
const severalYears =
  /^(?:(?:de|entre|com) )*([1-9]) (?:a|e|ate|ou) \d{1,2} anos(?: (?:de|com) experiencia| na (?:area|funcao))?$/
/** Whose age it is that follows: 'babá de criança de 2 anos'. */
const ofAChild = /^(?:criancas?|bebes?|filh[ao]s?|menin[ao]s?|contrato|curso)$/

const longestPhrase = longestAge
/** Words before a term that belong to it. */
const leads = new Set(['com', 'que', 'tenha', 'tem', 'possua', 'possui', 'para', 'so', 'apenas', 'somente', 'e', 'de'])

/**
 * Finds the requirements for people in both fields. Returns them and the fields without them, which are then read like
 * a search of jobs. Of overlapping phrases the longest counts. Pure.
 */
export function readPeopleTerms(typed: TypedSearch): { terms: PlacedTerm[]; rest: TypedSearch } {
  const terms = (['occupation', 'location'] as const).flatMap((field) => termsIn(field, typed[field]))
  // From the last part to the first, so that the positions of earlier parts stay valid.
  const rest = runsOf(terms, typed).toReversed().reduce(withoutPart, typed)
  return { terms, rest }
}

/** The parts of terms, those with nothing but spaces between them as one: what stands between is taken away too. */
function runsOf(terms: readonly PlacedTerm[], typed: TypedSearch): Part[] {
  const runs: Part[] = []
  for (const { part } of terms) {
    const last = runs.at(-1)
    const isNext = last?.field === part.field && typed[part.field].slice(last.to, part.from).trim() === ''
    if (last && isNext) runs[runs.length - 1] = { ...last, to: part.to }
    else runs.push(part)
  }
  return runs
}

function termsIn(field: SearchField, text: string): PlacedTerm[] {
  const words = typedWords(text)
  const found: PlacedTerm[] = []
  for (let from = 0; from < words.length; ) {
    const met = ageAlone(text, words[from] as TypedWord)
      ? protectedAt(from)
      : (letterOfDriver(words, from) ?? longestTermAt(words, from, text))
    if (!met) {
      from += 1
      continue
    }
    let first = from
    while (
      first > 0 &&
      leads.has(words[first - 1]?.plain ?? '') &&
      !found.some(({ part }) => part.to > (words[first - 1]?.from ?? 0))
    )
      first -= 1
    const part = { field, from: (words[first] as TypedWord).from, to: (words[met.to - 1] as TypedWord).to }
    found.push({ term: met.term, part })
    from = met.to
  }
  return found
}

const protectedAt = (from: number) => ({ term: { kind: 'protected' } as const, to: from + 1 })

/** 'Professor de matemática ensino médio' teaches there; 'professor com ensino superior' has it. */
const isLevelTaught = (term: PersonTerm, words: readonly TypedWord[], at: number): boolean =>
  term.kind === 'schooling' &&
  /^(?:GRADE|HIGH)_SCHOOL/.test(term.value) &&
  !leads.has(words[at - 1]?.plain ?? '') &&
  words.slice(0, at).some(({ plain }) => /^prof(?:a|essor(?:a|es|as)?)?$/.test(plain))

/** '50+'. */
const ageAlone = (text: string, word: TypedWord) => /^[2-7]\d\+$/.test(text.slice(word.from, word.to))

/** 'motorista D': the letter is a licence's category; before another word 'e' joins. */
function letterOfDriver(words: readonly TypedWord[], at: number): { term: PersonTerm; to: number } | undefined {
  const letters = words[at]?.plain ?? ''
  if (!/^a?[b-e]$/.test(letters) || !/^(?:motoristas?|carreteir[ao]|caminhoneir[ao])$/.test(words[at - 1]?.plain ?? ''))
    return undefined
  const term = letters === 'e' && at + 1 < words.length ? undefined : licenceOf(`cnh ${letters}`)
  return term && { term, to: at + 1 }
}

function longestTermAt(
  words: readonly TypedWord[],
  from: number,
  text: string,
): { term: PersonTerm; to: number } | undefined {
  for (let to = Math.min(words.length, from + longestPhrase); to > from; to--) {
    const term = personTermOf(phraseOf(words, { from, to }))
    if (!term || isJoined(words, to, text) || isLevelTaught(term, words, from)) continue
    if (term.kind === 'experience' && lacks.has(words[from - 1]?.plain ?? '')) continue
    if (term.kind === 'experience' && words.slice(Math.max(0, from - 2), to).some(({ plain }) => ofAChild.test(plain)))
      continue
    if (term.kind === 'protected' && isAboutAThing(words, { from, to })) continue
    // 'Cursando direito' alone looks for interns.
    if (words[to - 1]?.plain === 'cursando' && to === from + 1 && !afterACargo(words[from - 1]?.plain)) continue
    if (isCourse.test(words[from]?.plain ?? '') && (!hasBefore.test(words[from - 1]?.plain ?? '') || words[to]))
      continue
    return { term, to }
  }
  return undefined
}

const afterACargo = (before: string | undefined) =>
  before !== undefined &&
  !leads.has(before) &&
  !/^(?:estudantes?|alun[ao]s?|estagi\w*|pessoas?|quem|alguem)$/.test(before)

/** 'Com curso' at the end doesn't say which. */
const isCourse = /^cursos?$/
const hasBefore = /^(?:com|ten[ht]am?|tem|possua|possui)$/

/** 'sem experiência' means a first job; the reading of job searches handles it. */
const lacks = new Set(['sem', 'pouca', 'nenhuma', 'ou', 'precisa', 'exige', 'exigir', 'tem', 'de', 'pede'])

/** 'CNH e moto': before another word, 'e' is a conjunction and not a category, unless it alone is a capital letter: 'cnh E'. */
function isJoined(words: readonly TypedWord[], to: number, text: string): boolean {
  const word = words[to - 1]
  if ((word?.plain !== 'e' && word?.plain !== 'a') || to >= words.length) return false
  if (/^(?:com|para|em)$/.test(words[to]?.plain ?? '')) return false
  // 'CNH A definitiva', but 'CNH a partir de'.
  if (word.plain === 'a' && words[to - 2]?.plain === 'cnh')
    return /^(?:partir|combinar|ser)$/.test(words[to]?.plain ?? '')
  return !/^[EA]$/.test(text.slice(word.from, word.to)) || text === text.toUpperCase()
}

function isAboutAThing(words: readonly TypedWord[], { from, to }: { from: number; to: number }): boolean {
  const [before, after, afterThat] = [words[from - 1], words[to], words[to + 1]]
  if (after && kindsOfApprentice.test(after.plain)) return true
  // 'dois anos de experiência' isn't an age.
  const isExperience = (word: TypedWord | undefined) => word !== undefined && /^experiencia/.test(word.plain)
  const says = isExperience(after) || (after !== undefined && towards.test(after.plain) && isExperience(afterThat))
  if (words[to - 1]?.plain === 'anos' && says) return true
  if (before === undefined) return false
  return (
    saysAThing[before.plain] === true || (towards.test(before.plain) && servesPeople.test(words[from - 2]?.plain ?? ''))
  )
}

/**
 * Removes the words for protected criteria from a text; returns the text without them and the removed words as typed.
 */
export function withoutProtected(text: string): { text: string; left: string[] } {
  const { terms } = readPeopleTerms({ occupation: text, location: '' })
  const ours = terms.filter(({ term }) => term.kind === 'protected')
  const left = ours.map(({ part }) => text.slice(part.from, part.to))
  const typed = { occupation: text, location: '' }
  const rest = runsOf(ours, typed).toReversed().reduce(withoutPart, typed)
  return { text: rest.occupation, left }
}
