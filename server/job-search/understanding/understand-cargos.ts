import { abbreviations } from '@trampolim/marketplace/occupations/abbreviations.ts'
import { normalise, searchTerms, searchWords } from '@trampolim/marketplace/occupations/words.ts'
import { isManaging, managers } from '@trampolim/marketplace/search/reading/heads.ts'
import type { ReadCargo } from '@trampolim/marketplace/search/reading/reading.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/reading/typed-words.ts'
import type { Database } from '../../platform/house.ts'
import { namesOf } from './names-of-jobs.ts'
import { codesOf, mostByWords, occupationsBegun, occupationsSaying } from './occupations-of-words.ts'
import { spelledAs } from './spelled-as.ts'
import { leavingOut, type ReadSearch, type UnderstoodSearch, type Without } from './understood-search.ts'

type NamedCargo = Pick<
  UnderstoodSearch,
  'cbos' | 'leading' | 'words' | 'name' | 'said' | 'titles' | 'heads' | 'without' | 'notUnderstood' | 'named'
>

/** The occupations of all typed cargos; `beside`: words in the place field that name nothing. */
export async function understandCargos(database: Database, { typed, reading }: ReadSearch, beside: readonly string[]) {
  const { cargos } = reading
  const isOne = cargos.length === 1
  const found = await Promise.all(
    groupsOf(cargos).map(async (group): Promise<NamedCargo[]> => {
      const longer = group.length > 1 ? await longerName(database, typed, group) : undefined
      if (longer) return [longer]
      const more = isOne && group[0]?.beside.length === 0 ? beside : []
      return Promise.all(saidOnce(group).map((cargo) => namedBy(database, typed, { ...cargo, isOne, more })))
    }),
  )
  const [first, ...others] = found.flat() as [NamedCargo, ...NamedCargo[]]
  const unused = first.notUnderstood.some((text) => beside.includes(text)) ? [] : beside
  if (others.length === 0) return { ...first, unused }
  const together = inTurn([first, ...others])
  return { ...together, unused: [...together.unused, ...unused] }
}

/** Cargos without a separator between them form one group, since they may be one longer name: 'auxiliar limpeza'. */
function groupsOf(cargos: readonly ReadCargo[]): ReadCargo[][] {
  const groups: ReadCargo[][] = []
  for (const cargo of cargos) {
    if (cargo.isAlternative || groups.length === 0) groups.push([cargo])
    else groups.at(-1)?.push(cargo)
  }
  return groups
}

/** The cargos with those that say the one before them again as part of it: 'vendedora loja de roupa'. */
function saidOnce(group: readonly ReadCargo[]): Pick<OneCargo, 'cargo' | 'isTwice'>[] {
  const once: Pick<OneCargo, 'cargo' | 'isTwice'>[] = []
  for (const cargo of group) {
    const before = once.at(-1)?.cargo
    const isAgain = before?.beside.length === 0 && before.occupations[0]?.cbo === cargo.occupations[0]?.cbo
    if (before && isAgain && before.part.field === cargo.part.field) {
      const part = { ...before.part, to: cargo.part.to }
      once[once.length - 1] = { cargo: { ...before, beside: cargo.beside, part }, isTwice: true }
    } else once.push({ cargo, isTwice: false })
  }
  return once
}

/** The occupations that have a name with all these words. */
async function longerName(
  database: Database,
  typed: TypedSearch,
  [cargo, ...others]: readonly ReadCargo[],
): Promise<NamedCargo | undefined> {
  if (!cargo) return undefined
  const rest = [...cargo.beside, ...others.flatMap((other) => [saidOf(typed, other), ...other.beside])].filter(
    (text) => text !== cargo.head,
  )
  const whole = [cargo.head, saidOf(typed, cargo), ...rest].filter(Boolean).join(' ')
  const telling = rest.some((text) => withoutQualifiers(text)) ? withoutQualifiers(whole) : whole
  const longer = await occupationsSaying(database, telling)
  if (longer.length === 0) return undefined
  const part = { ...cargo.part, to: others.at(-1)?.part.to ?? cargo.part.to }
  const name = spelledAs(cargo.occupations[0]?.name ?? '', asTyped(typed[cargo.part.field], whole.split(' ')))
  return {
    cbos: codesOf(longer),
    leading: mostByWords,
    words: whole,
    name,
    said: null,
    without: fewerWords(cargo, rest),
    ...namesOf([whole]),
    notUnderstood: [],
    named: [{ label: name, part }],
  }
}

