import { type CodeOf, wordTable } from '../reference/code-table.ts'

/**
 * Who sees a curriculum: `free`, every recruiter; `limited`, recruiters see it without name, contact and photo until
 * the candidate consents; `hidden`, nobody (specification, data §4.4; product, curriculum visibility).
 */
export const visibilities = wordTable('free', 'limited', 'hidden')
export type Visibility = CodeOf<typeof visibilities>

/** Whether recruiters find a curriculum: it is switched on (searchingJob) and not hidden. */
export function isFoundBySearch(curriculum: { searchingJob: boolean; visibility: Visibility }): boolean {
  return curriculum.searchingJob && curriculum.visibility !== 'hidden'
}

/** Whether a recruiter who finds it sees name and photo without asking. */
export function showsIdentity(visibility: Visibility, { consented }: { consented: boolean }): boolean {
  return visibility === 'free' || (visibility === 'limited' && consented)
}
