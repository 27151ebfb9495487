import { normalise } from '../../occupations/words.ts'
import { nicknames, sharedNicknames } from '../../places/nicknames.ts'
import { kilometresBetween } from '../../places/positions.ts'
import { type StateCode, stateName, stateOfZipCode, states } from '../../reference/states.ts'
import { wordTable } from '../../word-table.ts'
import { stateOfAdjective } from './adjectives-of-states.ts'
import { stateOfCode } from './area-codes.ts'
import { type Area, areaOf } from './areas.ts'
import type { Region } from './region.ts'
import { namesakesOf, regionOf } from './regions.ts'

/** A municipality found in the database, with its centre. */
export type Town = {
  id: number
  name: string
  state: StateCode
  population: number
  latitude: number
  longitude: number
}

/** A part of a municipality whose name occurs in jobs, organisations or known CEPs. */
export type District = {
  name: string
  town: Town
  latitude: number
  longitude: number
  /** Whether it is so well known that its name alone, without the town, means it. */
  wellKnown: boolean
}

/** A place that was recognised in typed words. */
export type ReadPlace =
  | { kind: 'town'; town: Town }
  | { kind: 'district'; district: District }
  | { kind: 'region'; region: Region; town: Town | null }
  | { kind: 'state'; state: StateCode }
  | { kind: 'area'; area: Area }
  | { kind: 'zip-code'; zipCode: string }
  | { kind: 'country' }
  /** Around the person's own position. */
  | { kind: 'near' }

/** Towns and districts by their plain names, the likeliest first. */
export type PlaceNames = {
  towns: ReadonlyMap<string, readonly Town[]>
  districts: ReadonlyMap<string, readonly District[]>
}

const anywhere = wordTable(
  Object.fromEntries(
    `brasil; todo brasil; todo o brasil; brasil todo; brasil inteiro; qualquer lugar; qualquer lugar do brasil; qualquer cidade;
    qualquer estado; todo pais; todo o pais; todos os estados; todas as cidades; todas as regioes; tanto faz; br; brazil`
      .split(';')
      .map((phrase) => [phrase.replace(/\s+/g, ' ').trim(), true]),
  ),
)

const nearby = wordTable(
  Object.fromEntries(
    `perto de mim; perto; perto daqui; perto de casa; aqui por perto; por perto; por aqui; perto de onde moro; perto de onde eu moro; na minha rua;
    na regiao onde moro; no bairro onde moro; perto da minha casa; aqui; aqui perto; proximo; proximo de mim; proximo a mim;
    proximo daqui; proximo de casa; minha cidade; na minha cidade; minha regiao; na minha regiao; meu bairro; no meu bairro;
    near me; ao meu redor; redondezas; pertinho; mais perto; mais proximo`
      .split(';')
      .map((phrase) => [phrase.replace(/\s+/g, ' ').trim(), true]),
  ),
)

const letters: ReadonlySet<string> = new Set(states.codes.map((code) => code.toLowerCase()))
const stateByName = new Map<string, StateCode>(
  states.codes.map((code: StateCode) => [normalise(stateName(code)), code]),
)
const endingWithState = new RegExp(
  // 'para' occurs in many other phrases, so it only counts as the state after 'do'.
  `^(.+?) (?:d[aeo] |estado d[aeo] )?((?<=\\bdo )para|${[...stateByName.keys(), 'minas']
    .filter((name) => name !== 'para')
    .sort((one, other) => other.length - one.length)
    .join('|')})$`,
)
const shortStates = wordTable<StateCode>({
  minas: 'MG',
  'minas gerais mg': 'MG',
  'rio grande': 'RS',
  'santa cat': 'SC',
  'mato grosso sul': 'MS',
  'estado de sao paulo': 'SP',
  'estado do rio': 'RJ',
  'estado do rio de janeiro': 'RJ',
})
/** A well-known district of a large city is more likely than a town with fewer people than this. */
export const smallTown = 100_000
/** Two states share their name with their capital, which is meant far more often. */
const namedLikeCapital: ReadonlySet<StateCode> = new Set(['SP', 'RJ'])

/** Whether a word is the letters of a state. */
export const isStateLetters = (word: string): boolean => letters.has(word)

