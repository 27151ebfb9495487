import { publicCompanyName } from '@trampolim/marketplace/jobs/public-view.ts'
import { type Answer, answersToKeep, unanswered } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { refusalOfApplication } from '@trampolim/marketplace/selection/application.ts'
import { candidacyEntryFor } from '@trampolim/marketplace/selection/history.ts'
import { type CandidacyOrigin, firstStep } from '@trampolim/marketplace/selection/steps.ts'
import { attachFile } from '../../files/attach-file.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import { acceptDocument } from '../../professionals/queries.ts'
import { recount } from '../counter-queries.ts'
import { storeHistory } from '../history-queries.ts'
import { acceptInvitation } from '../invitations/answer-invitation.ts'
import { moveCandidacy } from '../move-candidacy.ts'
import { renewCandidacy, storeCandidacy } from '../queries.ts'
import { scoreCandidacies } from '../scores/score-candidacies.ts'
import type { JobFacts } from './application-queries.ts'
import { findApplication } from './find-application.ts'

export type ApplyToJob = {
  professionalId: string
  jobId: string
  cvType: JobKindWord
  answers: readonly Answer[]
  /** The uploaded medical report (CID); ignored unless the job requires one. */
  medicalReport?: string | undefined
  medicalReportConsent?: boolean | undefined
  /** The invitation that they mean to accept. */
  inviteId?: string | undefined
}

/** What another noun does in the same transaction as an application. */
export type Alongside = (
  house: House,
  tx: Tx,
  applied: Pick<ApplyToJob, 'professionalId' | 'jobId' | 'cvType'> & { candidacyId: string; now: Date },
) => Promise<void>

/**
 * Adds the candidate to the job's selection, once: of twenty simultaneous applications one creates the candidacy.
 * Meanwhile the job is locked against pausing and closing. After the candidate's own withdrawal the same candidacy is
 * renewed. Applying accepts an open invitation; the candidacy then begins in the selective process.
 * @returns the candidacy's id
 * @throws terms_outdated, job_not_found, invitation_not_found, invitation_ended, job_not_open, already_applied,
 * curriculum_missing, questionnaire_unanswered, medical_report_required, medical_report_consent_required,
 * file_not_found, candidate_not_active, under_age_for_kind, over_age_for_kind
 */
export async function applyToJob(house: House, asked: ApplyToJob, alongside?: Alongside): Promise<string> {
  const moment = house.now()
  return house.database.transaction().execute(async (tx) => {
    const candidacyId = await place(tx, asked, moment)
    await alongside?.(house, tx, { ...asked, candidacyId, now: moment })
    return candidacyId
  })
}

async function place(tx: Tx, asked: ApplyToJob, moment: Date): Promise<string> {
  await assertTermsAccepted(tx, asked.professionalId)
  const { job, candidacy, invitation, application } = await findApplication(tx, {
    ...asked,
    hasMedicalReport: asked.medicalReport !== undefined,
    hasReportConsent: asked.medicalReportConsent === true,
    lock: true,
    now: moment,
  })
  const refused = refusalOfApplication(application)
  if (refused === 'questionnaire_unanswered') refuse(refused, faultsOfAnswers(job, asked.answers))
  if (refused) refuse(refused)
  const origin = invitation?.told ? 'invited' : 'applied'
  if (invitation) await acceptInvitation(tx, { invitation, now: moment })
  const kept = {
    cvType: asked.cvType,
    origin: origin as CandidacyOrigin,
    answers: answersToKeep(job.questionnaire, asked.answers),
    medicalReportId: await keepReport(tx, { job, asked, now: moment }),
    jobName: job.jobName,
    companyName: publicCompanyName(job, job),
    forClient: job.forClient,
    now: moment,
  }
  const { professionalId, jobId } = asked
  if (candidacy) {
    const by = { actor: 'candidate', actorId: professionalId } as const
    await moveCandidacy(tx, { candidacyId: candidacy.id, to: firstStep.applied, ...by, now: moment })
    await renewCandidacy(tx, candidacy.id, kept)
    const returned = { step: firstStep.applied, hidden: candidacy.hidden }
    await recount(tx, jobId, {
      before: { ...returned, viewed: candidacy.viewed },
      after: { ...returned, viewed: false },
    })
    await scoreCandidacies(tx, [candidacy.id])
    return candidacy.id
  }
  const id = newId(moment)
  const step = firstStep[origin]
  if (!(await storeCandidacy(tx, { id, jobId, professionalId, step, ...kept }))) refuse('already_applied')
  await storeHistory(tx, {
    id: newId(moment),
    candidacyId: id,
    type: candidacyEntryFor({ from: null, to: step, actor: 'candidate' }),
    from: null,
    to: step,
    actor: 'candidate',
    actorId: professionalId,
    note: null,
    now: moment,
  })
  await scoreCandidacies(tx, [id])
  // Last, since concurrent applications to the same job wait for the counter's row.
  await recount(tx, jobId, { before: null, after: { step, viewed: false, hidden: false } })
  await record(tx, { type: 'selection.applied', payload: { candidacyId: id }, actorId: professionalId, now: moment })
  return id
}

/** Stores the report for a job for people with disabilities, with the consent to reading it. */
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
