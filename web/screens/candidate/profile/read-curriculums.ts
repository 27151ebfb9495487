import type { Calls } from '@trampolim/contract/client/calls.ts'

/** A person's curriculums, with whether recruiters can find each. Server only. */
export async function readCurriculums({ gateway }: Calls) {
  return (await gateway.curriculums.listAvailability({})).map(({ cvType, searchingJob }) => ({ cvType, searchingJob }))
}
