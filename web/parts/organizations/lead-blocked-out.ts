import type { Calls } from '@trampolim/contract/client/calls.ts'
import { redirect } from 'react-router'
import { href } from '../../platform/href.ts'

/** Leads recruiters of a blocked company from what is closed to them to their panel, which says why. Server only. */
export async function leadBlockedOut({ gateway }: Calls) {
  const { organizationBlocked } = await gateway.recruiters.readRecruiter({})
  if (organizationBlocked) throw redirect(href('/recruiter/dashboard'))
}
