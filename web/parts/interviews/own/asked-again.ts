import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { reconfirmationAt } from '@trampolim/marketplace/interviews/duties.ts'

type Shown = {
  items: readonly Pick<OwnInterview, 'interviewId' | 'startDateTime'>[]
  offers: readonly Pick<OwnSlotOffer, 'id' | 'interviewId'>[]
  now: Date
}

/** Whether a candidate is still reminded of the interview that they agreed to, given its id or that of its offer of times. */
export function isAskedAgain(of: string | null, { items, offers, now }: Shown): boolean {
  const interviewId = offers.find(({ id }) => id === of)?.interviewId ?? of
  const agreed = items.find((each) => each.interviewId === interviewId)
  return agreed !== undefined && now < reconfirmationAt(new Date(agreed.startDateTime))
}
