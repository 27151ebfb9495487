import { soundOf } from '@trampolim/marketplace/occupations/sound.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { type KnownDistrict, knownDistricts } from '@trampolim/marketplace/places/known-districts.ts'
import { parsePlace } from '@trampolim/marketplace/places/parse-place.ts'
import { beginningsOf } from '@trampolim/marketplace/search/beginnings.ts'
import { isNearlyCalled, isWhollyNearlyCalled } from '@trampolim/marketplace/search/places/nearly-called.ts'
import { ordinaryWords } from '@trampolim/marketplace/search/vocabulary/fillers.ts'
import type { Database } from '../../platform/house.ts'
import { largeTowns } from './large-towns.ts'
import { realWords } from './real-words.ts'
import { remembering } from './remember-answers.ts'
import { municipalitiesCalled } from './understand-queries.ts'
import { aroundTown, reachOfDistrict } from './understood-place.ts'

/** The municipality whose name was typed incompletely or misspelt. */
export const understandTown = remembering(lookUpTown, (place) => place !== undefined)

/** The municipality that has a name, or a similar one whose words are nearly the typed ones. */
export async function municipalityByName(database: Database, { name, state }: { name: string; state: string | null }) {
  const found = await municipalitiesCalled(database, { name, state })
  return found.find((town) => town.match !== 'like' || isNearlyCalled(name, normalise(town.name)))
}

/** 'estação da luz' is no town of nearly that name. */
const atABuilding =
  /^(?:estacao|metro|rodovia|rod|via|linha|avenida|av|rua|alameda|praca|terminal|shopping|rodoviaria|aeroporto|hospital|faculdade|universidade) /

/** Where people work, which alone is no town that begins so: 'fazenda' is no Fazenda Rio Grande. */
const sites: ReadonlySet<string> = new Set(
  `fazenda fazendas sitio sitios chacara chacaras granja roca campo mato praia praias hotel pousada mercado loja hospital clinica escola
  creche restaurante bar igreja obra obras mina usina industria`.split(/\s+/),
)

/** Names of districts begin so; a town is meant by one only if it begins so too: 'jardim goias' is no Bom Jardim de Goiás. */
const beginningsOfDistricts = /^(?:jardim|vila|parque|setor|conjunto|residencial|loteamento|bairro|nucleo) /

function isOfOtherBeginning(text: string, town: string): boolean {
  const [beginning] = beginningsOfDistricts.exec(text) ?? []
  return beginning !== undefined && !town.startsWith(beginning)
}

/** 'Maravilhosa' is a word of Portuguese and no misspelt Maravilha, unless it sounds like the name. */
async function isAnotherWord(text: string, town: string): Promise<boolean> {
  const [word, ...others] = normalise(text)
    .split(' ')
    .filter((each) => !ordinaryWords.has(each))
  if (word === undefined || others.length > 0 || !(await realWords()).has(word)) return false
  return !town.startsWith(word) && soundOf(word) !== soundOf(town)
}

/** Whether a large town's name begins so, which people mean rather than a part of it: 'salvado' is no Salvador Shopping. */
const beginsLargeTown = async (database: Database, name: string): Promise<boolean> =>
  (await largeTowns(database)).some(({ plain }) => plain.startsWith(name))

async function lookUpTown(database: Database, text: string) {
  if (sites.has(normalise(text))) return undefined
  const typed = parsePlace(text)
  const [district, ...others] =
    typed.kind === 'town' && typed.name.length > 3 && !(await beginsLargeTown(database, typed.name))
      ? knownDistrictsBegun(typed.name).filter((label) => !byLabel.get(label)?.isLandmark)
      : []
  if (district && others.length === 0) return districtCalled(database, district)
  const found = typed.kind === 'town' ? await municipalityByName(database, typed) : undefined
  if (found?.match !== 'whole' && atABuilding.test(normalise(text))) return undefined
  // 'capital' and 'não sei' are words of any sentence, though towns are called nearly so.
  if (
    found?.match !== 'whole' &&
    normalise(text)
      .split(' ')
      .every((word) => ordinaryWords.has(word))
  )
    return undefined
  if (found?.match === 'like' && (await isAnotherWord(text, normalise(found.name)))) return undefined
  if (found?.match === 'like' && isOfOtherBeginning(typed.kind === 'town' ? typed.name : '', normalise(found.name)))
    return undefined
  if (found && found.match !== 'like') return aroundTown(found, found, { exact: false, corrected: false })
  const [alike] = typed.kind === 'town' && typed.state === null ? knownDistrictsLike(typed.name) : []
  const part = alike && (await districtCalled(database, alike))
  return part ? { ...part, corrected: true } : found && aroundTown(found, found, { exact: false, corrected: true })
}

const wordsIn = (plain: string) => plain.split(' ').length
const unshared = knownDistricts.filter(({ isShared }) => !isShared)
const ofWords = Map.groupBy(unshared, ({ plain }) => wordsIn(plain))
const byLetters = Map.groupBy(unshared, ({ plain }) => plain.replaceAll(' ', ''))
const unsharedBegun = beginningsOf(unshared.map(({ plain }) => plain))
const byLabel = new Map(knownDistricts.map((district) => [district.label, district]))

/** Well-known districts that a misspelt text names. */
export function knownDistrictsLike(text: string): string[] {
  const joined = byLetters.get(text.replaceAll(' ', '')) ?? []
  const alike = (ofWords.get(wordsIn(text)) ?? []).filter(({ plain }) => isWhollyNearlyCalled(text, plain))
  return [...new Set([...joined, ...alike])].map(({ label }) => label)
}

async function districtCalled(database: Database, label: string) {
  const known = byLabel.get(label)
  const [, name = '', state = null] = /^(.+), ([A-Z]{2})$/.exec(known?.town ?? '') ?? []
  const town = known && (await municipalityByName(database, { name: normalise(name), state }))
  return town && { ...aroundTown(town, known, { exact: false, corrected: false }), first: reachOfDistrict, name: label }
}

/** Well-known districts whose names begin with a text, as 'Moema, São Paulo, SP'. */
export function knownDistrictsBegun(text: string): string[] {
  return unsharedBegun(text).map((at) => (unshared[at] as KnownDistrict).label)
}
