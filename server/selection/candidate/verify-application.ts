import type { ApplicationTask } from '@trampolim/contract/gateway/selection.ts'
import { inOrder } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { applicationObstacle, outstandingTasks } from '@trampolim/marketplace/selection/application.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { findApplication } from './find-application.ts'

/**
 * Returns what a professional still has to do before they can apply with a curriculum of a kind (specification, platform
 * §7).
 * @throws job_not_found, invitation_not_found, invitation_ended, job_not_open, already_applied, candidate_not_active, under_age_for_kind, over_age_for_kind
 */
export async function verifyApplication(
  { database, now }: House,
  asked: { professionalId: string; jobId: string; cvType: JobKindWord; inviteId?: string | undefined },
): Promise<{ ready: boolean; tasks: ApplicationTask[]; inviteId: string | null }> {
  const { application, invitation } = await findApplication(database, {
    ...asked,
    answers: [],
    hasMedicalReport: false,
    hasReportConsent: false,
    now: now(),
  })
  const obstacle = applicationObstacle(application)
  if (obstacle) return refuse(obstacle)
  const questions = inOrder(application.job.questionnaire).map(({ id, question, type, expected = null }) => ({
    ...{ id, question, type, expected },
  }))
  const tasks = outstandingTasks(application).map((task) =>
    task === 'questionnaire_unanswered' ? { task, questions } : { task },
  )
  return { ready: tasks.length === 0, tasks, inviteId: invitation?.told ? invitation.id : null }
}
