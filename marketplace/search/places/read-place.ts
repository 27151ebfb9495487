import { normalise } from '../../occupations/words.ts'
import { stateOfZipCode } from '../../reference/states.ts'
import { wordTable } from '../../word-table.ts'
import { areaOf } from './areas.ts'
import { isNickname, labelsOfNickname, plainTown, townName } from './nicknamed.ts'
import { type District, isNamedLikeCapital, type PlaceNames, type ReadPlace, type Town } from './place.ts'
import type { Region } from './region.ts'
import { namesakesOf, regionOf } from './regions.ts'
import { zoneIn } from './sides.ts'
import { isNameOfState, stateCalled, withState } from './states-in-phrases.ts'
import { otherSaints, withElision, withNumberInWords, writtenOut } from './written-out.ts'

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
    na regiao onde moro; no bairro onde moro; perto da minha casa; perto de minha casa; pertinho de casa; do lado de casa; ao lado de casa; do lado da minha casa; ao lado da minha casa; pertinho da minha casa; proximo da minha casa; aqui; aqui perto; proximo; proximo de mim; proximo a mim;
    proximo daqui; proximo de casa; minha cidade; na minha cidade; minha regiao; na minha regiao; meu bairro; no meu bairro;
    near me; ao meu redor; redondezas; pertinho; mais perto; mais proximo`
      .split(';')
      .map((phrase) => [phrase.replace(/\s+/g, ' ').trim(), true]),
  ),
)

/** A well-known district of a large city is more likely than a town with fewer people than this. */
export const smallTown = 100_000

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
  const spelt = withElision(called)
  const towns = eachOnce(
    [called, asTyped, spelt, ...otherSaints(asTyped), ...withNumberInWords(asTyped)].flatMap((each) =>
      townsCalled(each, names),
    ),
  ).filter(({ state: its }) => inState === null || its === inState)
  const districts = (names.districts.get(called) ?? names.districts.get(spelt) ?? []).filter(
    ({ town }) => inState === null || town.state === inState,
  )
  const inTowns = towns.map((town): ReadPlace => ({ kind: 'town', town }))
  const inDistricts = [...districts, ...districtsInTown(called, names)].map(
    (district): ReadPlace => ({ kind: 'district', district }),
  )
  // More people mean Moema in São Paulo than the town of that name in Minas.
  const isLikelier = districts[0]?.wellKnown && (towns[0]?.population ?? 0) < smallTown
  const found = isLikelier ? [...inDistricts, ...inTowns] : [...inTowns, ...inDistricts]
  if (!state) return found
  const whole: ReadPlace = { kind: 'state', state }
  return isNamedLikeCapital(state) && isNameOfState(phrase) ? [...found, whole] : [whole, ...found]
}

/** The regions that a phrase names, the likeliest first, also with its state. */
function regionsCalled(phrase: string, names: PlaceNames): ReadPlace[] {
  const region = regionOf(phrase) ?? regionInState(phrase)
  if (!region) return []
  return [region, ...namesakesOf(phrase)].map((each) => ({ kind: 'region', region: each, town: aroundOf(each, names) }))
}

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

function townsCalled(phrase: string, { towns }: PlaceNames): readonly Town[] {
  const named = labelsOfNickname(phrase).flatMap((label) =>
    (towns.get(plainTown(label)) ?? []).filter(({ state }) => state === label.slice(-2)),
  )
  return eachOnce([...named, ...(towns.get(phrase) ?? [])])
}

const eachOnce = (towns: readonly Town[]) => [...new Map(towns.map((town) => [town.id, town])).values()]
