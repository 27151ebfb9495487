import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { isLastToAct } from '@trampolim/marketplace/organizations/last-to-act.ts'

/**
 * The intent by which the last person who can act for a company closes it together with their account. It contains the
 * number of other members, whose accounts remain without a company.
 */
export const closeIntentWith = (others: number) => `${closing}${others}`
const closing = 'close-company-'
export const isCloseIntent = (intent: unknown) => typeof intent === 'string' && intent.startsWith(closing)

/**
 * The data for the page on which a recruiter deletes their account: their organisation, and whether they are the last
 * person who can act for it. Server only.
 */
export async function readLeaving({ gateway }: Calls) {
  const [{ name, email }, own] = await Promise.all([
    gateway.recruiters.readRecruiter({}),
    gateway.organizations.readOrganization({}).catch((problem: unknown) => {
      if (refusalOf(problem)?.code === 'organization_not_found') return null
      throw problem
    }),
  ])
  const you = own?.recruiters.find((each) => each.you)
  const others = own?.recruiters.filter((each) => !each.you) ?? []
  return {
    name,
    email,
    company: own && (own.companyName || own.officialName || ''),
    jobs: own?.jobs ?? 0,
    last: you !== undefined && isLastToAct(you, others),
    others: others.length,
    mayInvite: own?.inForce === true && you?.approved === true,
  }
}
