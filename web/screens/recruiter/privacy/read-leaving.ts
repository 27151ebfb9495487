import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { hasBeenApproved } from '@trampolim/marketplace/organizations/profile-status.ts'

/** Says that the last person of a company closes it with their account. */
export const closeIntent = 'close-company'

/** What a recruiter's page on leaving needs: their organisation, and whether they are its only member. Server only. */
export async function readLeaving({ gateway }: Calls) {
  const [{ name, email }, own] = await Promise.all([
    gateway.recruiters.readRecruiter({}),
    gateway.organizations.readOrganization({}).catch((problem: unknown) => {
      if (refusalOf(problem)?.code === 'organization_not_found') return null
      throw problem
    }),
  ])
  const you = own?.recruiters.find((each) => each.you)
  return {
    name,
    email,
    company: own && (own.companyName || own.officialName || ''),
    jobs: own?.jobs ?? 0,
    alone: own !== null && own.recruiters.length === 1,
    mayInvite: own !== null && hasBeenApproved(own) && you?.approved === true,
  }
}
