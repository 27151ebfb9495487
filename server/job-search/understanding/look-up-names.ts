import { whoDoes } from '@trampolim/marketplace/occupations/doings.ts'
import { occupations } from '@trampolim/marketplace/occupations/titles.ts'
import { normalise, tellingSpellings, withoutStopwords } from '@trampolim/marketplace/occupations/words.ts'
import { type KnownDistrict, knownDistricts } from '@trampolim/marketplace/places/known-districts.ts'
import type { StateCode } from '@trampolim/marketplace/reference/states.ts'
import { keysOfPhrase } from '@trampolim/marketplace/search/company-names.ts'
import { townNames } from '@trampolim/marketplace/search/places/nicknamed.ts'
import type { District, Town } from '@trampolim/marketplace/search/places/place.ts'
import { regionOf } from '@trampolim/marketplace/search/places/regions.ts'
import {
  otherSaints,
  withElision,
  withNumberInWords,
  writtenOut,
} from '@trampolim/marketplace/search/places/written-out.ts'
import type { Names } from '@trampolim/marketplace/search/reading/reading.ts'
import type { NamedOccupation } from '@trampolim/marketplace/search/reading/spans.ts'
import { isLongName, runsOf, type TypedSearch, typedWords } from '@trampolim/marketplace/search/reading/typed-words.ts'
import type { Database } from '../../platform/house.ts'
import { keepLatest } from '../../platform/keep-latest.ts'
import { allTowns, type LargeTown, townsShortened } from './large-towns.ts'
import { type CalledRow, namesCalled, type Phrases } from './name-queries.ts'
import { realWords } from './real-words.ts'

/** The maximum number of occupations with one name. */
const mostOccupations = 24

/** The plain names of a district; a landmark is also called without 'de': 'aeroporto confins'. */
const plainNamesOf = ({ plain, isLandmark }: KnownDistrict): string[] => [
  ...new Set([plain, ...(isLandmark ? [withoutStopwords(plain)] : [])]),
]
const districtsKnown = Map.groupBy(
  knownDistricts.flatMap((district) => plainNamesOf(district).map((plain) => ({ plain, district }))),
  ({ plain }) => plain,
)

/** Looks up everything that any run of words in both fields may name; in one statement. */
export async function lookUpNames(database: Database, { occupation, location }: TypedSearch): Promise<Names> {
  const runs = [...new Set([...runsOf(typedWords(occupation)), ...runsOf(typedWords(location))])]
  const phrasesOf = phrasesAmong(await allTowns(database))
  const all = runs.map(phrasesOf)
  const called = [...new Set(all.flatMap((each) => each.called))]
  const districts = all.flatMap((each) => each.districts)
  const rows = await namesCalled(database, {
    occupations: all.flatMap((each) => each.occupations),
    towns: [...new Set([...called, ...all.flatMap((each) => each.towns)])],
    districts: called,
    companies: all.flatMap((each) => each.companies),
    companyKeys: all.flatMap((each) => each.companyKeys),
  })
  const names = namesOf(rows, [...new Set(districts)])
  const ordinary = await realWords()
  const shortened = all.flatMap((each) => each.shortened)
  return { ...names, towns: withShortened(unlike(ordinary, names.towns), shortened) }
}

/** What a run of words is looked up by, as it depends on the run and reference data alone. */
type RunPhrases = Omit<Phrases, 'districts'> & {
  called: readonly string[]
  districts: readonly KnownDistrict[]
  shortened: readonly { phrase: string; town: Town }[]
}

/** The maximum number of runs whose phrases a process caches, each about a kilobyte. */
const mostRuns = 4000
const phrasesIn = new WeakMap<readonly LargeTown[], (run: string) => RunPhrases>()

function phrasesAmong(towns: readonly LargeTown[]): (run: string) => RunPhrases {
  const known = phrasesIn.get(towns) ?? keepLatest(mostRuns, (run) => phrasesOfRun(run, towns))
  phrasesIn.set(towns, known)
  return known
}

function phrasesOfRun(run: string, all: readonly LargeTown[]): RunPhrases {
  const occupations = spellingsOf(run).map((spelling) => ({ run, spelling }))
  if (isLongName(run)) {
    return { occupations, called: [], districts: [], towns: [], companies: [], companyKeys: [], shortened: [] }
  }
  const called = calledPlaces(run)
  const districts = called.flatMap((phrase) => (districtsKnown.get(phrase) ?? []).map(({ district }) => district))
  return {
    occupations,
    called,
    districts,
    towns: [...districts.map(({ town }) => townOf(town)), ...townsOfRegion(run)],
    companies: run.length > 2 ? [run] : [],
    companyKeys: keysOfPhrase(run).map((key) => ({ run, key })),
    shortened: called.flatMap((phrase) => townsShortened(phrase, all).map((town) => ({ phrase, town }))),
  }
}

/** Two words may be one that was written apart, or the same typed twice: 'tele marketing', 'ajudante ajudante'. */
function spellingsOf(run: string): string[] {
  // A name of so many words was chosen from the suggestions.
  if (isLongName(run)) return [withoutStopwords(run)]
  const who = whoDoes(run) ?? titleOfCode(run)
  if (who) return tellingSpellings(who)
  const words = run.split(' ')
  const once = words.filter((word, at) => word !== words[at - 1])
  return [...tellingSpellings(once.join(' ')), ...(words.length === 2 ? tellingSpellings(words.join('')) : [])]
}

