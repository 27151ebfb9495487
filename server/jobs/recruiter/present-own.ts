import type { OwnJobCard } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import type { OwnJob, StepCounts } from '@trampolim/contract/job-content.ts'
import { belowMinimumWage } from '@trampolim/marketplace/jobs/minimum-wage.ts'
import { salaryOfJob } from '@trampolim/marketplace/jobs/salary-of-job.ts'
import { monthlyHours } from '@trampolim/marketplace/jobs/working-hours.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { obstacleTo } from '../../organizations/policy.ts'
import type { Employer } from '../../organizations/queries.ts'
import { contentOf } from '../content/stored.ts'
import type { ListedOwnJob, OwnJobRow } from './own-queries.ts'

/** Presents a job to a recruiter of its organisation. */
export function presentOwnJob(row: OwnJobRow, { reader, now }: { reader: Employer; now: Date }): OwnJob {
  const content = contentOf(row)
  return {
    id: row.id,
    content,
    status: row.status,
    statusReason: row.status_reason,
    task: row.task_id ? { processId: row.task_id, taskId: row.id } : null,
    belowMinimumWage: leastWage(content, now),
    exceptionApproved: Boolean(row.legal_exception?.approvedAt),
    mayManage: mayManage(row, reader),
    pausedWhenEdited: row.paused_when_edited,
    created: row.created_at.toISOString(),
    modified: row.modified_at.toISOString(),
    approved: row.approved_at?.toISOString() ?? null,
    closes: row.closes_at?.toISOString() ?? null,
    closed: row.closed_at?.toISOString() ?? null,
    counts: stepsOf(row.counts),
    unseen: row.counts.unseen ?? 0,
    endsWithJob: row.ends,
    vacancies: row.vacancies,
    hired: row.hired,
  }
}

/** Presents a job in a recruiter's list. */
export function presentOwnCard(row: ListedOwnJob, reader: Employer): OwnJobCard {
  return {
    id: row.id,
    jobName: row.job_name,
    jobSpecificType: row.job_specific_type,
    status: row.status,
    statusReason: row.status_reason,
    needsCorrection: row.task_id !== null,
    mayManage: mayManage(row, reader),
    city: row.city,
    state: row.state,
    qty: row.vacancies,
    hired: row.hired,
    created: row.created_at.toISOString(),
    modified: row.modified_at.toISOString(),
    closes: row.closes_at?.toISOString() ?? null,
    counts: stepsOf(row.counts),
    unseen: row.counts.unseen ?? 0,
    endsWithJob: row.ends,
  }
}

const mayManage = (row: Pick<OwnJobRow, 'created_by'>, reader: Employer) =>
  obstacleTo(reader, 'manage-job', { own: row.created_by === reader.accountId }) === undefined

function stepsOf(counts: OwnJobRow['counts']): StepCounts {
  const { curriculums = 0, selectiveProcess = 0, interviews = 0, finalists = 0, discarded = 0 } = counts
  return { curriculums, selectiveProcess, interviews, finalists, discarded }
}

/** This year's minimum wage for these hours, if the salary is below it; otherwise null. */
function leastWage(content: OwnJob['content'], now: Date): number | null {
  const salary = salaryOfJob(content)
  if (!salary || !content.contractType) return null
  const hours = monthlyHours(content)
  const year = Number(dayOf(now).slice(0, 4))
  const asked = { contractType: content.contractType, year, ...(hours !== undefined && { monthlyHours: hours }) }
  return belowMinimumWage(salary, asked) ?? null
}
