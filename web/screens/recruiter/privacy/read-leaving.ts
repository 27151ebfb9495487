import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { isLastToAct } from '@trampolim/marketplace/organizations/last-to-act.ts'
import { hasBeenApproved } from '@trampolim/marketplace/organizations/profile-status.ts'

/** Says that the last who can act for a company closes it with their account, and with those of so many others. */
export const closeIntentWith = (others: number) => `${closing}${others}`
const closing = 'close-company-'
export const isCloseIntent = (intent: unknown) => typeof intent === 'string' && intent.startsWith(closing)

/** What a recruiter's page on leaving needs: their organisation, and whether nobody could act for it after them. Server only. */
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
    mayInvite: own !== null && hasBeenApproved(own) && you?.approved === true,
  }
}