/**
 * The places that a phrase of plain words may mean, the likeliest first: a CEP, an area, a state, a municipality by its
 * name, its nickname or its name with the state, a district. Empty if no place has that name.
 */
export function placesCalled(phrase: string, names: PlaceNames): ReadPlace[] {
  if (/^(?:cep )?\d{2} ?\d{3} ?\d{3}$/.test(phrase)) return [{ kind: 'zip-code', zipCode: phrase.replace(/\D/g, '') }]
  if (/^\d{5}$/.test(phrase) && stateOfZipCode(`${phrase}000`)) return [{ kind: 'zip-code', zipCode: `${phrase}000` }]
  if (anywhere[phrase]) return [{ kind: 'country' }]
  if (nearby[phrase]) return [{ kind: 'near' }]
  const written = writtenOut(phrase)
  const area = areaOf(written)
  if (area) return [{ kind: 'area', area }, ...regionsCalled(zoneIn(written) ?? '', names)]
  const regions = regionsCalled(written, names)
  if (regions.length > 0) {
    return [...regions, ...(names.towns.get(written) ?? []).map((town): ReadPlace => ({ kind: 'town', town }))]
  }
  const state = stateCalled(phrase)
  const { start, inState } = withState(phrase)
  const called = inState ? writtenOut(start) : isNickname(phrase) ? phrase : written.replace(/ (?:capital|brasil)$/, '')
  const asTyped = inState ? start : phrase
  const towns = eachOnce([called, asTyped].flatMap((each) => townsCalled(each, names))).filter(
    ({ state: its }) => inState === null || its === inState,
  )
  const districts = (names.districts.get(called) ?? []).filter(({ town }) => inState === null || town.state === inState)
  const inTowns = towns.map((town): ReadPlace => ({ kind: 'town', town }))
  const inDistricts = [...districts, ...districtsInTown(called, names)].map(
    (district): ReadPlace => ({ kind: 'district', district }),
  )
  // More people mean Moema in São Paulo than the town of that name in Minas.
  const isLikelier = districts[0]?.wellKnown && (towns[0]?.population ?? 0) < smallTown
  const found = isLikelier ? [...inDistricts, ...inTowns] : [...inTowns, ...inDistricts]
  if (!state) return found
  const whole: ReadPlace = { kind: 'state', state }
  return namedLikeCapital.has(state) && stateByName.has(phrase) ? [...found, whole] : [whole, ...found]
}

/** What people shorten at the beginning of a name, and anywhere in it. */
const shortBeginnings = wordTable<string>({
  ...{ av: 'avenida', jd: 'jardim', jrd: 'jardim', jdim: 'jardim', vl: 'vila', pq: 'parque', pque: 'parque', s: 'sao' },
  ...{ cid: 'cidade', cj: 'conjunto', conj: 'conjunto', res: 'residencial', pca: 'praca', gov: 'governador' },
  ...{ pres: 'presidente', cel: 'coronel', mal: 'marechal', alm: 'almirante', sen: 'senador', eng: 'engenheiro' },
  ...{ sr: 'senhor', dr: 'doutor', bal: 'balneario', z: 'zona', reg: 'regiao', rib: 'ribeirao' },
})
const shortWords = wordTable<string>({
  ...{ sto: 'santo', sta: 'santa', seb: 'sebastiao', fco: 'francisco', ant: 'antonio', nsa: 'nossa', sra: 'senhora' },
  ...{ gde: 'grande', pta: 'paulista', pte: 'presidente', mte: 'monte', hte: 'horizonte' },
})

const shortSides = wordTable<string>({ n: 'norte', s: 'sul', l: 'leste', o: 'oeste' })

/** A name of a place with its shortened words written out: 'jd angela', 's jose dos campos', 'z n'. */
export function writtenOut(phrase: string): string {
  const words = phrase.split(' ')
  if (words.length < 2 || isNickname(phrase)) return phrase
  // 's.b.c'
  if (isNickname(words.join(''))) return words.join('')
  const [first = '', ...others] = words
  const isZone = first === 'z' || first === 'zona'
  return [
    shortBeginnings[first] ?? shortWords[first] ?? first,
    ...others.map((word, at) => {
      const side = isZone && at === 0 ? shortSides[word] : undefined
      return side ?? shortWords[word] ?? (word === 's' && at < others.length - 1 ? 'sao' : word)
    }),
  ].join(' ')
}

