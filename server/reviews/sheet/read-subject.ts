import type { JobContent } from '@trampolim/contract/job-content.ts'
import { publicTextsOf } from '@trampolim/marketplace/jobs/public-view.ts'
import { salaryOfJob } from '@trampolim/marketplace/jobs/salary-of-job.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import {
  hintsOfJob,
  hintsOfOrganization,
  hintsOfRecruiter,
  type ReviewHint,
} from '@trampolim/marketplace/reviews/hints.ts'
import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { contentOf } from '../../jobs/content/stored.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { readProfile } from '../../professionals/queries.ts'
import type { Reviewed } from '../../rounds/rows.ts'
import {
  findReviewedJob,
  findReviewedOrganization,
  findReviewedRecruiter,
  type ReviewedJobRow,
} from './subject-queries.ts'

/** A subject's current content as reviewers read it. */
export type SubjectNow = {
  status: JobStatus | ProfileStatus
  name: string
  /** Whether it was published and not taken down, so that its edit comes before everything new. */
  isPublished: boolean
  /**
   * The files of an organisation's current and published logo, if a new one awaits review; `alone` if nothing else
   * does.
   */
  logo: { now: string | null; shown: string | null; alone: boolean } | null
  /** The organisation that it belongs to, or that a recruiter asks to join; null for a candidate. */
  organizationId: string | null
  /** By the field names of the sheet. */
  fields: Readonly<Record<string, unknown>>
  hints: ReviewHint[]
}

type Reading = (database: Database | Tx, id: string, now: Date) => Promise<SubjectNow | undefined>

const readings: Readonly<Record<ReviewSubject, Reading>> = {
  job: readJob,
  organization: readOrganization,
  recruiter: readRecruiter,
  candidate: readCandidate,
}

/** Reads a subject's current content; undefined if it no longer exists. */
export async function readSubject(
  database: Database | Tx,
  { subject, subjectId, now }: Reviewed & { now: Date },
): Promise<SubjectNow | undefined> {
  return readings[subject](database, subjectId, now)
}

async function readJob(database: Database | Tx, id: string, now: Date): Promise<SubjectNow | undefined> {
  const row = await findReviewedJob(database, id)
  if (!row) return undefined
  const content = contentOf(row)
  return {
    status: row.status,
    isPublished: row.first_approved_at !== null && row.taken_down_at === null,
    logo: null,
    name: row.job_name,
    organizationId: row.organization_id,
    fields: {
      ...content,
      occupation: { cbo: row.cbo, title: row.occupation_title },
      workPlaces: content.workPlaces.map((place) => ({ ...place, ...townOf(row, place.cityState) })),
      legalException: row.legal_exception && content.legalException,
    },
    hints: hintsOfStoredJob(row, content, now),
  }
}

function hintsOfStoredJob(row: ReviewedJobRow, content: JobContent, now: Date) {
  return hintsOfJob(
    {
      minimumExperience: row.minimum_experience,
      salary: salaryOfJob(content) ?? { salaryType: row.salary_type },
      kind: content.jobSpecificType ?? jobSpecificTypes.code.professional,
      hours: content,
      contractType: row.contract_type,
      cbo: row.cbo,
      hideContractingCompanyName: row.hide_contracting_company_name,
      texts: publicTextsOf(content),
      companyNames: [row.company_name, row.official_name],
      asksForGenderOrAge: row.legal_exception !== null,
    },
    { year: Number(dayOf(now).slice(0, 4)) },
  )
}

function townOf({ towns }: ReviewedJobRow, cityState: number | null | undefined) {
  const [city, state] = towns[cityState ?? 0] ?? ['', '']
  return { city, state }
}

async function readOrganization(database: Database | Tx, id: string): Promise<SubjectNow | undefined> {
  const row = await findReviewedOrganization(database, id)
  if (!row) return undefined
  const { status, logo, shownLogo, changeWaits, city, state, cityState, ...written } = row
  const shown = changeWaits ? shownLogo : null
  return {
    status: status as ProfileStatus,
    isPublished: false,
    logo: logo === shown ? null : { now: logo, shown, alone: status === 'approved' && Boolean(changeWaits) },
    name: row.companyName ?? row.officialName,
    organizationId: id,
    fields: { ...written, dontHaveSite: row.site === null, cityState: { cityState, city, state } },
    hints: hintsOfOrganization(row),
  }
}

async function readRecruiter(database: Database | Tx, accountId: string): Promise<SubjectNow | undefined> {
  const row = await findReviewedRecruiter(database, accountId)
  if (!row) return undefined
  const { joiningId, joiningCompany, joiningIdcard, waitingJob } = row
  return {
    status: row.status,
    isPublished: false,
    logo: null,
    name: row.name,
    organizationId: row.organizationId ?? joiningId,
    fields: {
      name: row.name,
      email: row.email,
      phones: [{ phone: row.phone, isWhatsApp: row.isWhatsApp }],
      joining: joiningId && { organizationId: joiningId, company: joiningCompany, idcard: joiningIdcard },
      waitingJob: waitingJob && { jobName: waitingJob.jobName },
    },
    hints: hintsOfRecruiter({
      email: row.email,
      site: row.joiningSite ?? row.site,
      joins: joiningId !== null,
      declined: row.declined,
      hasWaitingJob: waitingJob !== null,
    }),
  }
}

/** Includes the CPF: reviewers see it (product, who sees what). */
async function readCandidate(database: Database | Tx, accountId: string): Promise<SubjectNow | undefined> {
  const profile = await readProfile(database, accountId)
  if (!profile) return undefined
  const { name, cpf, birthDate, gender, email, zipCode, cityState, city, state, district, street, pcdData } = profile
  const phones = profile.phones.map(({ phone, isWhatsApp }) => ({ phone, isWhatsApp }))
  return {
    status: profile.status,
    isPublished: false,
    logo: null,
    name,
    organizationId: null,
    fields: {
      ...{ name, cpf, birthDate, gender, email, phones, zipCode, district, street, pcdData },
      cityState: { cityState, city, state },
    },
    hints: [],
  }
}
