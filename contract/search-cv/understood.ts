import { z } from 'zod'

/** The kinds of parts that a recruiter's typed words can have. */
const chipKinds = [
  'occupation',
  'words',
  'company',
  'place',
  'distance',
  'workType',
  'jobKind',
  'pcd',
  'firstJob',
  'seniority',
  'language',
  'salary',
  'licence',
  'schooling',
  'experience',
] as const

/** An alternative search: its label and the content of both fields. */
const peopleWay = z.object({ label: z.string(), words: z.string(), place: z.string() })
export type PeopleWay = z.infer<typeof peopleWay>

const peopleChip = peopleWay.extend({ kind: z.enum(chipKinds) })
export type PeopleChip = z.infer<typeof peopleChip>

/** How the typed words of a search of curriculums were understood. */
export const understoodPeople = z.object({
  /** Each part that was understood, with the content of both fields without that part. */
  chips: z.array(peopleChip),
  /** Whether words were misspelt, so that the corrected words were searched instead. */
  corrected: z.boolean(),
  /** Other places with the name that was typed. */
  alternatives: z.array(peopleWay),
  /** Words that name nothing: they are searched in the curriculums. */
  notUnderstood: z.array(z.string()),
  /** Those of the words not understood with which nobody was found: they were left out of the search. */
  leftOut: z.array(z.string()),
  /**
   * Parts that were understood but filter nothing: those that no curriculum states, such as a kind of contract, and what
   * isn't wanted, such as 'menos telemarketing'.
   */
  unsaid: z.array(z.string()),
  /** Words by which nobody may be chosen (Lei 9.029/1995): they neither filter nor are searched. */
  protected: z.array(z.string()),
  /** A place that doesn't exist, with similar names; the search ignored it. */
  unknownPlace: z.object({ text: z.string(), near: z.array(peopleWay) }).nullable(),
})
export type UnderstoodPeople = z.infer<typeof understoodPeople>