/** Divides a phrase that ends with a state's letters or name: 'belem do para', 'campinas sao paulo', 'santos sp'. */
function withState(phrase: string): { start: string; inState: StateCode | null } {
  const [, town = '', end = ''] = /^(.+) ([a-z]{2})$/.exec(phrase) ?? []
  if (letters.has(end)) return { start: town, inState: end.toUpperCase() as StateCode }
  const [, start = '', name = ''] = endingWithState.exec(phrase) ?? []
  return { start, inState: name === 'minas' ? 'MG' : (stateByName.get(name) ?? null) }
}

/** Whether a phrase of several words ends with a state. */
export const saysState = (phrase: string): boolean => withState(phrase).inState !== null

/** The regions that a phrase names, the likeliest first, also with its state. */
function regionsCalled(phrase: string, names: PlaceNames): ReadPlace[] {
  const region = regionOf(phrase) ?? regionInState(phrase)
  if (!region) return []
  return [region, ...namesakesOf(phrase)].map((each) => ({ kind: 'region', region: each, town: aroundOf(each, names) }))
}

const sides = '(norte|sul|leste|oeste)'
const zone = new RegExp(`^(?:zona|regiao|lado|parte) ${sides}$`)
const shortZones = wordTable<string>({ zn: 'zona norte', zs: 'zona sul', zl: 'zona leste', zo: 'zona oeste' })

/** The zone of a town that a phrase may mean: 'zona sul' for 'região sul'. */
function zoneIn(phrase: string): string | undefined {
  const [, side] = zone.exec(phrase) ?? []
  return side ? `zona ${side}` : shortZones[phrase]
}

const anySide = wordTable(
  Object.fromEntries('norte sul leste oeste nordeste sudeste noroeste sudoeste'.split(' ').map((side) => [side, true])),
)

/** Whether a phrase is a side that every town or state has, so that what stands beside it says of which. */
export const isSide = (phrase: string): boolean =>
  zoneIn(phrase) !== undefined ||
  anySide[phrase.replace(/^regiao /, '')] === true ||
  /^(?:regiao )?centro oeste$/.test(phrase)

/** A region followed by its state: 'zl sp'. */
function regionInState(phrase: string): Region | undefined {
  const { start, inState } = withState(phrase)
  const region = inState ? regionOf(start) : undefined
  return region?.around.endsWith(`, ${inState}`) ? region : undefined
}

function aroundOf({ around }: Region, { towns }: PlaceNames): Town | null {
  const [name = '', state] = around.split(', ')
  return towns.get(normalise(name))?.find((town) => town.state === state) ?? null
}

/** Districts named together with their municipality: 'moema sao paulo', 'centro de campinas', 'osasco centro'. */
function districtsInTown(phrase: string, { districts }: PlaceNames): District[] {
  const words = phrase.split(' ')
  const inTown = (name: string, town: string) =>
    (districts.get(name) ?? []).filter((district) => normalise(district.town.name) === townName(town))
  return words.slice(1).flatMap((_, at) => {
    const [first, last] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return [
      ...inTown(first, last.replace(/^(?:em|de|do|da) /, '')),
      ...inTown(last.replace(/^bairro (?:d[aeo] )?/, ''), first),
    ]
  })
}

function stateCalled(phrase: string): StateCode | undefined {
  if (letters.has(phrase)) return phrase.toUpperCase() as StateCode
  const named = shortStates[phrase] ?? stateByName.get(phrase) ?? stateByName.get(phrase.replace(/^estado d[aeo] /, ''))
  return named ?? stateOfCode(phrase) ?? stateOfAdjective(phrase)
}

/**
 * The plain name under which a phrase's municipality is looked up: the town's name for a nickname, otherwise the phrase
 * itself.
 */
export function townName(phrase: string): string {
  const meant = nicknames[phrase]
  return meant ? plainTown(meant) : phrase
}

/** The plain names of all municipalities that a phrase may mean as a nickname, or the phrase itself. */
export const townNames = (phrase: string): string[] => [
  townName(phrase),
  ...(sharedNicknames[phrase] ?? []).map(plainTown),
]

