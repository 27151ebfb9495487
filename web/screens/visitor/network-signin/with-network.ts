import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { redirect } from 'react-router'
import { signInAreas } from '../../../parts/sign-in/areas.ts'
import { failurePath } from '../../../parts/sign-in/network-failure.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { keepNetworkStart } from '../../../platform/cookies/network-cookie.ts'
import type { Route } from './+types/with-network.ts'

/** Only a form can start a sign-in through a network, never a link from another site. */
export const loader = () => redirect(signInAreas.professional.path)

/** The maximal length of a path stored while the person is on the network's site. */
const longestPath = 1000

/** Redirects to the network's own page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const area = form.get('area') === 'recruiter' ? 'recruiter' : 'professional'
  const { network } = params
  const wanted = safeRedirect(form.get('redirect')) ?? null
  if (!networks.has(network)) return redirect(signInAreas[area].path)
  try {
    const { address, kept } = await context.get(callsContext).gateway.networks.startSignIn({
      network,
      type: signInAreas[area].type,
      ...(wanted !== null && wanted.length <= longestPath && { redirect: wanted }),
    })
    const { publicUrl } = context.get(siteContext)
    return redirect(address, { headers: { 'set-cookie': keepNetworkStart(kept, { start: area, publicUrl }) } })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return redirect(failurePath({ area, network, code: refused.code, redirect: wanted }))
  }
}