/** The title of an occupation that was typed as its code of the CBO: '5211-10', 'cbo 521110'. */
function titleOfCode(run: string): string | undefined {
  const [, family, number] = /^(?:cbo )?(\d{4}) ?(\d{2})$/.exec(run) ?? []
  const title = family && occupations().find(({ cbo }) => cbo === family + number)?.title
  return title && normalise(title)
}

/** The names under which a run of words may be a town or district: without its state, and by its nickname. */
function calledPlaces(run: string): string[] {
  const bare = run.replace(/ (?:[a-z]{2}|capital|brasil)$/, '')
  const words = run.split(' ')
  const parts = words.length > 1 ? words.slice(1).map((_, at) => words.slice(0, at + 1).join(' ')) : []
  const names = [
    ...new Set(
      [run, bare, ...parts].flatMap((name) => [
        ...[name, writtenOut(name), withElision(name)],
        ...[...otherSaints(name), ...withNumberInWords(name)],
      ]),
    ),
  ]
  return [...new Set(names.flatMap((name) => [name, ...townNames(name)]))]
}

const townOf = (label: string) => normalise(label.replace(/, [A-Z]{2}$/, ''))

function townsOfRegion(run: string): string[] {
  return [run, writtenOut(run)].flatMap((each) => regionOf(each) ?? []).map(({ around }) => townOf(around))
}

function namesOf(rows: readonly CalledRow[], known: readonly KnownDistrict[]): Names {
  const towns = new Map<string, Town[]>()
  const districts = new Map<string, District[]>()
  const found = new Map<string, (NamedOccupation & { weight: number })[]>()
  const companies = new Map<string, { name: string }>()
  const byPopulation = [...rows].sort((one, other) => other.weight - one.weight)
  for (const row of byPopulation) {
    const { kind, key, name } = row
    if (kind === 'occupation') put(found, key, { cbo: row.number, name, weight: row.weight })
    if (kind === 'town') put(towns, key, townIn(row, name))
    if (kind === 'company' && !companies.has(key)) companies.set(key, { name })
    if (kind === 'district') {
      const [, district = '', town = ''] = /^(.+)\/(.+)$/.exec(name) ?? []
      const { latitude, longitude } = row
      put(districts, key, { name: district, town: townIn(row, town), latitude, longitude, wellKnown: false })
    }
  }
  for (const each of known) {
    const { name, town: label, latitude, longitude, isShared } = each
    const town = towns.get(townOf(label))?.find(({ state }) => label.endsWith(state))
    if (!town) continue
    for (const key of plainNamesOf(each)) {
      const others = (districts.get(key) ?? []).filter((district) => district.town.id !== town.id)
      districts.set(key, [{ name, town, latitude, longitude, wellKnown: !isShared }, ...others].sort(largerFirst))
    }
  }
  const occupations = new Map([...found].map(([run, named]) => [run, eachOnce(named)]))
  return { occupations, towns, districts, companies: withoutParts(companies) }
}

/** The towns, marked if their name is no word of Portuguese. */
function unlike(
  ordinary: ReadonlySet<string>,
  towns: ReadonlyMap<string, readonly Town[]>,
): ReadonlyMap<string, readonly Town[]> {
  return new Map(
    [...towns].map(([name, called]) => {
      const isUnlikeWords = name.length > 3 && !name.includes(' ') && !ordinary.has(name)
      return [name, isUnlikeWords ? called.map((town) => ({ ...town, isUnlikeWords })) : called]
    }),
  )
}

/** Adds the towns that are called by shortened names, unless another town has this very name. */
function withShortened(
  towns: ReadonlyMap<string, readonly Town[]>,
  shortened: readonly { phrase: string; town: Town }[],
): ReadonlyMap<string, readonly Town[]> {
  const added = Map.groupBy(
    shortened.filter(({ phrase }) => !towns.has(phrase)),
    ({ phrase }) => phrase,
  )
  return new Map([...towns, ...[...added].map(([phrase, each]) => [phrase, each.map(({ town }) => town)] as const)])
}

/** Leaves out runs of words that are part of a longer one by which the same company is called. */
function withoutParts(companies: ReadonlyMap<string, { name: string }>): Map<string, { name: string }> {
  const all = [...companies]
  const isPart = ([run, { name }]: (typeof all)[number]) =>
    all.some(([other, of]) => of.name === name && other !== run && ` ${other} `.includes(` ${run} `))
  return new Map(all.filter((each) => !isPart(each)))
}

const largerFirst = (one: District, other: District) => other.town.population - one.town.population

function townIn({ number: id, state, weight: population, latitude, longitude }: CalledRow, name: string): Town {
  return { id, name, state: state as StateCode, population, latitude, longitude }
}

function eachOnce(named: readonly NamedOccupation[]): NamedOccupation[] {
  return [...new Map(named.toReversed().map((each) => [each.cbo, each])).values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostOccupations)
}

function put<Value>(table: Map<string, Value[]>, key: string, value: Value) {
  const known = table.get(key)
  if (known) known.push(value)
  else table.set(key, [value])
}
