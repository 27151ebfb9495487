import type { FoundCurriculum } from '@trampolim/contract/search-cv/search.ts'
import { maySeeContact } from '@trampolim/marketplace/selection/who-sees.ts'
import { isOffered } from '../../candidates/compare.ts'
import { findPersonalData } from '../../candidates/details-queries.ts'
import { consented, showsName } from '../../candidates/present-card.ts'
import { presentContact } from '../../candidates/present-details.ts'
import { candidatesOfCurriculums } from '../../candidates/queries.ts'
import { readCurriculum } from '../../curriculums/read-curriculum.ts'
import { pictureUrl } from '../../files/picture-link.ts'
import { titlesByCode } from '../../lookups/kept-reference.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentPerson } from './present.ts'
import { searcherFor } from './searcher.ts'

/**
 * Reads a person whom recruiters can find, without a job. The file and the kind of disability are never included, the
 * video only together with the name, contact data and picture only with the person's consent.
 * @throws curriculum_not_found, and the refusals of a recruiter who may not search people
 */
export async function readFoundPerson(
  house: House,
  { recruiterId, cvId }: { recruiterId: string; cvId: string },
): Promise<FoundCurriculum> {
  const { database, now } = house
  const { findsNobody, organizationId } = await searcherFor(house, { recruiterId, jobId: undefined })
  const [row] = await candidatesOfCurriculums(database, { jobId: null, organizationId, curriculumIds: [cvId] })
  if (!row || findsNobody || !isOffered(row)) return refuse('curriculum_not_found')
  const isSeen = maySeeContact({
    ...{ takenDown: row.takenDown, everApproved: row.everApproved, sharesContactData: row.sharesContactData },
    consented: consented(row),
  })
  const [titles, personal, curriculum] = await Promise.all([
    titlesByCode(database),
    isSeen ? findPersonalData(database, row.candidateId) : undefined,
    readCurriculum(house, { professionalId: row.candidateId, cvType: row.cvType }),
  ])
  const { searchingJob, visibility, fileCV, ...shown } = curriculum
  const updated = new Date(curriculum.updateAt).getTime() / 1000
  return {
    ...presentPerson(row, { job: null, titles, updated, now: now() }),
    contact: personal ? presentContact(personal) : null,
    avatar: personal?.avatarFileId ? pictureUrl(house, personal.avatarFileId) : null,
    curriculum: { ...shown, handicaps: [], videoUrl: showsName(row) ? shown.videoUrl : null },
  }
}
