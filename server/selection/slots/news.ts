import type { InterviewReason } from '@trampolim/marketplace/interviews/answers.ts'
import type { SlotOfferStatus } from '@trampolim/marketplace/interviews/slots.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'
import { isTakenDown } from '../../profiles/standing.ts'

/** The data about a slot offer that letters and notifications contain. */
export type SlotNews = {
  id: string
  status: SlotOfferStatus
  candidacyId: string
  step: SelectionStep
  told: Date | null
  wish: string
  reason: InterviewReason | null
  /** The number of future times. */
  count: number
  keptStart: Date | null
  keptEnd: Date | null
  keptUntil: Date | null
  timeZone: string
  jobId: string | null
  jobName: string
  company: string | null
  forClient: boolean
  organizationId: string | null
  professionalId: string
  candidateName: string
  candidateEmail: string
  cvId: string
  /** The recruiter who made it; null once they can't select for the company any more. */
  recruiterId: string | null
  recruiterName: string | null
  recruiterEmail: string | null
}

export async function findSlotNews(tx: Tx, { id, now }: { id: string; now: Date }): Promise<SlotNews | undefined> {
  const { rows } = await sql<SlotNews>`
    select offer.id, offer.status, offer.candidacy_id as "candidacyId", candidacy.step, offer.told_at as told, offer.wish, offer.reason,
      (select count(*)::integer from interview_slot where interview_id = offer.interview_id and start_at > ${now}) as count,
      kept.start_at as "keptStart", kept.end_at as "keptEnd", offer.kept_until as "keptUntil",
      interview.timezone as "timeZone", candidacy.job_id as "jobId", candidacy.job_name as "jobName",
      candidacy.company_name as company, candidacy.for_client as "forClient", job.organization_id as "organizationId",
      candidacy.professional_id as "professionalId", professional.name as "candidateName",
      account.email as "candidateEmail", coalesce(candidacy.curriculum_id, candidacy.id) as "cvId",
      recruiter.account_id as "recruiterId", recruiter.name as "recruiterName", setter.email as "recruiterEmail"
    from slot_offer as offer
    join interview on interview.id = offer.interview_id
    join candidacy on candidacy.id = offer.candidacy_id
    join professional on professional.account_id = candidacy.professional_id
    join account on account.id = candidacy.professional_id
    left join interview_slot as kept on kept.id = offer.kept_slot_id
    left join job on job.id = candidacy.job_id
    left join recruiter on recruiter.account_id = offer.made_by and not ${isTakenDown('recruiter')}
      and recruiter.organization_id = job.organization_id
    left join account as setter on setter.id = recruiter.account_id
    where offer.id = ${id}
  `.execute(tx)
  return rows[0]
}
