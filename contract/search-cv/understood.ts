import { z } from 'zod'

/** What a part of a recruiter's typed words can be. */
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

/** A search by typed words: its label and what stands in both fields. */
const peopleWay = z.object({ label: z.string(), words: z.string(), place: z.string() })
export type PeopleWay = z.infer<typeof peopleWay>

const peopleChip = peopleWay.extend({ kind: z.enum(chipKinds) })
export type PeopleChip = z.infer<typeof peopleChip>

/** How the typed words of a search of curriculums were understood. */
export const understoodPeople = z.object({
  /** Each part that was understood, with both fields as they are without it. */
  chips: z.array(peopleChip),
  /** Whether words were misspelt, and these were searched instead. */
  corrected: z.boolean(),
  /** Other places of the name that was typed. */
  alternatives: z.array(peopleWay),
  /** Words that name nothing: they are searched in the curriculums. */
  notUnderstood: z.array(z.string()),
  /** Of these, words with which nobody was found: the people are those without them. */
  leftOut: z.array(z.string()),
  /** What was understood but no curriculum says, such as a contract: it filters nothing. */
  unsaid: z.array(z.string()),
  /** Words by which nobody may be chosen (Lei 9.029/1995): they neither filter nor are searched. */
  protected: z.array(z.string()),
  /** A place that doesn't exist, with near names; the rest was searched without it. */
  unknownPlace: z.object({ text: z.string(), near: z.array(peopleWay) }).nullable(),
})
export type UnderstoodPeople = z.infer<typeof understoodPeople>
