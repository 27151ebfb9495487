import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/addresses.ts'

/** The address of a CEP as JSON, for the form that is being filled in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return Response.json(await context.get(callsContext).gateway.accounts.zipCodeAddress({ zip: params.zip }))
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return Response.json({ code: refused.code }, { status: refused.status })
  }
}
