import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import { mayFindPeople } from '@trampolim/marketplace/curriculums/search.ts'
import { hireObstacle } from '@trampolim/marketplace/selection/hiring.ts'
import {
  moveCandidacy as judgeMove,
  type SelectionStep,
  selectionSteps,
} from '@trampolim/marketplace/selection/steps.ts'
import { isOffered } from '../../candidates/compare.ts'
import { findPersonalData } from '../../candidates/details-queries.ts'
import { type HiringJob, readingHiringJob } from '../../candidates/hiring-job.ts'
import { presentDetails } from '../../candidates/present-details.ts'
import { type CandidateRow, candidatesAtCandidacies, candidatesOfCurriculums } from '../../candidates/queries.ts'
import { readCurriculum } from '../../curriculums/read-curriculum.ts'
import { pictureUrl } from '../../files/picture-link.ts'
import { titlesByCode } from '../../lookups/kept-reference.ts'
import type { House } from '../../platform/house.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { presentHire } from '../hiring/present-hire.ts'
import { latestHire } from '../hiring/queries.ts'
import { ruled } from '../move-candidacy.ts'
import { findReport, historyForRecruiters } from './details-queries.ts'
import { isStopped } from './move-candidate.ts'
import { findShownCandidacy, type ShownCandidacy } from './shown-candidacy-queries.ts'

/**
 * Reads what a job's recruiters may see of a candidate. A person without a candidacy must be findable by recruiters.
 * @throws job_not_found, curriculum_not_found
 */
export async function readCandidate(
  house: House,
  { recruiterId, jobId, cvId }: { recruiterId: string; jobId: string; cvId: string },
): Promise<CandidateDetails> {
  const { database, now } = house
  const job = await readingHiringJob(house, { recruiterId, jobId })
  const candidacy = await findShownCandidacy(database, jobId, { cvId })
  const row = await findRow(house, job, { candidacy, cvId })
  const { candidateId: professionalId, cvType } = row
  const [titles, personal, curriculum, ofCandidacy] = await Promise.all([
    titlesByCode(database),
    findPersonalData(database, professionalId),
    row.curriculumId === null ? null : readCurriculum(house, { professionalId, cvType }).catch(noneWhereDeleted),
    candidacy
      ? detailsOfCandidacy(house, job, candidacy)
      : { answers: [], history: [], medicalReport: null, moves: [], hire: null, mayHire: false },
  ])
  if (!personal) return refuse('curriculum_not_found')
  const avatar = personal.avatarFileId && pictureUrl(house, personal.avatarFileId)
  return presentDetails(row, { job, titles, now: now(), personal, avatar, curriculum, ofCandidacy })
}

async function findRow(
  { database }: House,
  job: HiringJob,
  { candidacy, cvId }: { candidacy: ShownCandidacy | undefined; cvId: string },
): Promise<CandidateRow> {
  const [row] = candidacy
    ? await candidatesAtCandidacies(database, [candidacy.id])
    : await candidatesOfCurriculums(database, {
        jobId: job.id,
        organizationId: job.organizationId,
        curriculumIds: [cvId],
      })
  const isFound = row && (candidacy || (mayFindPeople(job) && !row.candidacy && isOffered(row)))
  if (!isFound) return refuse('curriculum_not_found')
  return row
}

async function detailsOfCandidacy({ database, now }: House, job: HiringJob, candidacy: ShownCandidacy) {
  const [history, hire, report] = await Promise.all([
    historyForRecruiters(database, candidacy.id),
    candidacy.step === 'finalists' ? latestHire(database, candidacy.id) : undefined,
    job.onlyHandicap && candidacy.medicalReportId ? findReport(database, candidacy.id) : undefined,
  ])
  const facts = {
    jobOpen: job.status === 'job:approved',
    jobEnded: job.status === 'job:closed',
    interviewConfirmed: candidacy.interviewConfirmed,
    hireStanding: candidacy.hireStanding,
  }
  const mayMove = (to: SelectionStep) => judgeMove(ruled(candidacy), { to, actor: 'recruiter', now: now(), facts }).ok
  return {
    answers: candidacy.answers,
    history,
    medicalReport: report ?? null,
    moves: isStopped(job) ? [] : selectionSteps.filter(mayMove),
    hire: hire ? presentHire(hire) : null,
    mayHire: !isStopped(job) && !hireObstacle({ candidacy, latest: hire?.status ?? null, sent: hire?.sent ?? 0 }),
  }
}

function noneWhereDeleted(problem: unknown): null {
  if (problem instanceof Refusal && problem.code === 'curriculum_missing') return null
  throw problem
}
