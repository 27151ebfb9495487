import { type ReviewSubject, reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import type { House } from '../../platform/house.ts'
import { type FoundSubject, searchSubjects } from './search-queries.ts'

const mostOfEach = 20

/** The trigram index needs three letters to find a part of a name; shorter texts are matched at its beginning. */
const shortest = 3

/** Finds jobs, organisations, recruiters and candidates by a part of their name, ignoring accents and case. */
export async function findSubjects(
  { database }: House,
  { name, subject }: { name: string; subject: ReviewSubject | undefined },
): Promise<FoundSubject[]> {
  const escaped = name.replace(/[\\%_]/g, (mark) => `\\${mark}`)
  const pattern = name.length < shortest ? `${escaped}%` : `%${escaped}%`
  return searchSubjects(database, { pattern, subjects: subject ? [subject] : reviewSubjects, most: mostOfEach })
}