/** The words with the 'de' or 'em' that stands between them in the typed text: 'mecanico de moto'. */
function asTyped(text: string, words: readonly string[]): string {
  const typed = text.split(/\s+/)
  const said: string[] = []
  let at = typed.indexOf(words[0] ?? '')
  for (const word of words) {
    const link = typed[at] !== word && /^(?:d[aeo]s?|em|n[ao]s?)$/.test(typed[at] ?? '') ? typed[at++] : undefined
    if (typed[at] !== word) return words.join(' ')
    said.push(...(link ? [link] : []), word)
    at += 1
  }
  return said.join(' ')
}

/** What may stand within a cargo's name and is no part of it: 'professor substituto história'. */
const qualifiers =
  /\b(?:substitut[oa]s?|eventua(?:l|is)|plantonistas?|folguistas?|feristas?|horistas?|mensalistas?)\b/giu

const withoutQualifiers = (text: string) => text.replace(qualifiers, ' ').trim()

const saidOf = (typed: TypedSearch, { part }: ReadCargo) => typed[part.field].slice(part.from, part.to)

/** Beside words that name nothing, who operates operates a machine, and no till: 'operador de abc'. */
const operates = /^operador(?:a|es|as)?$/
const machines = 'operador de maquina'

/** Who helps where nobody is named for helping is of the trade of who works there: 'auxiliar torno'. */
const helps = /^(?:auxiliar|ajudante|assistente|encarregad[oa]|lider|oficial)(?:es|s)?$/
const doers = ['operador', 'tecnico', 'montador', 'instalador', 'mecanico', 'vendedor', 'atendente'] as const

/** The occupations of the first of these heads that forms a name with what follows: 'supervisor' with 'de frota'. */
async function firstNamed(database: Database, heads: readonly string[], what: string) {
  const found = await Promise.all(heads.map((head) => occupationsSaying(database, `${head} ${what}`)))
  return found.find((named) => named.length > 0) ?? []
}

/** What a single word means by the words beside it: who operates machines, or whom somebody helps. */
async function besideHead(database: Database, said: string, rest: readonly string[]) {
  if (rest.length > 0 && operates.test(said))
    return { isOfMachine: true, found: await occupationsSaying(database, machines) }
  const helped = rest.length === 1 && helps.test(said) ? await firstNamed(database, doers, rest[0] as string) : []
  return { isOfMachine: false, found: helped }
}

const nothingBeside = { isOfMachine: false, found: [] }

/** The occupations with a name of a single word and the first of several beside it: 'atendente' with 'loja de roupa'. */
async function withFirstWord(database: Database, said: string, [text = '']: readonly string[]) {
  const [first, ...others] = searchWords(text)
  if (first === undefined || others.length === 0) return []
  const found = await occupationsSaying(database, `${said} ${first}`)
  return found.filter(({ name }) => name === found[0]?.name)
}

type OneCargo = {
  cargo: ReadCargo
  /** Whether its part holds another name of the same: 'software engineer java'. */
  isTwice: boolean
  /** Whether this is the only cargo. */
  isOne: boolean
  /** Further words that name nothing. */
  more: readonly string[]
}

/**
 * The occupations that a cargo names. Words beside the name may be part of a longer name ('mecânico de moto'), or a
 * prefix such as 'auxiliar' that forms no listed occupation ('auxiliar de padeiro'). A single word also means the
 * occupations whose names start with it: 'analista'.
 */
