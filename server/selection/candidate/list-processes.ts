import type { SelectionStep } from '@trampolim/contract/codes.ts'
import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import { standingOf } from '@trampolim/marketplace/jobs/status.ts'
import { keptUntil } from '@trampolim/marketplace/selection/ending.ts'
import { visibleHistory } from '@trampolim/marketplace/selection/history.ts'
import { type CandidacyStatus, selectionSteps, statusOfStep } from '@trampolim/marketplace/selection/steps.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentHire } from '../hiring/present-hire.ts'
import { type Hire, toldHires } from '../hiring/queries.ts'
import { listReportViews } from '../reports/medical-report-queries.ts'
import {
  countCandidacies,
  type ListedCandidacy,
  type Listing,
  listCandidacies,
  listHistory,
} from './process-queries.ts'

/** Returns a page of a professional's selections with the history visible to them. */
export async function listProcesses({ database, now }: House, asked: Omit<Listing, 'now'>) {
  const { total, rows } = await listCandidacies(database, { ...asked, now: now() })
  const candidacyIds = rows.map(({ id }) => id)
  const history = Map.groupBy(await listHistory(database, candidacyIds), ({ candidacyId }) => candidacyId)
  const views = Map.groupBy(await listReportViews(database, candidacyIds), ({ candidacyId }) => candidacyId)
  const hires = await toldHires(
    database,
    rows.flatMap((row) => (row.step === 'finalists' || fellWithJob(row) ? row.id : [])),
  )
  const items = rows.map((row) =>
    presentProcess(row, {
      ...{ now: now(), history: history.get(row.id), views: views.get(row.id), hire: hires.get(row.id) },
    }),
  )
  return { items, page: asked.page, size: asked.size, total }
}

/** Reads one selection of a professional. @throws process_not_found (also someone else's) */
export async function readProcess(
  house: House,
  { professionalId, candidacyId }: { professionalId: string; candidacyId: string },
): Promise<SelectiveProcess> {
  const one = { professionalId, candidacyId, page: 1, size: 1, sort: 'desc', sortField: 'moved' } as const
  const { items } = await listProcesses(house, one)
  return items[0] ?? refuse('process_not_found')
}

/** Counts a professional's selections by the step that they see. */
export async function countProcesses({ database, now }: House, professionalId: string) {
  const counted = await countCandidacies(database, { professionalId, now: now() })
  const none = Object.fromEntries(selectionSteps.map((step) => [step, 0])) as Record<SelectionStep, number>
  return { ...none, ...Object.fromEntries(counted.map(({ step, count }) => [step, count])) }
}

type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]
type ViewRow = Awaited<ReturnType<typeof listReportViews>>[number]

function keptText(since: Date | null, now: Date): string | null {
  const until = since && keptUntil(since)
  return until && until > now ? until.toISOString() : null
}

/** Whether the job was deleted of a candidate who was in its selection until it ended. */
const fellWithJob = ({ jobId, fell }: ListedCandidacy) => jobId === null && fell

/** Whether a hiring message stood until its job was deleted. */
const fellToo = ({ status, endedBy }: Hire) => status === 'canceled' && endedBy === 'automation'

function presentProcess(
  row: ListedCandidacy,
  {
    now,
    history = [],
    views = [],
    hire,
  }: {
    now: Date
    history?: readonly HistoryRow[] | undefined
    views?: readonly ViewRow[] | undefined
    hire?: Hire | undefined
  },
): SelectiveProcess {
  return {
    processId: row.id,
    jobId: row.jobId,
    jobName: row.jobName,
    company: row.company,
    jobStatus: row.jobStatus,
    standing: row.jobStatus && (row.halted ? 'removed' : standingOf(row.jobStatus, row)),
    cvType: row.cvType,
    origin: row.origin,
    step: row.step,
    status: row.unannouncedSince ? statusOfStep(row.step) : (row.status as CandidacyStatus | null),
    outcome: row.unannouncedSince ? null : row.outcome,
    keptUntil: keptText(row.keptSince, now),
    hire: hire && (row.step === 'finalists' || fellToo(hire)) ? presentHire(hire) : null,
    withdrawn: row.withdrawn,
    hasReceipt: row.hasReceipt,
    applied: row.appliedAt.toISOString(),
    moved: row.movedAt.toISOString(),
    history: visibleHistory(history, row).map(({ type, to, happened, feedback }) => ({
      type,
      step: to,
      happened: happened.toISOString(),
      feedback: row.silenced ? null : feedback,
    })),
    reportViews: views.map(({ viewer, viewedAt }) => ({ viewer, viewed: viewedAt.toISOString() })),
  }
}
