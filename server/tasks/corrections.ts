import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { correctedFields } from '@trampolim/marketplace/reviews/sheet.ts'
import { findOwnJob } from '../jobs/own-queries.ts'
import { holdJob } from '../jobs/status-queries.ts'
import { contentOf } from '../jobs/stored.ts'
import { editJob } from '../jobs/update-job.ts'
import { correctOrganization } from '../organizations/correct-organization.ts'
import { findOrganization, holdOrganization } from '../organizations/organization-queries.ts'
import { memberOf } from '../organizations/policy.ts'
import type { Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { correctRecruiter } from '../recruiters/correct-recruiter.ts'
import { findRecruiter, holdRecruiter } from '../recruiters/queries.ts'
import { correctProfessional, profileToCorrect } from '../registration/correct-professional.ts'
import { holdProfile } from '../registration/queries.ts'
import type { Correction } from './correction.ts'
import type { TaskRow } from './queries.ts'

type Holding = { accountId: string; taskId: string }
type Correcting = { accountId: string; task: TaskRow; correction: Correction; now: Date }

/** How what a task is about is held until the transaction ends, and how it is corrected by its own noun's verb. */
export const corrections: Readonly<
  Record<
    ReviewSubject,
    { hold: (tx: Tx, of: Holding) => Promise<unknown>; correct: (tx: Tx, of: Correcting) => Promise<unknown> }
  >
> = {
  job: {
    async hold(tx, { accountId, taskId }) {
      await memberOf(tx, accountId, { lock: true })
      await holdJob(tx, taskId)
    },
    async correct(tx, { accountId, task, correction: { job: given = undefined }, now }) {
      const recruiter = await memberOf(tx, accountId)
      const own = { jobId: task.taskId, organizationId: recruiter.organizationId }
      const job = (await findOwnJob(tx, own)) ?? refuse('task_not_found')
      const content = { ...contentOf(job), ...(given && correctedFields(given, task)) }
      await editJob(tx, { job, recruiter, content, now })
    },
  },

  organization: {
    async hold(tx, { accountId, taskId }) {
      await memberOf(tx, accountId, { lock: true })
      await holdOrganization(tx, taskId)
    },
    async correct(tx, { accountId, task, correction: { organization: given }, now }) {
      const recruiter = await memberOf(tx, accountId)
      const before = (await findOrganization(tx, task.taskId)) ?? refuse('task_not_found')
      const fields = given ? correctedFields(given, task) : {}
      await correctOrganization(tx, { recruiter, before, fields, now })
    },
  },

  recruiter: {
    hold: (tx, { accountId }) => holdRecruiter(tx, accountId),
    async correct(tx, { accountId, task, correction: { profile: given }, now }) {
      const before = (await findRecruiter(tx, accountId)) ?? refuse('task_not_found')
      await correctRecruiter(tx, { before, fields: given ? correctedFields(given, task) : {}, now })
    },
  },

  candidate: {
    hold: (tx, { accountId }) => holdProfile(tx, accountId),
    async correct(tx, { accountId, task, correction: { profile: given }, now }) {
      const before = await profileToCorrect(tx, accountId)
      await correctProfessional(tx, { accountId, before, fields: given ? correctedFields(given, task) : {}, now })
    },
  },
}
