import { type Benefit, benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { yearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import {
  type BitField,
  type BitLayout,
  type ByteField,
  layOutBits,
  layOutBytes,
  offsetsOf,
  widthOf,
} from '../platform/database/packing.ts'

/*
 * The only definition of the layout of a curriculum's packed search row. Positions are computed, and values that don't
 * fit stop the program at startup. The statement that writes rows (`refresh-queries.ts`) and the code that reads them
 * (`packed.ts`, `other-layouts.ts`) use this layout, and the database stores `curriculumRowDescription` together with
 * the rows.
 */

const widthOfExperience = widthOf(Math.max(...yearsOfExperience.codes))

/**
 * Bit fields: the experience in each occupation, the schooling as its position in the list from 1, flags, and one bit
 * for each category of the driver's licence.
 */
export const marks = layOutBits({
  experience1: widthOfExperience,
  experience2: widthOfExperience,
  experience3: widthOfExperience,
  schooling: widthOf(schoolings.codes.length),
  exact: 1,
  allowRemote: 1,
  foundByDisability: 1,
  limited: 1,
  licences: licenceCategories.codes.length,
})

/**
 * The fixed part of a row: first `layout`, as in the rows of every layout, then the length of the whole row. `salary`
 * in cents a month (0 if not stated), `born` in days and `modified` and `since` (since when recruiters find it as it is) in seconds since 1970, `focus` the hash of the
 * career focus (0 if not stated), `benefits` one bit for each wished benefit in the order of the list, `weekParts` one
 * bit for each part of the week. The lists of languages, technologies and internship courses follow, each preceded by
 * its length in one byte.
 */
export const curriculumRow = layOutBytes({
  layout: 'int2',
  length: 'int2',
  id: 'id',
  cbo1: 'int4',
  cbo2: 'int4',
  cbo3: 'int4',
  marks: 'int4',
  salary: 'int4',
  latitude: 'float4',
  longitude: 'float4',
  municipality: 'int4',
  born: 'int4',
  modified: 'int4',
  since: 'int4',
  focus: 'int4',
  benefits: 'int4',
  weekParts: 'int1',
})

/** The bit of each benefit. */
export const benefitBits: BitLayout<Benefit> = layOutBits(
  Object.fromEntries(benefits.codes.map((code) => [code, 1])) as Record<Benefit, 1>,
)

/** Where each value of the fixed part is. */
export const offsets = offsetsOf(curriculumRow)

/**
 * A language or technology: the hash of its name, and the level. A course: the hash of its name, and its period and
 * shift combined in one number.
 */
export const knownItem = layOutBytes({ hash: 'int4', level: 'int1' })

/** The number of a course is its period times this factor, plus its shift. */
export const periodFactor = 8

/** The maximum number of items in a list; its length is stored in one byte. */
export const mostKnown = 40

type FieldName = keyof typeof curriculumRow.fields

/** Everything that code of another version needs to know to read the rows that this version writes. */
export type CurriculumRowDescription = {
  row: { size: number; fields: Record<FieldName, ByteField> }
  marks: Record<string, BitField>
  /** The codes in the order of their stored numbers. */
  schoolings: string[]
  known: { size: number; fields: Record<keyof typeof knownItem.fields, { at: number }> }
  /** The codes in the order of their stored bits. */
  benefits?: string[]
  /** Whether the rows contain a list of courses after the list of technologies. */
  courses?: boolean
}

export const curriculumRowDescription: CurriculumRowDescription = {
  row: curriculumRow,
  marks: { ...marks },
  schoolings: [...schoolings.codes],
  known: knownItem,
  benefits: [...benefits.codes],
  courses: true,
}
