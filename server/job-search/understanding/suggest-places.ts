import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { parsePlace } from '@trampolim/marketplace/places/parse-place.ts'
import type { Position } from '@trampolim/marketplace/places/positions.ts'
import { type StateCode, stateName, states } from '@trampolim/marketplace/reference/states.ts'
import { areaOf, areasBegun } from '@trampolim/marketplace/search/places/areas.ts'
import { isOtherName, labelsOfNickname } from '@trampolim/marketplace/search/places/nicknamed.ts'
import type { Town } from '@trampolim/marketplace/search/places/place.ts'
import { smallTown } from '@trampolim/marketplace/search/places/read-place.ts'
import { regionOf, regionsBegun } from '@trampolim/marketplace/search/places/regions.ts'
import { writtenOut } from '@trampolim/marketplace/search/places/written-out.ts'
import { termsBegun } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import type { Database } from '../../platform/house.ts'
import { labelOfTerm } from './label-of-term.ts'
import { type LargeTown, largeTowns, townsBegun } from './large-towns.ts'
import { districtsBegun } from './name-queries.ts'
import { knownDistrictsBegun, knownDistrictsLike } from './town-by-name.ts'
import { type AskZipCode, placeOfCode } from './understand-place.ts'
import { municipalitiesAround, municipalitiesBegun, nearestMunicipality } from './understand-queries.ts'
import { labelOfTown } from './understood-place.ts'

/** Suggests places for a typed text; with a position those within 3 km, or the nearest one. Labels 'São Paulo, SP'. */
export async function suggestPlaces(
  database: Database,
  {
    text,
    near,
    most,
    askZipCode,
  }: { text: string; near?: Position | undefined; most: number; askZipCode?: AskZipCode | undefined },
): Promise<string[]> {
  const plain = normalise(text)
  const beginningOfCode = /^(?:cep )?(\d{5})(?: ?\d{1,2})?$/.exec(plain)?.[1]
  if (beginningOfCode) {
    const place = await placeOfCode(database, `${beginningOfCode}000`, undefined)
    return place ? [place.name] : []
  }
  // 's bern' begins São Bernardo.
  const written = writtenOut(plain)
  if (written !== plain) return suggestPlaces(database, { text: written, near, most, askZipCode })
  const typed = parsePlace(text)
  if (typed.kind === 'nothing') return near ? suggestHere(database, near, most) : []
  if (typed.kind === 'zip-code') {
    const place = await placeOfCode(database, typed.zipCode, askZipCode)
    return place ? [place.name] : []
  }
  if (typed.kind === 'state') {
    const begun = await municipalitiesBegun(database, { begun: normalise(text), state: null, most: most - 1 })
    return [stateName(typed.state as StateCode), ...begun.map(labelOfTown)]
  }
  if (typed.name.length < 2) return []
  const [whole, named, districts, large] = await Promise.all([
    // 'sao pa' is the beginning of São Paulo, although 'pa' is also a state.
    typed.state ? municipalitiesBegun(database, { begun: plain, state: null, most: 1 }) : [],
    municipalitiesBegun(database, { begun: typed.name, state: typed.state, most }),
    typed.state ? [] : districtsBegun(database, typed.name, most),
    largeTowns(database),
  ])
  const reallyBegun = whole.filter(({ name }) => normalise(name).startsWith(plain))
  // 's bernardo' is no town in Maranhão.
  const byName = isOtherName(plain) ? [...named, ...reallyBegun] : [...reallyBegun, ...named]
  const towns = [
    ...townsInStateBegun(plain, large),
    ...byName.filter(({ name }) => normalise(name).startsWith(typed.name) || normalise(name).startsWith(plain)),
    ...townsBegun(plain, large),
  ]
  const [first, ...others] = [...towns, ...byName]
  const known = [
    ...areasBegun(plain),
    ...regionsBegun(plain),
    ...knownDistrictsBegun(typed.name).slice(0, plain.length < surelyDistrict ? 1 : mostParts),
    ...districts,
    ...(towns.length + districts.length > 0 ? [] : knownDistrictsLike(typed.name)),
  ].slice(0, mostParts)
  const remote = termsBegun(plain).flatMap((term) => (term.kind === 'workType' ? [labelOfTerm(term)] : []))
  const called = areaOf(plain) ?? regionOf(plain)
  const likelier = first && first.population < smallTown ? knownDistrictsBegun(typed.name).slice(0, mostParts) : []
  const all = [
    ...(called ? [called.name] : []),
    ...labelsOfNickname(plain),
    ...likelier,
    ...(first ? [labelOfTown(first)] : []),
    ...statesBegun(text),
    ...known,
    ...remote.slice(0, 1),
    ...others.map(labelOfTown),
  ]
  return [...new Set(all)].slice(0, most)
}

/** The large towns that a text names with the beginning of their state: 'belem do p'. */
function townsInStateBegun(plain: string, towns: readonly LargeTown[]): Town[] {
  const [, name = '', begun = ''] = /^(.+) d[aeo] (.+)$/.exec(plain) ?? []
  return towns.flatMap(({ town, plain: called }) =>
    called === name && normalise(stateName(town.state)).startsWith(begun) ? [town] : [],
  )
}

/** A shorter text is rather the beginning of a town, so that only one well-known district is suggested for it. */
const surelyDistrict = 5

/** Regions and districts make up at most this many of the suggestions. */
const mostParts = 3

/** States whose name has this beginning and that are meant by it; 'São Paulo' alone means the capital. */
function statesBegun(text: string): string[] {
  const names = states.codes.map(stateName).filter((name) => normalise(name).startsWith(normalise(text)))
  return names.filter((name) => parsePlace(name).kind === 'state')
}

async function suggestHere(database: Database, near: Position, most: number) {
  const within = await municipalitiesAround(database, near, most)
  if (within.length > 0) return within.map(labelOfTown)
  const nearest = await nearestMunicipality(database, near)
  return nearest ? [labelOfTown(nearest)] : []
}
