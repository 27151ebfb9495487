import { yearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { layOutBits, layOutBytes, widthOf } from '../platform/database/packing.ts'

/*
 * The one place that says where everything lies that a search looks at of a curriculum. Positions are computed; what
 * doesn't fit stops the program at its start. The statement that writes rows (`refresh-queries.ts`) and the code that
 * reads them (`packed.ts`) take them from here, and the database keeps `curriculumRowDescription` with the rows.
 */

const widthOfExperience = widthOf(Math.max(...yearsOfExperience.codes))

/** What is known of a curriculum in few bits: the experience in each of its occupations, its schooling by its place in the list from 1, and what is so or not. */
export const marks = layOutBits({
  experience1: widthOfExperience,
  experience2: widthOfExperience,
  experience3: widthOfExperience,
  schooling: widthOf(schoolings.codes.length),
  exact: 1,
  allowRemote: 1,
  foundByDisability: 1,
  limited: 1,
})

/**
 * The bytes of a row before what varies: `layout` first, as in the rows of every layout, then the length of the whole row.
 * `salary` in cents a month (0 where they don't say), `born` in days and `modified` in seconds since 1970. After them stand
 * languages and technologies, each list with its number in one byte before its items.
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
})

/** What somebody knows: the hash of its name, and how well. */
export const knownItem = layOutBytes({ hash: 'int4', level: 'int1' })

/** The most items that a list keeps; their number has one byte. */
export const mostKnown = 40

/** All that code of another version needs to read the rows that this one writes. */
export type CurriculumRowDescription = {
  row: { size: number; fields: Record<keyof typeof curriculumRow.fields, { at: number }> }
  marks: Record<string, { at: number; width: number }>
  /** The codes in the order in which they are counted. */
  schoolings: string[]
  known: { size: number; fields: Record<keyof typeof knownItem.fields, { at: number }> }
}

export const curriculumRowDescription: CurriculumRowDescription = {
  row: curriculumRow,
  marks: { ...marks },
  schoolings: [...schoolings.codes],
  known: knownItem,
}
