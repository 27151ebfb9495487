import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import { movePlace as judgeMove, selectionSteps } from '@trampolim/marketplace/selection/steps.ts'
import { isOffered } from '../candidates/compare.ts'
import { findPersonalData } from '../candidates/details-queries.ts'
import { type HiringJob, hiringJobFor } from '../candidates/hiring-job.ts'
import { presentDetails } from '../candidates/present-details.ts'
import { type CandidateRow, candidatesAtPlaces, candidatesOfCurriculums } from '../candidates/queries.ts'
import { occupationTitles } from '../curriculums/queries.ts'
import { readCurriculum } from '../curriculums/read-curriculum.ts'
import type { House } from '../platform/house.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { findReport, historyForRecruiters } from './details-queries.ts'
import { ruled } from './move-place.ts'
import { findShownPlace, type ShownPlace } from './shown-place-queries.ts'

/**
 * A candidate for a job, as far as its recruiters may read of them. Without a place only somebody whom recruiters may find.
 * @throws job_not_found, curriculum_not_found
 */
export async function readCandidate(
  house: House,
  { recruiterId, jobId, cvId }: { recruiterId: string; jobId: string; cvId: string },
): Promise<CandidateDetails> {
  const { database, now } = house
  const job = await hiringJobFor(database, { recruiterId, jobId })
  const place = await findShownPlace(database, jobId, { cvId })
  const row = await findRow(house, job, { place, cvId })
  const { candidateId: professionalId, cvType } = row
  const [titles, personal, curriculum, ofPlace] = await Promise.all([
    occupationTitles(
      database,
      row.occupations.map(({ cbo }) => cbo),
    ),
    findPersonalData(database, professionalId),
    row.curriculumId === null ? null : readCurriculum(house, { professionalId, cvType }).catch(noneWhereDeleted),
    place ? detailsOfPlace(house, job, place) : { answers: [], history: [], medicalReport: null, moves: [] },
  ])
  if (!personal) return refuse('curriculum_not_found')
  return presentDetails(row, { job, titles, now: now(), personal, curriculum, ofPlace })
}

async function findRow(
  { database }: House,
  job: HiringJob,
  { place, cvId }: { place: ShownPlace | undefined; cvId: string },
): Promise<CandidateRow> {
  const [row] = place
    ? await candidatesAtPlaces(database, [place.id])
    : await candidatesOfCurriculums(database, { jobId: job.id, curriculumIds: [cvId] })
  const isFound = row && (place || (job.everApproved && !row.place && isOffered(row)))
  if (!isFound) return refuse('curriculum_not_found')
  return row
}

async function detailsOfPlace({ database, now }: House, job: HiringJob, place: ShownPlace) {
  const [history, report] = await Promise.all([
    historyForRecruiters(database, place.id),
    job.onlyHandicap && place.medicalReportId ? findReport(database, place.id) : undefined,
  ])
  const facts = {
    jobOpen: job.status === 'job:approved',
    jobEnded: job.status === 'job:closed',
    interviewConfirmed: false,
  }
  return {
    answers: place.answers,
    history,
    medicalReport: report ?? null,
    moves: selectionSteps.filter((to) => judgeMove(ruled(place), { to, actor: 'recruiter', now: now(), facts }).ok),
  }
}

function noneWhereDeleted(problem: unknown): null {
  if (problem instanceof Refusal && problem.code === 'curriculum_missing') return null
  throw problem
}
