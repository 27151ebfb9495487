import type { FoundCurriculum } from '@trampolim/contract/search-cv/search.ts'
import { isOffered } from '../../candidates/compare.ts'
import { showsName } from '../../candidates/present-card.ts'
import { candidatesOfCurriculums } from '../../candidates/queries.ts'
import { readCurriculum } from '../../curriculums/read-curriculum.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { titlesByCode } from '../reference.ts'
import { presentPerson } from './present.ts'
import { searcherFor } from './searcher.ts'

/**
 * Reads a person whom recruiters find, without a job: never contact data, the file or which
 * disability they have, the video only with the name.
 * @throws curriculum_not_found, and why the recruiter may not search people
 */
export async function readFoundPerson(
  house: House,
  { recruiterId, cvId }: { recruiterId: string; cvId: string },
): Promise<FoundCurriculum> {
  const { database, now } = house
  const { findsNobody } = await searcherFor(house, { recruiterId, jobId: undefined })
  const [row] = await candidatesOfCurriculums(database, { jobId: null, curriculumIds: [cvId] })
  if (!row || findsNobody || !isOffered(row)) return refuse('curriculum_not_found')
  const [titles, curriculum] = await Promise.all([
    titlesByCode(database),
    readCurriculum(house, { professionalId: row.candidateId, cvType: row.cvType }),
  ])
  const { searchingJob, visibility, fileCV, ...shown } = curriculum
  const updated = new Date(curriculum.updateAt).getTime() / 1000
  return {
    ...presentPerson(row, { job: null, titles, updated, now: now() }),
    curriculum: { ...shown, handicaps: [], videoUrl: showsName(row) ? shown.videoUrl : null },
  }
}