async function namedBy(
  database: Database,
  typed: TypedSearch,
  { cargo, isTwice, isOne, more }: OneCargo,
): Promise<NamedCargo> {
  const { occupations, part, head } = cargo
  const name = occupations[0]?.name ?? ''
  const said = saidOf(typed, cargo)
  const beside = cargo.beside.filter((text) => text !== head)
  const longer = beside.length > 0 ? await longerName(database, typed, [cargo]) : undefined
  if (longer) return longer
  const rest = [...beside, ...more]
  const whole = [head, said, ...rest].filter(Boolean).join(' ')
  const isOneWord = !head && searchTerms(said).length === 1
  const [withHead, { isOfMachine, found: ofHead }, begun, longerAlike] = await Promise.all([
    head ? headed(database, head, whole) : [],
    isOneWord ? besideHead(database, normalise(said), rest) : nothingBeside,
    isOneWord ? occupationsBegun(database, normalise(said)) : [],
    isOneWord ? withFirstWord(database, said, rest) : [],
  ])
  const likelier = [...withHead, ...ofHead, ...longerAlike]
  // No name says who manages this, and whom they manage is somebody else.
  const isOther = head !== null && withHead.length === 0 && isManaging(normalise(head))
  const label = head && !isOther ? asTyped(typed[part.field], [head, ...said.split(' ')]) : name
  const all = isOne ? [typed.occupation] : []
  return {
    cbos: codesOf([...likelier, ...occupations, ...begun]).slice(0, mostByWords),
    leading: codesOf(likelier.length > 0 ? likelier : occupations).length,
    words: head || rest.length > 0 || isTwice ? whole : null,
    without: fewerWords(cargo, rest, longerAlike),
    name: label,
    // Jobs write out what people shorten: 'rep comercial'.
    said: searchWords(said).some((word) => abbreviations[word]) ? name : said,
    // If other words were typed too, jobs with all of them come before jobs named only by the occupation: 'vigilante
    // 4x2'.
    ...namesOf(rest.length > 0 ? [whole, ...all] : [whole, said, name, ...all]),
    ...(rest.length > 0 && !isOfMachine && { heads: namesOf(longerAlike.length > 0 ? [] : [said, name]).heads }),
    notUnderstood: isOther ? [head, ...rest] : ofHead.length > 0 && !isOfMachine ? [] : rest,
    named: [{ label, part }],
  }
}

/** The occupations of a name with its head; of who manages others, also those of another word for it: 'supervisor de frota'. */
async function headed(database: Database, head: string, whole: string) {
  const named = await occupationsSaying(database, whole)
  if (named.length > 0 || !isManaging(normalise(head))) return named
  return firstNamed(database, managers, whole.slice(head.length).trim())
}

/**
 * The combined meaning of several cargos, with equal priority. Words beside only one of them are searched; if several
 * have such words, they aren't.
 */
function inTurn(cargos: readonly NamedCargo[]) {
  const firsts = cargos.flatMap(({ cbos }) => cbos.slice(0, 1))
  const leading = [...new Set([...firsts, ...cargos.flatMap(({ cbos, leading: own }) => cbos.slice(0, own))])]
  const cbos = [...new Set([...leading, ...cargos.flatMap((cargo) => cargo.cbos)])].slice(0, mostByWords)
  const withWords = cargos.find(({ words }) => words !== null)
  const notUnderstood = withWords?.notUnderstood ?? []
  const kept = [...new Set(cargos.flatMap(({ without, ...cargo }) => without?.cbos ?? cargo.cbos))]
  const without = { ...leavingOut(notUnderstood), cbos: kept.slice(0, mostByWords), leading: kept.length }
  return {
    cbos,
    leading: leading.length,
    likeliest: new Set(firsts).size,
    words: withWords?.words ?? null,
    name: orOf(cargos.flatMap(({ name }) => (name === null ? [] : [name]))),
    said: null,
    titles: new Set(cargos.flatMap(({ titles }) => [...titles])),
    heads: new Set(cargos.flatMap(({ heads }) => [...heads])),
    without: notUnderstood.length > 0 ? without : null,
    notUnderstood,
    named: cargos.flatMap((cargo) => cargo.named),
    unused: cargos.flatMap((cargo) => (cargo === withWords ? [] : cargo.notUnderstood)),
  }
}

/**
 * The occupations without the words beside them, or without the last words of a name that no job has. `likelier`: those
 * that are named by some of these words too.
 */
function fewerWords(
  { occupations, broader }: ReadCargo,
  rest: readonly string[],
  likelier: readonly { cbo: number; name: string }[] = [],
): Without | null {
  const shortens = rest.length === 0
  const [kept, leftOut] = shortens
    ? [broader?.occupations ?? [], [broader?.beside ?? '']]
    : [[...likelier, ...occupations], rest]
  const cbos = codesOf(kept)
  return cbos.length === 0 ? null : { cbos, leading: cbos.length, name: kept[0]?.name ?? null, leftOut, shortens }
}

/** 'garçom, barman ou cozinheiro', which would be read as these three again. */
const orOf = (names: readonly string[]) => new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(new Set(names))
