import type { InterviewReason } from '@trampolim/marketplace/interviews/answers.ts'
import type { SlotOfferStatus } from '@trampolim/marketplace/interviews/slots.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'
import { type CandidacyNews, candidacyNews, joinCandidacy } from '../candidacy-news.ts'
import { isElsewhere } from '../interviews/queries.ts'

/** The data about a slot offer that letters and notifications contain. */
export type SlotNews = CandidacyNews & {
  id: string
  status: SlotOfferStatus
  step: SelectionStep
  told: Date | null
  wish: string
  reason: InterviewReason | null
  /** The number of future times. */
  count: number
  /** When the last time begins. */
  lastStart: Date | null
  keptStart: Date | null
  keptEnd: Date | null
  keptUntil: Date | null
  timeZone: string
  /** Whether the clocks show another time where the candidate lives. */
  candidateElsewhere: boolean
}

export async function findSlotNews(tx: Tx, { id, now }: { id: string; now: Date }): Promise<SlotNews | undefined> {
  const { rows } = await sql<SlotNews>`
    select ${candidacyNews}, offer.id, offer.status, candidacy.step, offer.told_at as told, offer.wish, offer.reason,
      (select count(*)::integer from interview_slot where interview_id = offer.interview_id and start_at > ${now}) as count,
      (select max(start_at) from interview_slot where interview_id = offer.interview_id) as "lastStart",
      kept.start_at as "keptStart", kept.end_at as "keptEnd", offer.kept_until as "keptUntil",
      interview.timezone as "timeZone", ${isElsewhere(sql`${now}::timestamptz`)} as "candidateElsewhere"
    from slot_offer as offer
    join interview on interview.id = offer.interview_id
    left join interview_slot as kept on kept.id = offer.kept_slot_id
    ${joinCandidacy({ candidacyId: sql.ref('offer.candidacy_id'), madeBy: sql.ref('offer.made_by') })}
    where offer.id = ${id}
  `.execute(tx)
  return rows[0]
}
