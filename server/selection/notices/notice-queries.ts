import { openOffers } from '@trampolim/marketplace/interviews/slots.ts'
import { aheadStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'
import { announced, hasDeclined, isRemoved, isSilenced } from '../queries.ts'

/** A candidacy with the step of which its candidate is to be notified. */
export type DueMove = {
  candidacyId: string
  professionalId: string
  /** The step of which the candidate was last notified. */
  from: SelectionStep
  to: SelectionStep
  /**
   * Whether the candidate is notified of an interview that was set with the move, which makes a separate notification
   * unnecessary.
   */
  interviewSet: boolean
  /** The recruiter's feedback with a discard; none where the company says nothing more. */
  feedback: string | null
  /** Whether the candidate didn't want to be hired. */
  declined: boolean
  /** When the recruiter discarded them, if the company keeps them for its other jobs and they are told so. */
  keptSince: Date | null
  email: string
  name: string
  jobName: string
  company: string | null
  forClient: boolean
}

/**
 * Locks candidacies whose unannounced moves can no longer be undone, the oldest first, until the transaction ends.
 * While a job is taken down, of which its candidates were notified, nothing else about it is announced.
 */
export async function lockDueMoves(tx: Tx, { now, most }: { now: Date; most: number }): Promise<DueMove[]> {
  const { rows } = await sql<DueMove>`
    select candidacy.id as "candidacyId", candidacy.professional_id as "professionalId", candidacy.told_step as "from", candidacy.step as "to",
      case when not ${isSilenced} then last.note end as feedback, ${hasDeclined} as declined,
      case when candidacy.outcome = 'kept' and not ${isSilenced} then candidacy.discarded_at end as "keptSince", account.email,
      professional.name, candidacy.job_name as "jobName", candidacy.company_name as company,
      candidacy.for_client as "forClient", exists (
        select from interview_candidate as each
        where each.candidacy_id = candidacy.id and each.status = any(${aheadStatuses}::text[])
          and each.set_at >= candidacy.untold_since
      ) or exists (
        select from slot_offer as offer
        where offer.candidacy_id = candidacy.id and offer.status = any(${openOffers}::text[])
          and offer.set_at >= candidacy.untold_since
      ) as "interviewSet"
    from candidacy
    join professional on professional.account_id = candidacy.professional_id
    join account on account.id = candidacy.professional_id
    left join job on job.id = candidacy.job_id
    left join organization as employer on employer.id = job.organization_id
    left join lateral (
      select note from candidacy_history as entry
      where entry.candidacy_id = candidacy.id and entry.type = 'discarded' and entry.actor = 'recruiter'
        and candidacy.step = 'discarded'
      order by entry.happened_at desc, entry.id desc limit 1
    ) as last on true
    where candidacy.undo_until <= ${now} and not coalesce(${isRemoved}, false)
    order by candidacy.undo_until, candidacy.id limit ${most} for no key update of candidacy skip locked
  `.execute(tx)
  return rows
}

/** Marks the candidates of these candidacies as notified; of keeping, only those who were told so are kept. */
export async function forgetUnannounced(
  tx: Tx,
  { candidacyIds, keptIds }: { candidacyIds: readonly string[]; keptIds: readonly string[] },
) {
  await sql`
    update candidacy set ${announced},
      outcome = case when outcome <> 'kept' or id = any (${keptIds}::text[]) then outcome end
    where id = any (${candidacyIds}::text[])
  `.execute(tx)
}
