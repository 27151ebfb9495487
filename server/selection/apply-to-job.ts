import { publicCompanyName } from '@trampolim/marketplace/jobs/public-view.ts'
import { type Answer, answersToKeep, unanswered } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { refusalOfApplication } from '@trampolim/marketplace/selection/application.ts'
import { firstStep } from '@trampolim/marketplace/selection/steps.ts'
import { attachFile } from '../files/attach-file.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { acceptDocument } from '../registration/queries.ts'
import { findApplication } from './application.ts'
import { recount } from './counter-queries.ts'
import { movePlace } from './move-place.ts'
import { type JobFacts, renewPlace, storeHistory, storePlace } from './queries.ts'
import { scorePlaces } from './score-places.ts'

export type ApplyToJob = {
  professionalId: string
  jobId: string
  cvType: JobKindWord
  answers: readonly Answer[]
  /** The uploaded medical report (CID); looked at only where the job asks for one. */
  medicalReport?: string | undefined
  medicalReportConsent?: boolean | undefined
}

/**
 * Puts the candidate into the job's selection, once: of twenty applications at the same moment one makes the place. The job
 * can't be paused or closed meanwhile, so either comes first for everybody. After an own withdrawal the candidate returns
 * to the same place.
 * @returns the place's id
 * @throws job_not_found, job_not_open, already_applied, curriculum_missing, questionnaire_unanswered,
 * medical_report_required, medical_report_consent_required, file_not_found, candidate_not_active, under_age_for_kind,
 * over_age_for_kind
 */
export async function applyToJob({ database, now }: House, asked: ApplyToJob): Promise<string> {
  const moment = now()
  return database.transaction().execute(async (tx) => {
    const { job, place, application } = await findApplication(tx, {
      ...asked,
      hasMedicalReport: asked.medicalReport !== undefined,
      hasReportConsent: asked.medicalReportConsent === true,
      lock: true,
      now: moment,
    })
    const refused = refusalOfApplication(application)
    if (refused === 'questionnaire_unanswered') refuse(refused, faultsOfAnswers(job, asked.answers))
    if (refused) refuse(refused)
    const kept = {
      cvType: asked.cvType,
      origin: 'applied' as const,
      answers: answersToKeep(job.questionnaire, asked.answers),
      medicalReportId: await keepReport(tx, { job, asked, now: moment }),
      jobName: job.jobName,
      companyName: publicCompanyName(job, job),
      now: moment,
    }
    const { professionalId, jobId } = asked
    if (place) {
      const by = { actor: 'candidate', actorId: professionalId } as const
      await movePlace(tx, { placeId: place.id, to: firstStep.applied, ...by, now: moment })
      await renewPlace(tx, place.id, kept)
      const returned = { step: firstStep.applied, hidden: place.hidden }
      await recount(tx, jobId, {
        before: { ...returned, viewed: place.viewed },
        after: { ...returned, viewed: false },
      })
      await scorePlaces(tx, [place.id])
      return place.id
    }
    const id = newId(moment)
    const step = firstStep.applied
    if (!(await storePlace(tx, { id, jobId, professionalId, step, ...kept }))) refuse('already_applied')
    await storeHistory(tx, {
      id: newId(moment),
      placeId: id,
      type: 'applied',
      from: null,
      to: step,
      actor: 'candidate',
      actorId: professionalId,
      note: null,
      now: moment,
    })
    await scorePlaces(tx, [id])
    // Last, since whoever applies to the same job waits for the counter.
    await recount(tx, jobId, { before: null, after: { step, viewed: false, hidden: false } })
    await record(tx, { type: 'selection.applied', payload: { placeId: id }, actorId: professionalId, now: moment })
    return id
  })
}

/** Keeps the report of a job for people with disabilities, and the consent to its being read. */
async function keepReport(tx: Tx, { job, asked, now }: { job: JobFacts; asked: ApplyToJob; now: Date }) {
  const { medicalReport, professionalId } = asked
  if (!job.onlyHandicap || medicalReport === undefined) return null
  const { id } = await attachFile(tx, { fileId: medicalReport, owner: professionalId, purpose: 'medical-report', now })
  await acceptDocument(tx, { accountId: professionalId, document: 'medical-report', now })
  return id
}

function faultsOfAnswers({ questionnaire }: JobFacts, answers: readonly Answer[]) {
  return fieldFaultsOf(
    unanswered(questionnaire, answers).map(({ id }) => ({ field: `answers.${id}`, code: 'required' })),
  )
}
