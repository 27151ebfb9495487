import { mostTags, tidyTag } from '@trampolim/marketplace/selection/tags.ts'
import { hiringJobFor, readingHiringJob } from '../../candidates/hiring-job.ts'
import type { House } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { refuse } from '../../platform/refusal.ts'
import { findShownCandidacy } from '../board/shown-candidacy-queries.ts'
import { countTags, findTags, removeTag, storeTag } from './tag-queries.ts'

type OfJob = { recruiterId: string; jobId: string }

/** The most tags that a list offers. */
const mostListed = 200

/** Puts a tag on a candidate of a job, or takes it off. @throws job_not_found, process_not_found, too_many_tags */
export async function tagCandidate(
  { database }: House,
  { recruiterId, jobId, candidacyId, on, ...asked }: OfJob & { candidacyId: string; tag: string; on: boolean },
) {
  const tag = tidyTag(asked.tag)
  if (tag === '') refuse('invalid_form', fieldFaultsOf([{ field: 'tag', code: 'required' }]))
  await database.transaction().execute(async (tx) => {
    const { organizationId } = await hiringJobFor(tx, { recruiterId, jobId })
    if (!(await findShownCandidacy(tx, jobId, { candidacyId }))) refuse('process_not_found')
    if (!on) return removeTag(tx, { candidacyId, tag })
    if ((await countTags(tx, candidacyId)) >= mostTags) refuse('too_many_tags')
    await storeTag(tx, { candidacyId, jobId, organizationId, tag })
  })
}

/** The tags that the organisation of a job uses. @throws job_not_found */
export async function listTags(house: House, { recruiterId, jobId }: OfJob): Promise<{ tags: string[] }> {
  const { organizationId } = await readingHiringJob(house, { recruiterId, jobId })
  return { tags: await findTags(house.database, { organizationId, most: mostListed }) }
}
