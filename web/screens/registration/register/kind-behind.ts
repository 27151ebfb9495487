import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { jobKindWord } from '@trampolim/marketplace/reference/job-types.ts'

/**
 * The kind of curriculum required by the job to which a registration returns; null if it returns to no job. Server
 * only.
 */
export async function kindBehind(redirect: string | null, { gateway }: Calls): Promise<CurriculumKind | null> {
  const pathname = redirect === null ? '' : new URL(redirect, 'http://here.invalid').pathname
  const id = /^\/jobs\/([0-9a-f]{24})$/.exec(pathname)?.[1]
  if (!id) return null
  try {
    return jobKindWord((await gateway.jobs.readJob({ id })).jobSpecificType)
  } catch (problem) {
    if (refusalOf(problem)) return null
    throw problem
  }
}
