import { weekParts } from '@trampolim/marketplace/availability/week-parts.ts'
import { curriculumSorts, updateAges } from '@trampolim/marketplace/curriculums/search.ts'
import { languageLevels } from '@trampolim/marketplace/reference/language-levels.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { states } from '@trampolim/marketplace/reference/states.ts'
import { z } from 'zod'
import * as codes from '../codes.ts'
import { flag, several } from '../shapes.ts'
import { textLike, trimmed, typedText, wholeText } from '../values.ts'

/**
 * A filter as a JSON value in a query (`languages=[{"language":"ingles","level":2}]`, `occupation="521110"`), or as
 * plain text where that is unambiguous (`occupation=521110`, `age[min]=20`). Text that isn't JSON is used unchanged.
 */
function jsonValue<Value extends z.ZodType>(value: Value) {
  return z.preprocess((given) => {
    if (typeof given !== 'string' || !/^\s*[[{"]/.test(given)) return given
    try {
      return JSON.parse(given) as unknown
    } catch {
      return given
    }
  }, value)
}

/** Several values: a JSON list, repeated, or joined by commas. */
const list = <Item extends z.ZodType>(item: Item) => jsonValue(several(item))

/** Several texts that may contain commas: a JSON list, or repeated. */
const texts = <Item extends z.ZodType>(item: Item) =>
  jsonValue(
    z
      .preprocess(
        (given) => (given === '' || given === undefined ? [] : Array.isArray(given) ? given : [given]),
        z.array(item).max(50),
      )
      .prefault([]),
  )

/** The lowest and the highest age in whole years. */
const age = z.object({ min: wholeText(14, 99).optional(), max: wholeText(14, 99).optional() })

/** A language, with the lowest level if one is given. */
const spoken = z.object({
  language: codes.oneOf(languages.codes),
  level: codes.oneOfText(languageLevels.codes).optional(),
})

/**
 * The filters of a search of curriculums (specification, data §2: advanced search and filters, faceted filters). A
 * filter never finds people who don't state the value that it asks for.
 */
export const curriculumFilters = {
  /**
   * What the recruiter looks for, in free text: 'vendedor com CNH B em campinas'. It is read like the words of a job
   * search.
   */
  words: trimmed(200).default(''),
  /** Where, in free text: 'zona leste', 'campinas', 'interior de sp'. */
  place: trimmed(120).default(''),
  /** The kind of curriculum; a job's own kind if `jobId` is given, else `professional`. */
  cvType: codes.cvType.optional(),
  /** Part of the name, ignoring accents and case. It finds only people whose name the recruiter may see. */
  name: jsonValue(trimmed(120)).default(''),
  /** A code of the CBO among the occupations of interest. */
  occupation: jsonValue(textLike(/^\d{6}$/, { longest: 6, code: 'unknown_occupation' })).optional(),
  /** Words that the curriculum has: in experiences, courses, objective, technologies. */
  keywords: jsonValue(trimmed(120)).default(''),
  /** The municipalities in which people live, by id. */
  location: list(wholeText(0)),
  states: list(codes.oneOf(states.codes)),
  /**
   * Kilometres, `20km` or `20`. With `jobId`: the maximum between home and the nearest workplace, in bands. Without
   * `jobId`: the maximum between the towns of `location` and the person's town, which reveals nothing but the town.
   */
  distance: z.preprocess(
    (given) => (typeof given === 'string' ? given.replace(/^\s*"?\s*(\d+)\s*(?:km)?\s*"?\s*$/i, '$1') : given),
    codes.distanceEdge.optional(),
  ),
  /**
   * Districts of the job's approved workplaces: finds people who live up to 10 km from one of them, by the same bands.
   */
  districts: texts(typedText(120)),
  /** The highest expected salary, in cents a month. */
  salary: jsonValue(wholeText(0)).optional(),
  salaries: list(codes.salaryBucket),
  careerFocus: texts(typedText(120)),
  /** Benefits that matter to the person; one match is enough. */
  benefits: list(codes.benefit),
  /** Parts of the week in which the person can talk; all of them are required. */
  availability: list(codes.oneOf(weekParts.codes)),
  /**
   * Categories of the driver's licence; all of them are required. A higher category includes the lower ones, except A.
   */
  licences: list(codes.oneOf(licenceCategories.codes)),
  languages: list(spoken),
  /** The least schooling. */
  schooling: jsonValue(codes.schooling).optional(),
  allowRemote: flag.optional(),
  /** Only people with a disability who agreed to be found by it (LGPD art. 11). */
  pcdOnly: flag.optional(),
  /** Only curriculums changed within this many days. */
  updated: codes.oneOfText(updateAges).optional(),
  /** The call is refused unless `jobId` is given and that job may be searched by age (Lei 9.029/1995). */
  age: jsonValue(age).optional(),
  sort: codes.oneOf(curriculumSorts).default('relevance'),
}

/** The filters that a watched search stores. */
export const watchedFilters = z.object(curriculumFilters)

/** The filters as a caller gives them. */
export type CurriculumFilters = z.input<typeof watchedFilters>
