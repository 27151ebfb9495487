import { type CodeOf, wordTable } from '../reference/code-table.ts'

/**
 * Who sees a curriculum: `free`, every recruiter; `limited`, recruiters see it without name, contact and photo until
 * the candidate consents; `hidden`, nobody (specification, data §4.4; product, curriculum visibility).
 */
export const visibilities = wordTable('free', 'limited', 'hidden')
export type Visibility = CodeOf<typeof visibilities>

/** Whether a curriculum is switched on, and who sees it. */
export type Access = { readonly searchingJob: boolean; readonly visibility: Visibility }

/**
 * The access with which a new curriculum begins: the strictest of the person's other ones, so that it shows nobody who
 * chose not to be shown. The first one is on and free.
 */
export function accessOfNew(others: readonly Access[]): Access {
  const strictest = Math.max(0, ...others.map(({ visibility }) => visibilities.codes.indexOf(visibility)))
  return {
    searchingJob: others.every(({ searchingJob }) => searchingJob),
    visibility: visibilities.codes[strictest] as Visibility,
  }
}

/** Whether recruiters find a curriculum: it is switched on (searchingJob) and not hidden. */
export function isFoundBySearch(curriculum: Access): boolean {
  return curriculum.searchingJob && curriculum.visibility !== 'hidden'
}

/** Whether a recruiter who finds it sees name and photo without asking. */
export function showsIdentity(visibility: Visibility, { consented }: { consented: boolean }): boolean {
  return visibility === 'free' || (visibility === 'limited' && consented)
}
