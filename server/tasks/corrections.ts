import { mayStayAsIs, type ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { correctedFields } from '@trampolim/marketplace/reviews/sheet.ts'
import { contentOf } from '../jobs/content/stored.ts'
import { findOwnJob } from '../jobs/recruiter/own-queries.ts'
import { editJob } from '../jobs/recruiter/update-job.ts'
import { lockJob } from '../jobs/status-queries.ts'
import { correctOrganization } from '../organizations/correct-organization.ts'
import { findOrganization, lockOrganization } from '../organizations/organization-queries.ts'
import { memberOf } from '../organizations/policy.ts'
import type { Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { correctProfessional, profileToCorrect } from '../professionals/correct-professional.ts'
import { lockProfile } from '../professionals/queries.ts'
import { correctRecruiter } from '../recruiters/correct-recruiter.ts'
import { findRecruiter, lockRecruiter } from '../recruiters/queries.ts'
import type { Correction } from './correction.ts'
import type { TaskRow } from './queries.ts'

type Holding = { accountId: string; taskId: string }
type Correcting = { accountId: string; task: TaskRow; correction: Correction; now: Date }

/** For each subject, how it is locked until the transaction ends, and the verb of its own noun that corrects it. */
export const corrections: Readonly<
  Record<
    ReviewSubject,
    { hold: (tx: Tx, of: Holding) => Promise<unknown>; correct: (tx: Tx, of: Correcting) => Promise<unknown> }
  >
> = {
  job: {
    async hold(tx, { accountId, taskId }) {
      await memberOf(tx, accountId, { lock: true })
      await lockJob(tx, taskId)
    },
    async correct(tx, { accountId, task, correction: { job: given = undefined }, now }) {
      const recruiter = await memberOf(tx, accountId)
      const own = { jobId: task.taskId, organizationId: recruiter.organizationId }
      const job = (await findOwnJob(tx, own)) ?? refuse('task_not_found')
      const content = { ...contentOf(job), ...(given && correctedFields(given, task)) }
      await editJob(tx, { job, recruiter, content, asIs: mayStayAsIs(task), now })
    },
  },

  organization: {
    async hold(tx, { accountId, taskId }) {
      await memberOf(tx, accountId, { lock: true })
      await lockOrganization(tx, taskId)
    },
    async correct(tx, { accountId, task, correction: { organization: given }, now }) {
      const recruiter = await memberOf(tx, accountId)
      const before = (await findOrganization(tx, task.taskId)) ?? refuse('task_not_found')
      const fields = given ? correctedFields(given, task) : {}
      await correctOrganization(tx, { recruiter, before, fields, asIs: mayStayAsIs(task), now })
    },
  },

  recruiter: {
    hold: (tx, { accountId }) => lockRecruiter(tx, accountId),
    async correct(tx, { accountId, task, correction: { profile: given }, now }) {
      const before = (await findRecruiter(tx, accountId)) ?? refuse('task_not_found')
      const fields = given ? correctedFields(given, task) : {}
      await correctRecruiter(tx, { before, fields, asIs: mayStayAsIs(task), now })
    },
  },

  candidate: {
    hold: (tx, { accountId }) => lockProfile(tx, accountId),
    async correct(tx, { accountId, task, correction: { profile: given }, now }) {
      const before = await profileToCorrect(tx, accountId)
      const fields = given ? correctedFields(given, task) : {}
      await correctProfessional(tx, { accountId, before, fields, asIs: mayStayAsIs(task), now })
    },
  },
}
