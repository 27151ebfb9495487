import { knownDistricts } from '@trampolim/marketplace/places/known-districts.ts'
import { type Vocabulary, vocabularyOf } from '@trampolim/marketplace/search/nearest-word.ts'
import { wordsAbroad } from '@trampolim/marketplace/search/places/abroad.ts'
import { regionWords } from '@trampolim/marketplace/search/places/regions.ts'
import { toolWords } from '@trampolim/marketplace/search/reading/beside-cargos.ts'
import { commonWords } from '@trampolim/marketplace/search/vocabulary/common-words.ts'
import { ordinaryWords } from '@trampolim/marketplace/search/vocabulary/fillers.ts'
import { employerWords } from '@trampolim/marketplace/search/vocabulary/known-employers.ts'
import { termWords } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import { notWords } from '@trampolim/marketplace/search/vocabulary/unneeded.ts'
import type { Database } from '../../platform/house.ts'
import { wordsOfNames } from './name-queries.ts'

const known = new WeakMap<Database, Promise<Vocabulary>>()

/** The likelihood that a word for a way of working or the like is meant. */
const weightOfTerms = 0.5
/** The likelihood that a word of a well-known district is meant. */
const weightOfDistricts = 0.1
/** Shorter words of districts differ too little from others, 'Lapa', so that they hardly ever correct one. */
const shortestOfDistricts = 6
/** A misspelt word is hardly ever a filler. */
const weightOfOrdinary = 0

/**
 * The words to which misspelt ones are corrected: those of occupations, larger municipalities, well-known districts and terms. Read once per
 * process, since they are reference data, which is loaded at startup.
 */
export function vocabularyIn(database: Database): Promise<Vocabulary> {
  const read = known.get(database) ?? readVocabulary(database)
  known.set(database, read)
  read.catch(() => known.delete(database))
  return read
}

async function readVocabulary(database: Database): Promise<Vocabulary> {
  const rows = await wordsOfNames(database)
  const named = [
    ...rows.map(({ word, weight }) => [word, weight] as const),
    ...termWords().map((word) => [word, weightOfTerms] as const),
    ...districtWords().map((word) => [word, word.length < shortestOfDistricts ? 0 : weightOfDistricts] as const),
    ...[...ordinaryWords, ...regionWords(), ...notWords, ...wordsAbroad()]
      .filter((word) => word.length > 3)
      .map((word) => [word, weightOfOrdinary] as const),
  ]
  return vocabularyOf(named, new Set([...commonWords, ...employerWords(), ...toolWords()]))
}

const districtWords = () => knownDistricts.flatMap(({ plain }) => plain.split(' ')).filter((word) => word.length > 3)
