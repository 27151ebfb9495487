import { normalise, searchTerms } from '@trampolim/marketplace/occupations/words.ts'
import type { Part } from '@trampolim/marketplace/search/reading/parts.ts'
import type { SearchReading } from '@trampolim/marketplace/search/reading/reading.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/reading/typed-words.ts'
import { demandsOf, isDemanding } from '@trampolim/marketplace/search/vocabulary/demands.ts'
import { isKnownEmployer } from '@trampolim/marketplace/search/vocabulary/known-employers.ts'
import type { Database } from '../../platform/house.ts'
import { namesOf } from './names-of-jobs.ts'
import { codesOf, occupationsBegun } from './occupations-of-words.ts'
import { placeOf, type Surroundings } from './place-of-search.ts'
import { readTyped } from './read-typed.ts'
import { understandCargos } from './understand-cargos.ts'
import { understandWords } from './understand-words.ts'
import { leavingOut, type ReadSearch, type UnderstoodSearch, type Without } from './understood-search.ts'

/**
 * Interprets both fields of a search together. If there is a position and no other place, the position is the place.
 */
export async function understandSearch(
  database: Database,
  { occupation, location }: TypedSearch,
  around: Surroundings = {},
): Promise<UnderstoodSearch> {
  const { typed, reading, corrected } = await readTyped(database, { occupation, location })
  const placing = placeOf(database, { typed, reading }, around)
  const strange = textsIn(reading, 'location').filter(
    (text) => reading.place !== null || isKnownEmployer(normalise(text)),
  )
  // Words beside a place may be part of the place's name, and a large employer's name is none.
  const beside = strange.length > 0 && !(await placing).isWhole ? strange : []
  const [meant, { isWhole: _isWhole, ...located }] = await Promise.all([
    meantBy(database, { typed, reading }, beside),
    placing,
  ])
  return {
    ...meant,
    ...located,
    unused: [...meant.unused, ...located.unused, ...reading.denied.map(({ text }) => text)],
    corrected: corrected || meant.corrected || located.corrected,
    typed,
    reading,
  }
}

const textsIn = ({ unknown }: SearchReading, field: Part['field']) =>
  unknown.flatMap(({ text, part }) => (part.field === field ? [text] : []))

/** The meaning of the words apart from the place; `beside`: words in the place field that name nothing. */
async function meantBy(database: Database, { typed, reading }: ReadSearch, beside: readonly string[]) {
  const demands = demandsOf(
    reading.terms.map(({ term }) => term),
    await avoidedIn(database, reading),
  )
  const texts = textsIn(reading, 'occupation')
  const company = reading.company && normalise(reading.company.name)
  const base = { company, demands, corrected: false, named: [], without: null, likeliest: 1, unused: [] }
  if (reading.cargos.length > 0) return { ...base, ...(await understandCargos(database, { typed, reading }, beside)) }
  const text = texts.join(' ').trim()
  const nothing = { ...base, cbos: [], leading: 0, name: null, said: null, ...namesOf([]) }
  if (!text) {
    const words = beside.length > 0 ? beside.join(' ') : null
    return { ...nothing, words, without: beside.length > 0 ? leavingOut(beside) : null, notUnderstood: beside }
  }
  const without = isDemanding(demands) || company ? leavingOut(texts) : reading.place ? sayingNothing(texts) : null
  return { ...base, notUnderstood: texts, without, ...(await understandWords(database, text)), unused: beside }
}

/** The codes of unwanted occupations, including those whose names begin with the word, except those typed as wanted. */
async function avoidedIn(database: Database, reading: SearchReading): Promise<number[]> {
  const found = await Promise.all(
    reading.avoided.map(async ({ occupations, text }) => {
      const isOneWord = searchTerms(text).length === 1
      return [...occupations, ...(isOneWord ? await occupationsBegun(database, normalise(text)) : [])]
    }),
  )
  const wanted = new Set(reading.cargos.flatMap(({ occupations }) => codesOf(occupations)))
  return codesOf(found.flat()).filter((cbo) => !wanted.has(cbo))
}

/** Words that no job says leave the place alone: 'moça eu preciso muito, Osasco'. */
const sayingNothing = (texts: readonly string[]): Without => ({ ...leavingOut(texts), shortens: true })