const plainTown = (label: string) => normalise(label.replace(/, [A-Z]{2}$/, ''))

function townsCalled(phrase: string, { towns }: PlaceNames): readonly Town[] {
  const own = towns.get(phrase) ?? []
  const meant = nicknames[phrase]
  if (!meant) return own
  const named = [meant, ...(sharedNicknames[phrase] ?? [])].flatMap((label) =>
    (towns.get(plainTown(label)) ?? []).filter(({ state }) => state === label.slice(-2)),
  )
  return eachOnce([...named, ...own])
}

const eachOnce = (towns: readonly Town[]) => [...new Map(towns.map((town) => [town.id, town])).values()]

/** Whether a phrase is in the table of nicknames. */
const isNickname = (phrase: string): boolean => nicknames[phrase] !== undefined

/** Whether a phrase is called otherwise than its town: 'bh', but not 'osasco'. */
export const isOtherName = (phrase: string): boolean => isNickname(phrase) && townName(phrase) !== phrase

/** Nicknames that are also ordinary words or parts of other phrases. */
const ordinary: ReadonlySet<string> = new Set(
  'aparecida balneario bento campina caxias conquista duque embu feira lauro lem natal pocos praia primavera prudente rec ribeirao rio simoes tere the'.split(
    ' ',
  ),
)

/** Whether a nickname is distinctive enough to mean its town even in a search for an occupation: 'bh'. */
export const isTellingNickname = (phrase: string): boolean => isOtherName(phrase) && !ordinary.has(phrase)

/** Whether a nickname is an ordinary word that an article may precede: 'na praia', but not 'no Rio'. */
export const isOrdinaryNickname = (phrase: string): boolean =>
  isOtherName(phrase) && ordinary.has(phrase) && phrase !== 'rio'

/** Whether the larger place contains the smaller one, as far as their names show: 'SP' contains 'Campinas, SP'. */
export function containsPlace(large: ReadPlace, small: ReadPlace): boolean {
  if (large.kind === 'country' || large.kind === 'near' || small.kind === 'near') return true
  const [state, town] = [stateOf(small), townOf(small)]
  if (large.kind === 'state') return state === large.state
  if (large.kind === 'area') return state !== undefined && large.area.states.includes(state)
  if (large.kind === 'region' && small.kind === 'district')
    return kilometresBetween(large.region, small.district) <= large.region.kilometres
  const around = townOf(large)
  return (
    (around !== undefined && around.id === town?.id && large.kind === 'town') ||
    (small.kind === 'zip-code' && state !== undefined && stateOf(large) === state)
  )
}

function stateOf(place: ReadPlace): StateCode | undefined {
  if (place.kind === 'state') return place.state
  if (place.kind === 'region') return place.region.around.slice(-2) as StateCode
  return place.kind === 'zip-code' ? stateOfZipCode(place.zipCode) : townOf(place)?.state
}

function townOf(place: ReadPlace): Town | undefined {
  if (place.kind === 'town') return place.town
  if (place.kind === 'district') return place.district.town
  return place.kind === 'region' ? (place.town ?? undefined) : undefined
}

/** A place as it is shown: 'Campinas, SP', 'Moema, São Paulo, SP', 'Minas Gerais'. */
export function placeLabel(place: ReadPlace): string {
  switch (place.kind) {
    case 'town':
      return `${place.town.name}, ${place.town.state}`
    case 'district':
      return `${place.district.name}, ${place.district.town.name}, ${place.district.town.state}`
    case 'region':
      return place.region.name
    case 'state':
      return stateName(place.state)
    case 'area':
      return place.area.name
    case 'zip-code':
      return place.zipCode.replace(/^(\d{5})/, '$1-')
    case 'country':
      return 'Brasil'
    case 'near':
      return ''
  }
}

/** The text by which a search finds exactly this place: 'São Paulo' alone is the capital. */
export function placeToSearch(place: ReadPlace): string {
  if (place.kind !== 'state' || !namedLikeCapital.has(place.state)) return placeLabel(place)
  return `Estado ${place.state === 'RJ' ? 'do' : 'de'} ${stateName(place.state)}`
}
