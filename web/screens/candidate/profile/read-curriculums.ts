import type { Calls } from '@trampolim/contract/client/calls.ts'

/** The curriculums that somebody has, and whether recruiters may find each. Server only. */
export async function readCurriculums({ gateway }: Calls) {
  return (await gateway.curriculums.listAvailability({})).map(({ cvType, searchingJob }) => ({ cvType, searchingJob }))
}
