import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { accessPathOf } from '@trampolim/marketplace/accounts/audiences.ts'
import { type Network, networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { type RouterContextProvider, redirect } from 'react-router'
import { afterSignIn } from '../../../parts/accounts/after-sign-in.ts'
import { goToSecondStep } from '../../../parts/second-step/go-to-second-step.ts'
import { signInAreas } from '../../../parts/sign-in/areas.ts'
import { failurePath, failureQuery } from '../../../parts/sign-in/network-failure.ts'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import {
  forgetNetworkStart,
  keepNetworkStart,
  keptNetworkStart,
  type NetworkStart,
} from '../../../platform/cookies/network-cookie.ts'
import { roleOf } from '../../../platform/guard.ts'
import { asSearch, href } from '../../../platform/href.ts'
import type { Route } from './+types/from-network.ts'

/**
 * The address to which a network redirects back: signs in, links the account, or explains why not. The stored state is
 * used only once.
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { network } = params
  const { publicUrl } = context.get(siteContext)
  if (!networks.has(network)) return redirect(signInAreas.professional.path)
  const begun = keptNetworkStart(request, publicUrl)
  const failed = (code: RefusalCode) => {
    const to = failedAt(context, { network, code, start: begun?.start ?? 'professional' })
    return redirect(to, { headers: { 'set-cookie': forgetNetworkStart(publicUrl) } })
  }
  if (!begun || url.search.length > 4000) return failed('network_refused')
  try {
    const calls = context.get(callsContext)
    const finished = await calls.gateway.networks.finishNetwork({ network, kept: begun.kept, query: url.search })
    if (finished.result === 'proof-needed') {
      const kept = keepNetworkStart(finished.kept, { start: begun.start, publicUrl })
      return redirect(href('/signin/link/:network', { network }), { headers: { 'set-cookie': kept } })
    }
    if (finished.result === 'linked') {
      const to = accessPathOf(roleOf(context.get(personContext))) + asSearch({ linked: network })
      return redirect(to, { headers: { 'set-cookie': forgetNetworkStart(publicUrl) } })
    }
    const { redirect: wanted, rememberMe } = finished
    const answer = afterSignIn({ session: finished, request, publicUrl, wanted, rememberMe, now: new Date() })
    answer.headers.append('set-cookie', forgetNetworkStart(publicUrl))
    return answer
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    const area = begun.start === 'recruiter' ? 'recruiter' : 'professional'
    const next = goToSecondStep(refused, { area, publicUrl, wanted: null })
    next?.headers.append('set-cookie', forgetNetworkStart(publicUrl))
    return next ?? failed(refused.code)
  }
}

type Failed = { network: Network; code: RefusalCode; start: NetworkStart }

function failedAt(context: Readonly<RouterContextProvider>, { network, code, start }: Failed): string {
  if (start !== 'access') return failurePath({ area: start, network, code, redirect: null })
  return accessPathOf(roleOf(context.get(personContext))) + asSearch(failureQuery(network, code))
}
